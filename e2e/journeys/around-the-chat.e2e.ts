/** What is around the messages: what she remembers, why she said something, gifts, photos, telling us, and help. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, composer, openConversation, replyAfter, say } from '../pages/conversation.ts';
import { DEVICES } from '../pages/devices.ts';
import { choose, log, openHeaderItem } from '../pages/message.ts';
import { newPerson, register } from '../pages/person.ts';

/** Says something and waits for what she answers. */
async function exchange(page: Page, text: string): Promise<void> {
  const before = await bubbles(page).count();
  await say(page, text);
  await replyAfter(page, before + 1);
}

async function balance(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/user/tokens')).json()) as number);
}

function hers(page: Page) {
  return log(page)
    .getByRole('article', { name: /^Lívia/u })
    .last();
}

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page, context, app }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
      await page.goto(`${app.url}/register`);
      await register(page, newPerson());
      await page.waitForURL(`${app.url}/`);
      await openConversation(page, 'livia');
      await expect(bubbles(page)).not.toHaveCount(0);
    });

    test('a yes, and she remembers; what she knows is seen, corrected, pinned, forgotten and turned off', async ({
      page,
    }) => {
      await exchange(page, 'Moro em Recife');
      await exchange(page, 'Tenho um gato chamado Paçoca');
      const asked = page.getByRole('region', { name: 'Memória' });
      await expect(asked).toHaveCount(0);
      await exchange(page, 'Hoje o dia foi comprido');
      await expect(asked).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await asked.getByRole('button', { name: 'Pode lembrar' }).click();
      await expect(asked).toHaveCount(0);
      await exchange(page, 'Adoro café sem açúcar');

      await openHeaderItem(page, 'O que ela lembra');
      const panel = page.getByRole('dialog', { name: 'O que Lívia lembra' });
      await expect(panel.getByText('Você mora em Recife')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);

      await panel.getByRole('button', { name: 'Corrigir: Você mora em Recife' }).click();
      await expect(panel.getByLabel('Como é de verdade')).toBeFocused();
      await panel.getByLabel('Como é de verdade').fill('Olinda');
      await panel.getByRole('button', { name: 'Corrigir', exact: true }).click();
      await expect(panel.getByText('Você mora em Olinda')).toBeVisible();
      await expect(panel.getByText('Corrigida por você.')).toBeVisible();

      await panel.getByRole('button', { name: 'Fixar: Você mora em Olinda' }).click();
      await expect(panel.getByRole('region', { name: 'Fixadas' }).getByText(/Olinda/u)).toBeVisible();
      await panel.getByLabel('Pedir que Lívia lembre').fill('Sou alérgico a camarão');
      await panel.getByRole('button', { name: 'Lembrar', exact: true }).click();
      await expect(panel.getByRole('region', { name: 'Fixadas' }).getByText('Sou alérgico a camarão')).toBeVisible();

      await panel.getByRole('button', { name: 'Esquecer: Sou alérgico a camarão' }).click();
      await expect(panel.getByRole('button', { name: 'Deixar', exact: true })).toBeFocused();
      expect(await findProblems(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Esquecer', exact: true }).click();
      await expect(panel.getByText('Sou alérgico a camarão')).toHaveCount(0);

      await panel.getByRole('switch').click();
      await page.getByRole('button', { name: 'Desligar e apagar' }).click();
      await expect(panel.getByText('A memória está desligada.')).toBeVisible();
      await expect(panel.getByText(/Olinda/u)).toHaveCount(0);
      await page.reload();
      await openHeaderItem(page, 'O que ela lembra');
      await expect(page.getByRole('switch')).not.toBeChecked();
    });

    test('a message of hers says why, can be heard where there is a voice, and can be reported', async ({ page }) => {
      await exchange(page, 'Boa noite');
      await choose(page, hers(page), /^Por que ela disse isso/u);
      const receipt = page.getByRole('dialog', { name: 'Por que ela disse isso' });
      await expect(receipt.getByText(/personagem de IA: nenhuma pessoa escreveu isso/u)).toBeVisible();
      await expect(receipt.getByText(/motor da casa/u)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, hers(page), /^Ouvir/u);
      const listening = page.getByRole('dialog', { name: 'Na voz de Lívia' });
      await expect(listening.getByRole('listitem').first()).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, hers(page), /^Denunciar/u);
      await page.getByRole('button', { name: 'Golpe ou spam' }).click();
      await expect(page.getByRole('heading', { name: 'Denúncia recebida' })).toBeVisible();
    });

    test('a gift and a photo: the price first, then it is taken, and she reacts', async ({ page }) => {
      await exchange(page, 'Boa noite');
      const had = 500 - 2;
      await expect.poll(() => balance(page)).toBe(had);
      const open = () => page.getByRole('button', { name: 'Dar um presente ou pedir uma foto' }).click();
      await open();
      const gifts = page.getByRole('dialog', { name: 'Mandar um mimo' });
      await gifts.getByText('Estrela').click();
      await expect(gifts.getByRole('link', { name: 'Comprar moedas' })).toBeVisible();
      await gifts.getByText('Playlist').click();
      expect(await findProblems(page)).toEqual([]);
      const before = await log(page)
        .getByRole('article', { name: /^Lívia/u })
        .count();
      await gifts.getByRole('button', { name: 'Mandar Playlist · 80 moedas' }).click();
      await expect(gifts).toHaveCount(0);
      await expect(log(page).getByText('Você mandou')).toBeVisible();
      await expect
        .poll(
          () =>
            log(page)
              .getByRole('article', { name: /^Lívia/u })
              .count(),
          { timeout: 20_000 },
        )
        .toBeGreaterThan(before);
      await expect.poll(() => balance(page)).toBe(had - 80);

      await open();
      await page.getByText('Foto', { exact: true }).click();
      const photo = page.getByRole('dialog', { name: 'Pedir uma foto' });
      await photo.getByText('Praia', { exact: true }).click();
      expect(await findProblems(page)).toEqual([]);
      await photo.getByRole('button', { name: 'Pedir a foto · 25 moedas' }).click();
      await expect(log(page).getByRole('img', { name: /Lívia/u }).last()).toBeVisible();
      await expect.poll(() => balance(page)).toBe(had - 80 - 25);

      await expect(page.getByText('Humor: carinhosa')).toBeAttached();
      await page.goto(new URL('/profile/livia', page.url()).href);
      await expect(page.getByText('Nível 1 · Primeiras conversas')).toBeVisible();
      const mine = page.getByRole('region', { name: 'Fotos que Lívia te mandou' });
      await mine.getByRole('button', { name: 'Ver maior: Retrato de Lívia: praia' }).click();
      await expect(page.getByRole('dialog', { name: 'Foto' }).getByText(/^1 de 1/u)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Foto' })).toHaveCount(0);
      expect(await findProblems(page)).toEqual([]);
    });

    test('H01: without a connection, who is in danger sees who listens, and the message waits', async ({
      page,
      context,
    }) => {
      await exchange(page, 'Boa noite');
      const brought = page.waitForResponse(/crisis-watch/u);
      await page.reload();
      await brought;
      await context.setOffline(true);
      await composer(page).fill('não aguento mais viver');
      await page.getByRole('button', { name: 'Guardar e enviar depois' }).click();
      await expect(page.getByRole('alert').getByRole('link', { name: 'Ligar 188' })).toBeVisible();
      await expect(page.getByText('Na fila. Vai quando a conexão voltar.')).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await context.setOffline(false);
      await expect(log(page).getByRole('region', { name: 'Ajuda agora' })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('alert').getByRole('link', { name: 'Ligar 188' })).toHaveCount(0);
    });
  });
}
