import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from './port.ts';

export type MailConfig = { smtpUrl: string | undefined; from: string; dataDir: string };

/** SMTP where an address is configured; otherwise messages become files, so that everything works on one machine. */
export function createMailer(config: MailConfig, log: Logger): Mailer {
  return config.smtpUrl === undefined ? createFileMailer(config, log) : createSmtpMailer(config.smtpUrl, config.from);
}

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from });
    },
    forget: async () => undefined,
  };
}

/** Writes `.eml` files under DATA_DIR/mail and says where. */
function createFileMailer(config: MailConfig, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(config.dataDir, 'mail');
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, from: config.from });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${Date.now()}-${Math.random().toString(36).slice(2, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'mail written to a file; set SMTP_URL to send it');
    },
    forget: async (address) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const [head = ''] = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n\r?\n/u);
        if (isTo(head, address)) await rm(file, { force: true });
      }
    },
  };
}

function isTo(head: string, address: string): boolean {
  return head.split(/\r?\n/u).some((line) => line.toLowerCase() === `to: ${address.toLowerCase()}`);
}
