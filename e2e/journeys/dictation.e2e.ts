/** Dictating a message: with the browser's recognition, and with a model that writes a recording down. */
import type { Page } from '@playwright/test';
import { startFakeTranscriptionServer } from '../../server/src/providers/transcription/fake-transcription-server/fake-transcription-server.ts';
import { createAppProcess } from '../../server/src/testing/app-process.ts';
import { CHROMIUM_ARGS } from '../../tools/screens/chromium-args.ts';
import { expect, test } from '../fixtures.ts';
import { findProblems } from '../pages/accessibility.ts';
import { bubbles, composer, openConversation } from '../pages/conversation.ts';
import { log } from '../pages/message.ts';

const DEVICES = [
  { name: 'a phone', theme: 'dark', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', theme: 'light', use: { viewport: { width: 1440, height: 900 } } },
] as const;

type Scripted = EventTarget & { hear(words: string): void };
declare global {
  var recognition: Scripted | undefined;
}

/** A microphone that beeps, which may be used. */
const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...CHROMIUM_ARGS, ...FAKE_MICROPHONE] }),
});

/** The recognition of a browser, without its maker. */
function stubRecognition(): void {
  class ScriptedRecognition extends EventTarget {
    start(): void {
      globalThis.recognition = this;
      setTimeout(() => this.dispatchEvent(new Event('audiostart')));
    }
    stop(): void {
      this.dispatchEvent(new Event('end'));
    }
    abort(): void {
      globalThis.recognition = undefined;
    }
    hear(transcript: string): void {
      this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
    }
  }
  Object.assign(globalThis, { SpeechRecognition: ScriptedRecognition, webkitSpeechRecognition: ScriptedRecognition });
}

const microphone = (page: Page) => page.getByRole('button', { name: 'Ditado por voz' });
const hear = (page: Page, words: string) => page.evaluate((said) => globalThis.recognition?.hear(said), words);

for (const { name, theme, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('H07: what is said lands in the field, is read and sent by hand, and a crisis shows who listens', async ({
      page,
      context,
      app,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: app.url }]);
      await page.addInitScript(stubRecognition);
      await page.goto(app.url);
      await openConversation(page, 'livia');
      await composer(page).fill('Boa noite,');
      await microphone(page).click();
      const question = page.getByRole('dialog', { name: 'Ditar com o navegador?' });
      await expect(question).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
      await question.getByRole('button', { name: 'Usar' }).click();
      await expect(page.getByText('Ouvindo…')).toBeVisible();
      await hear(page, 'hoje eu fui');
      await expect(composer(page)).toHaveValue('Boa noite, hoje eu fui');
      expect(await findProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(composer(page)).toHaveValue('Boa noite,');

      await composer(page).fill('');
      // Held with a key: letting go ends it.
      await microphone(page).focus();
      await page.keyboard.down('Space');
      await expect(page.getByText('Ouvindo…')).toBeVisible();
      await hear(page, 'não aguento mais viver');
      await page.waitForTimeout(400);
      await page.keyboard.up('Space');
      await expect(page.getByText('Ouvindo…')).toHaveCount(0);
      await expect(composer(page)).toHaveValue('Não aguento mais viver');
      await expect(bubbles(page).filter({ hasText: 'Não aguento' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(log(page).getByRole('region', { name: 'Ajuda agora' })).toBeVisible({ timeout: 20_000 });
    });
  });
}

test('a real recording goes to our server alone and comes back as words', async ({ page }) => {
  test.setTimeout(120_000);
  const model = await startFakeTranscriptionServer();
  model.script({ kind: 'text', text: 'Cheguei em casa agora.' });
  const app = await createAppProcess({ TRANSCRIPTION_MODEL_URL: model.baseUrl, TRANSCRIPTION_MODEL_NAME: 'fake' });
  await app.start();
  try {
    await page.goto(app.url);
    await openConversation(page, 'rosa');
    await microphone(page).click();
    await expect(page.getByText('Ouvindo…')).toBeVisible();
    await expect(page.getByText('0:01 de 1:00')).toBeVisible();
    await microphone(page).click();
    await expect(composer(page)).toHaveValue('Cheguei em casa agora.');
    expect(model.requests[0]?.file?.name).toBe('recording.webm');
    expect(model.requests[0]?.file?.bytes.length).toBeGreaterThan(1_000);
  } finally {
    await app.stop();
    await app.remove();
    await model.close();
  }
});
