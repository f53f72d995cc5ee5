import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { createMailer } from './index.ts';

const MAIL = {
  to: 'caio@correio.com',
  subject: 'Crie uma senha nova',
  text: 'Olá, coração',
  html: '<p>Olá, coração</p>',
};
const log = createLogger({ LOG_LEVEL: 'silent' });

/** A mail server that keeps what it is sent. */
async function startSmtpServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('mail', () => {
  it('goes out by SMTP where a server is configured', async () => {
    const server = await startSmtpServer();
    const mailer = createMailer({ smtpUrl: server.url, from: 'Cafuné <oi@cafune.example>', dataDir: '/nowhere' }, log);
    await mailer.send(MAIL);
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('To: caio@correio.com');
    expect(server.received[0]).toContain('Subject: Crie uma senha nova');
  });

  it('fails when the server cannot be reached, so that its job tries again', async () => {
    const server = await startSmtpServer();
    await server.close();
    const mailer = createMailer({ smtpUrl: server.url, from: 'oi@cafune.example', dataDir: '/nowhere' }, log);
    await expect(mailer.send(MAIL)).rejects.toThrow();
  });

  it('becomes a file nobody else can read where none is configured', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cafune-mail-'));
    await createMailer({ smtpUrl: undefined, from: 'Cafuné <oi@cafune.example>', dataDir }, log).send(MAIL);
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    expect(file).toMatch(/\.eml$/u);
    expect(await readFile(join(dataDir, 'mail', file), 'utf8')).toContain('caio@correio.com');
    await rm(dataDir, { recursive: true });
  });

  it('forgets what files hold of mails to one address, and nothing of others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cafune-mail-'));
    const mailer = createMailer({ smtpUrl: undefined, from: 'Cafuné <oi@cafune.example>', dataDir }, log);
    await mailer.forget(MAIL.to);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, to: 'outro-caio@correio.com', text: `To: ${MAIL.to}` });
    await mailer.forget('CAIO@correio.com');
    const left = await readdir(join(dataDir, 'mail'));
    expect(left).toHaveLength(1);
    expect(await readFile(join(dataDir, 'mail', left[0] ?? ''), 'utf8')).toContain('To: outro-caio@correio.com');
    await rm(dataDir, { recursive: true });
  });
});
