import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

type App = { dataDir: string };

/**
 * The text of the first mail to an address, once it is there: without an SMTP server the application writes files.
 * Long lines are whole again, and `=` is itself.
 */
export async function mailTo(app: App, address: string): Promise<string> {
  const find = async (): Promise<string> => {
    const folder = join(app.dataDir, 'mail');
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
    return mails.find((mail) => mail.includes(`To: ${address}`)) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return (await find()).replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}
