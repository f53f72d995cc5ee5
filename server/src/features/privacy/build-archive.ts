import { KEPT_AFTER_DELETION } from '@cafune/contract/privacy';
import { type Zippable, zip } from 'fflate';
import { listMadeBy, listPicturesOf, readNames } from '../avatars/index.ts';
import { exportConversations } from '../chat/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { TABLE_MAP } from './table-map.ts';

type Row = Record<string, unknown>;

/** Everything the table map says a copy holds, as one ZIP: JSON by subject, conversations also as text, pictures. */
export async function buildArchive(deps: PrivacyDeps, accountId: string): Promise<Buffer> {
  const files: Zippable = { 'leia-me.txt': Buffer.from(README) };
  await addTables(deps, accountId, files);
  for await (const { name, bytes } of exportConversations(deps, accountId))
    files[`conversas/${fileSafe(name)}`] = bytes;
  await addPictures(deps, accountId, files);
  return compress(files);
}

async function addTables({ db, clock }: PrivacyDeps, accountId: string, files: Zippable): Promise<void> {
  const subject = { accountId, avatarIds: await listMadeBy(db, accountId), now: clock.now() };
  for (const table of TABLE_MAP) {
    if (!table.export) continue;
    const rows = await table.export.read(db, subject);
    if (rows.length === 0) continue;
    const named = await nameCharacters(rows, (ids) => readNames(db, ids));
    files[`${table.export.file}.json`] = Buffer.from(`${JSON.stringify(named, null, 2)}\n`);
  }
}

/** Beside every id of a character, what she is called. */
async function nameCharacters(
  rows: readonly Row[],
  read: (ids: readonly string[]) => Promise<Map<string, string>>,
): Promise<readonly Row[]> {
  const ids = rows.flatMap(({ personagem_id: id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length === 0) return rows;
  const names = await read([...new Set(ids)]);
  return rows.map((row) => ({ personagem: names.get(String(row.personagem_id)) ?? null, ...row }));
}

async function addPictures({ db, pictures }: PrivacyDeps, accountId: string, files: Zippable): Promise<void> {
  for (const { name, hash } of await listPicturesOf(db, accountId)) {
    const picture = await pictures.read(`${hash}-card720.webp`);
    // Pictures are packed already.
    if (picture) files[`personagens/imagens/${fileSafe(name)} ${hash.slice(0, 6)}.webp`] = [picture, { level: 0 }];
  }
}

/** No system reads a path or a drive into it. */
function fileSafe(name: string): string {
  return name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
}

/** Off the thread that answers requests. */
function compress(files: Zippable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => {
      if (error) reject(error);
      else resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  });
}

const README = `Seus dados no Cafuné

Esta é uma cópia do que a sua conta guarda. As horas estão em UTC.

conta/        cadastro, sessões, consentimentos, registro de acesso, recados
conversas/    cada conversa como texto (o que está na tela) e em JSON (também as outras versões de cada resposta)
memoria/      o que as companhias lembram de você, e a afinidade com cada uma
personagens/  quem você criou: fichas, versões, rascunhos e imagens
moedas/       saldo e extrato
compras/      pedidos e devoluções
vip/          assinatura, teste e usos
gostos/       curtidas e seguidas
feed/         comentários e curtidas
recompensas/  conquistas/  avisos/  seguranca/

Um arquivo que não está aqui não tinha nada. Os .json abrem em qualquer editor de texto.

O que não vai na cópia: sua senha, que nem nós sabemos (dela só existe um embaralhado); provas lacradas de um caso de
segurança; e o que só diz como o sistema trabalha, como filas e chaves. O que você apagou não volta.

Se você apagar a conta, isto fica:
${Object.values(KEPT_AFTER_DELETION)
  .map(({ what, why }) => `- ${what}: ${why}`)
  .join('\n')}
`;
