import '../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import {
  asked,
  brl,
  draw,
  fill,
  IN,
  OUT,
  PANEL,
  Page,
  PIX_KEY,
  press,
  region,
  STATUS,
} from '../../testing/dashboard.tsx';
import { stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, stubServer } from '../../testing/page.tsx';
import { BUSY_PANEL, QUIET_PANEL, quietDays } from '../../testing/panel.ts';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stubDialogs();
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});

describe('who may see the panel', () => {
  it('waits while it is not known who is here', async () => {
    stubServer({});
    await drawPage(() => <Page />, { path: '/affiliate/dashboard' });
    expect(screen.getByRole('status').textContent).toBe('Carregando');
  });

  it('sends everyone else to the affiliate login', async () => {
    const { pathname } = await draw(QUIET_PANEL, { [STATUS]: () => OUT });
    await waitFor(() => expect(pathname()).toBe('/affiliate/login'));
    expect(screen.queryByText('Rafa Moreira')).toBeNull();
  });

  it('sends to the login whose session ended since', async () => {
    let isIn = true;
    const { pathname } = await draw(QUIET_PANEL, {
      [STATUS]: () => (isIn ? IN : OUT),
      [PANEL]: () => {
        isIn = false;
        return errorAnswer(401, 'affiliates.signed-out', 'Entre como afiliado para continuar.');
      },
    });
    await waitFor(() => expect(pathname()).toBe('/affiliate/login'));
  });

  it('shows who it is, and shapes while the numbers are on their way', async () => {
    await draw(QUIET_PANEL, { [PANEL]: () => new Promise(() => undefined) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rafa Moreira');
    expect(screen.getByText('rafa@correio.com')).toBeDefined();
    expect(screen.getByText('Carregando')).toBeDefined();
  });

  it('can be asked for again, and says that there is no connection', async () => {
    let isDown = true;
    await draw(QUIET_PANEL, {
      [PANEL]: () => (isDown ? errorAnswer(503, 'internal', 'Voltamos já.') : QUIET_PANEL),
    });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    isDown = false;
    press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: 'Seu link' })).toBeDefined();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^Sem conexão: estes números são de antes/u)).toBeDefined();
  });
});

describe('what is shared', () => {
  /** What the browser has for taking a text elsewhere. */
  const stubDevice = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  afterEach(() => {
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  });

  it('is copied as it is, and with a label in letters that a link can carry', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    stubDevice('clipboard', { writeText });
    await draw(QUIET_PANEL);
    await screen.findByLabelText('Link completo');
    press('Copiar link');
    await waitFor(() => expect(currentToast()?.title).toBe('Copiado'));
    fill('Etiqueta (opcional)', 'Rádio São João, 2ª temporada!');
    expect(screen.getByLabelText('Etiqueta (opcional)')).toHaveProperty('value', 'radio-sao-joao-2-tempora');
    press('Copiar link');
    press('Copiar código');
    expect(writeText.mock.calls.flat()).toEqual([
      'https://cafune.example/r/0a1b2c3d4e',
      'https://cafune.example/r/0a1b2c3d4e/radio-sao-joao-2-tempora',
      '0a1b2c3d4e',
    ]);
  });

  it('is shown to be copied by hand where the browser does not let us', async () => {
    await draw(QUIET_PANEL);
    await screen.findByLabelText('Link completo');
    press('Copiar link');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Copie o link',
        description: 'https://cafune.example/r/0a1b2c3d4e',
      }),
    );
  });

  it('goes through the device where it has a way to share, and only there', async () => {
    const { unmount } = await draw(QUIET_PANEL);
    await screen.findByLabelText('Link completo');
    expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
    unmount();
    const share = vi.fn(async (_shared: ShareData) => undefined);
    stubDevice('share', share);
    await draw(QUIET_PANEL);
    await screen.findByLabelText('Link completo');
    fill('Etiqueta (opcional)', 'bio');
    press('Compartilhar');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ url: 'https://cafune.example/r/0a1b2c3d4e/bio' });
  });
});

describe('what happened in some days', () => {
  it('begins with thirty, and other days are a part of the address', async () => {
    const { server, search } = await draw(BUSY_PANEL);
    expect(await screen.findByRole('heading', { name: 'Últimos 30 dias' })).toBeDefined();
    const period = within(screen.getByRole('navigation', { name: 'Período' }));
    expect(period.getByRole('link', { name: '30 dias' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(period.getByRole('link', { name: '7 dias' }));
    expect(await screen.findByRole('heading', { name: 'Últimos 7 dias' })).toBeDefined();
    expect(search()).toEqual({ dias: 7 });
    await waitFor(() => expect(asked(server, '/api/affiliate/panel')).toEqual(['?days=30', '?days=7']));
  });

  it('keeps the link and the money while other days are on their way, and when they do not come', async () => {
    const { server } = await draw(BUSY_PANEL, {
      [PANEL]: () =>
        String(server.mock.lastCall?.[0]).endsWith('=7') ? errorAnswer(503, 'internal', 'Voltamos já.') : BUSY_PANEL,
    });
    fireEvent.click(await screen.findByRole('link', { name: '7 dias' }));
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Seu link' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Suas comissões' })).toBeDefined();
    expect(screen.queryByText('Do clique à compra')).toBeNull();
  });

  it('takes thirty for days that nobody can ask for', async () => {
    const { server } = await draw(BUSY_PANEL, {}, '/affiliate/dashboard?dias=12');
    expect(await screen.findByRole('heading', { name: 'Últimos 30 dias' })).toBeDefined();
    expect(asked(server, '/api/affiliate/panel')).toEqual(['?days=30']);
  });

  it('says how many took each step, of those who could; nobody needs a trial to buy', async () => {
    await draw(BUSY_PANEL);
    const steps = (await region('Do clique à compra')).getAllByRole('listitem').map((item) => item.textContent);
    expect(steps).toEqual([
      'Cliques1.200',
      'Visitantes80066,7% de quem podia chegar aqui',
      'Cadastros405% de quem podia chegar aqui',
      'Testes do VIP00% de quem podia chegar aqui',
      'Compradores615% de quem podia chegar aqui',
    ]);
    expect((await region('Do clique à compra')).getByText('R$ 319,40')).toBeDefined();
  });

  it('says the chart in a sentence and in a table, with what was taken back', async () => {
    await draw(BUSY_PANEL);
    const chart = await region('Dia a dia');
    expect(
      chart.getByText(/^De 25 de outubro a 23 de novembro: 1\.250 cliques, 30 cadastros e/u).textContent,
    ).toContain('O dia com mais cliques foi 14 de novembro, com 90.');
    const rows = within(chart.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(31);
    expect(rows[1]?.textContent).toBe(brl('23 de novembro402R$ 11,60'));
    expect(rows[5]?.textContent).toBe(brl('19 de novembro401−R$ 4,97'));
  });

  it('shows the values of the day under the pointer', async () => {
    const { container } = await draw(BUSY_PANEL);
    await region('Dia a dia');
    const pointer = container.querySelector('.panel-pointer');
    if (pointer === null) throw new Error('no chart');
    pointer.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    fireEvent.pointerMove(pointer, { clientX: 205 });
    expect(pointer.textContent).toBe(brl('14 de novembroCliques 90Cadastros 2Comissão R$ 8,00'));
    fireEvent.pointerMove(pointer, { clientX: 900 });
    expect(pointer.textContent).toMatch(/^23 de novembro/u);
    fireEvent.pointerLeave(pointer);
    expect(pointer.textContent).toBe('');
  });

  it('draws ninety days as it draws seven', async () => {
    const { container } = await draw({ ...BUSY_PANEL, days: quietDays(90) }, {}, '/affiliate/dashboard?dias=90');
    await region('Dia a dia');
    expect(container.querySelectorAll('[data-series="commission"] .panel-bars > i')).toHaveLength(90);
    expect([...container.querySelectorAll('.panel-days > span')].map((label) => label.textContent)).toEqual([
      '26/8',
      '25/9',
      '24/10',
      '23/11',
    ]);
  });

  it('names the links with most clicks', async () => {
    await draw(BUSY_PANEL);
    const rows = (await region('Links com mais cliques')).getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['Sem etiqueta700500224', 'podcast500300182']);
  });

  it('says nothing of what became of the few who came by a label', async () => {
    const few = { label: 'bio', clicks: 3, visitors: 2, signUps: null, buyers: null };
    await draw({ ...BUSY_PANEL, links: [...BUSY_PANEL.links, few] });
    const links = await region('Links com mais cliques');
    expect(links.getAllByRole('row').at(-1)?.textContent).toBe('bio32—não mostramos—não mostramos');
    expect(links.getByText(/^Com menos de 5 cadastros numa etiqueta/u)).toBeDefined();
  });

  it('says what to do where nobody clicked yet', async () => {
    await draw(QUIET_PANEL);
    expect(await screen.findByText('Ninguém clicou ainda')).toBeDefined();
    expect(screen.queryByText('Do clique à compra')).toBeNull();
  });

  it('does not say so to whom people came before', async () => {
    await draw({ ...QUIET_PANEL, commission: BUSY_PANEL.commission });
    expect(await screen.findByText('Ninguém clicou nestes 30 dias')).toBeDefined();
  });
});

describe('the money', () => {
  it('stands by what became of it, with the day when more is free', async () => {
    await draw(BUSY_PANEL);
    const states = (await region('Suas comissões')).getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(states).toEqual([
      brl('RetidaR$ 49,70A próxima libera em 2 de dezembro'),
      brl('LiberadaR$ 29,90Pronta pro próximo pagamento'),
      brl('A caminhoR$ 25,00Pix em andamento'),
      brl('PagaR$ 123,45Desde o começo'),
    ]);
  });

  it('explains what is below zero', async () => {
    await draw({ ...BUSY_PANEL, commission: { ...BUSY_PANEL.commission, payableCents: -497 } });
    const states = await region('Suas comissões');
    expect(states.getByText('−R$ 4,97')).toBeDefined();
    expect(states.getByText(/foram devolvidas, contestadas ou eram suas/u)).toBeDefined();
  });

  it.each([
    { changes: {}, says: /^Passa de R\$\s20,00: sai por Pix a partir desse dia\.$/u },
    { changes: { pixKey: null }, says: /Falta a sua chave Pix/u },
    {
      changes: { nextPayout: { on: '2026-12-05', amountCents: 760, isEnough: false } },
      says: /^Faltam R\$\s12,40 pra chegar em R\$\s20,00/u,
    },
    {
      changes: { nextPayout: { on: '2026-12-05', amountCents: -240, isEnough: false } },
      says: /^Faltam R\$\s22,40 pra chegar em R\$\s20,00/u,
    },
  ])('says what the next payout waits for: $says', async ({ changes, says }) => {
    await draw({ ...BUSY_PANEL, ...changes });
    const payout = await region('Próximo pagamento');
    expect(payout.getByText('5 de dezembro')).toBeDefined();
    expect(payout.getByText(says)).toBeDefined();
  });

  it('takes a Pix key with the password, and shows it hidden', async () => {
    const bodies: unknown[] = [];
    await draw(
      { ...BUSY_PANEL, pixKey: null },
      {
        [PIX_KEY]: ({ body }) => {
          bodies.push(JSON.parse(String(body)));
          return { pixKey: 'ra•••••om' };
        },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar chave Pix' }));
    press('Guardar chave');
    expect(screen.getByText('Escolha o tipo da chave.')).toBeDefined();
    expect(screen.getByText('Informe a chave Pix.')).toBeDefined();
    expect(screen.getByText('Informe sua senha.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'E-mail' }));
    expect(screen.queryByText('Escolha o tipo da chave.')).toBeNull();
    fill('Chave Pix', 'rafa@correio.com');
    fill('Sua senha de afiliado', 'moqueca com dendê');
    press('Guardar chave');
    expect(await screen.findByText('ra•••••om')).toBeDefined();
    expect(bodies).toEqual([{ kind: 'email', pixKey: 'rafa@correio.com', password: 'moqueca com dendê' }]);
    expect(currentToast()?.title).toBe('Chave Pix guardada');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Trocar a chave Pix' })).toBeDefined();
  });

  it.each([
    { status: 422, code: 'affiliates.invalid-pix-key', message: 'Essa chave Pix não parece certa.' },
    { status: 422, code: 'affiliates.wrong-password', message: 'Senha incorreta.' },
    { status: 429, code: 'auth.busy', message: 'Muita gente agora.' },
  ])('says the server’s sentence and keeps what was typed: $code', async ({ status, code, message }) => {
    const { pathname } = await draw(BUSY_PANEL, { [PIX_KEY]: () => errorAnswer(status, code, message) });
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar a chave Pix' }));
    fireEvent.click(screen.getByRole('radio', { name: 'CPF' }));
    fill('Chave Pix', 'rafa');
    fill('Sua senha de afiliado', 'errada mesmo');
    press('Guardar chave');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Chave Pix')).toHaveProperty('value', 'rafa');
    expect(pathname()).toBe('/affiliate/dashboard');
    fill('Chave Pix', 'rafa@correio.com');
    expect(screen.queryByText(message)).toBeNull();
  });
});
