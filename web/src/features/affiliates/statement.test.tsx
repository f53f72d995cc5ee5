import '../../testing/console-guard.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, brl, draw, PAYOUTS, region, STATEMENT } from '../../testing/dashboard.tsx';
import { BUSY_PANEL, ENTRY, PAYOUT, QUIET_PANEL } from '../../testing/panel.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the statement', () => {
  it('says product, cause, base, commission and state of every line, and nobody’s name', async () => {
    const items = [
      ENTRY,
      { ...ENTRY, id: 'e2', product: 'vip', cause: 'refund', baseCents: -2_990, amountCents: -748, state: 'payable' },
      { ...ENTRY, id: 'e3', cause: 'return', state: 'sending' },
      { ...ENTRY, id: 'e4', state: 'paid' },
      { ...ENTRY, id: 'e5', cause: 'own', baseCents: -1_990, amountCents: -497 },
    ];
    await draw(BUSY_PANEL, { [STATEMENT]: () => ({ items, nextCursor: null }) });
    await (await region('Extrato')).findByText('VIP · devolução');
    const rows = (await region('Extrato')).getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.map((row) => row?.replace(/\d\d de nov\., \d\d:\d\d/u, 'HORA'))).toEqual([
      brl('Pacote de moedas · compra+R$ 4,97HORA · de R$ 19,90Retida até 4 de dez.'),
      brl('VIP · devolução−R$ 7,48HORA · de −R$ 29,90Liberada'),
      brl('Pacote de moedas · recebida de novo+R$ 4,97HORA · de R$ 19,90A caminho'),
      brl('Pacote de moedas · compra+R$ 4,97HORA · de R$ 19,90Paga'),
      brl('Pacote de moedas · compra sua−R$ 4,97HORA · de −R$ 19,90Retida até 4 de dez.'),
    ]);
    expect((await region('Extrato')).getByText(/^Compra sua é de uma conta/u)).toBeDefined();
  });

  it('goes on page by page', async () => {
    const { server } = await draw(BUSY_PANEL, {
      [STATEMENT]: () =>
        String(server.mock.lastCall?.[0]).includes('cursor')
          ? { items: [{ ...ENTRY, id: 'e2', product: 'vip' }], nextCursor: null }
          : { items: [ENTRY], nextCursor: 'e1' },
    });
    const statement = await region('Extrato');
    fireEvent.click(await statement.findByRole('button', { name: 'Ver mais' }));
    expect(await statement.findByText('VIP · compra')).toBeDefined();
    expect(asked(server, '/api/affiliate/statement')).toEqual(['', '?cursor=e1']);
  });

  it('is there as a file', async () => {
    await draw(QUIET_PANEL);
    const link = (await region('Extrato')).getByRole('link', { name: 'Baixar CSV' });
    expect(link.getAttribute('href')).toBe('/api/affiliate/statement.csv');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('says that there is none, and none of the payouts either', async () => {
    await draw(QUIET_PANEL);
    expect(
      await screen.findByText('Nada por aqui ainda. Cada compra de quem você trouxer vira uma linha.'),
    ).toBeDefined();
    expect(await screen.findByText('Nenhum pagamento ainda. O primeiro aparece aqui.')).toBeDefined();
  });

  it('shows the lines of the payout that is opened, leads there, and back to all', async () => {
    const items = [
      PAYOUT,
      { ...PAYOUT, id: 'p0', amountCents: 2_100, status: 'paid', endedAt: '2026-10-06T15:00:00.000Z' },
      { ...PAYOUT, id: 'p9', status: 'refused', endedAt: '2026-10-06T15:00:00.000Z' },
    ];
    const { server, search } = await draw(
      BUSY_PANEL,
      { [PAYOUTS]: () => ({ items, nextCursor: null }), [STATEMENT]: () => ({ items: [ENTRY], nextCursor: null }) },
      '/affiliate/dashboard?dias=7',
    );
    const payouts = await region('Pagamentos');
    const [first] = await payouts.findAllByRole('link');
    const words = payouts.getAllByRole('link').map((link) => link.textContent);
    expect(words[0]).toBe(brl('R$ 25,005 de novembro · Pix 123•••••-09A caminho, ver as linhas deste pagamento'));
    expect(words[1]).toContain('Pago em 6 de out.');
    expect(words[2]).toContain('Não foi: o valor voltou pra liberada');
    if (first !== undefined) fireEvent.click(first);
    const title = await screen.findByRole('heading', { name: 'Extrato deste pagamento' });
    expect(search()).toEqual({ dias: 7, pagamento: 'p1' });
    expect(document.activeElement).toBe(title);
    await waitFor(() => expect(asked(server, '/api/affiliate/statement')).toEqual(['', '?payout=p1']));
    fireEvent.click(screen.getByRole('link', { name: 'Ver o extrato todo' }));
    expect(await screen.findByRole('heading', { name: 'Extrato' })).toBeDefined();
    expect(search()).toEqual({ dias: 7 });
  });
});
