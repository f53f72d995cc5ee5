import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pngCard, readPngCard } from '../pages/character-card.ts';
import { replyAfter, say } from '../pages/conversation.ts';
import { newPerson, register } from '../pages/person.ts';

const PHONE = { width: 390, height: 844 };

/** Counts taps, as a person would: typing and scrolling are none. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => event.isTrusted && event.detail > 0 && (window as never as { countTap(): void }).countTap(),
      true,
    );
  });
  return () => taps;
}

test('a newcomer on a phone makes somebody and hears from her in under 12 taps', async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  // Invitations come by the clock; they have tests of their own.
  await page.context().addCookies([{ name: 'signupCompleted', value: '1', url: app.url }]);
  const taps = await countTaps(page);
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Criar IA' }).click();
  await page.getByLabel('Nome', { exact: true }).click();
  await page.keyboard.type('Aurora');
  await page.keyboard.press('Tab');
  await page.keyboard.type('29');
  await page.getByRole('button', { name: 'Continuar pra aparência' }).click();
  await page.getByRole('button', { name: 'Sortear' }).click();
  await page.getByRole('button', { name: 'Continuar pro jeito dela' }).click();
  await page.getByRole('button', { name: 'Continuar pra voz' }).click();
  await page.getByRole('button', { name: 'Continuar pra história' }).click();
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: /^Dar vida/u }).click();
  await page.getByRole('button', { name: 'Conversar' }).click();
  await page.waitForURL(/\/chat\//u);
  await say(page, 'Oi! Que bom te conhecer.');
  await replyAfter(page, 2);
  expect(taps()).toBeLessThan(12);
});

/**
 * Her drawing as text: it stands in a shadow root. Attributes in the order of their names: what is drawn again in place
 * gets them in another order, and looks the same.
 */
function drawingOf(page: Page): Promise<string> {
  return page
    .locator('.wizard-preview .portrait-art')
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
        .map(({ localName, attributes }) =>
          [`<${localName}`, ...[...attributes].map(({ name, value }) => `${name}="${value}"`).sort()].join(' '),
        )
        .join('\n'),
    );
}

test('a choice of her look is drawn, in her place and in the small portraits, and is taken back', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/criar-namorada-ia?passo=aparencia`);
  await page.getByRole('tab', { name: 'Cabelo' }).click();
  await expect.poll(() => drawingOf(page)).toContain('<path');
  const before = await drawingOf(page);
  const small = page.locator('.look-thumb .look-frame').first();
  await expect.poll(() => small.evaluate((host) => host.shadowRoot?.childElementCount ?? 0)).toBe(1);
  await page.locator('.look-thumb:not(:has(:checked))').first().click();
  await expect.poll(() => drawingOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => drawingOf(page)).toBe(before);
});

const CARD = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Irene',
    description: 'Restaura rádios antigos numa oficina de bairro e sabe de cor a frequência de cada estação.',
    personality: 'calma, irônica',
    scenario: 'A oficina, numa tarde de chuva.',
    first_mes: 'Entra, só não encosta na bancada. Que música você procurava?',
    mes_example: '<START>\n{{user}}: Você conserta vitrola?\n{{char}}: Conserto até saudade.',
    creator_notes: 'Feita noutro lugar.',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['Chegou na hora do café.'],
    tags: ['rádio', 'chuva'],
    creator: 'alguém',
    character_version: '7',
    extensions: { outro_programa: { cor: 'verde', lista: [1, 2, 3] } },
    group_only_greetings: [],
    nickname: 'Nê',
  },
};

test('imports a V3 PNG card, is asked for the age it does not have, and exports it equal', async ({ page, app }) => {
  await page.goto(`${app.url}/register`);
  await register(page, newPerson());
  await page.waitForURL(`${app.url}/`);
  await page.goto(`${app.url}/criar-namorada-ia`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'irene.png', mimeType: 'image/png', buffer: pngCard(CARD) });
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Irene');
  await page.getByLabel('Idade', { exact: true }).fill('41');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: /^Dar vida/u }).click();
  await expect(page.getByText('Irene chegou.')).toBeVisible();

  await page.goto(`${app.url}/my-avatars`);
  await page.getByRole('button', { name: 'Opções de Irene' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Imagem PNG (V3)').click()]);
  const exported = readPngCard(await readFile(await download.path()));
  const { cafune: _ours, ...extensions } = exported.data.extensions as Record<string, unknown>;
  const { creation_date: _made, modification_date: _changed, ...data } = exported.data;
  expect({ spec: exported.spec, data: { ...data, extensions } }).toEqual({ spec: CARD.spec, data: CARD.data });
});
