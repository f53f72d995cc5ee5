import { BRAND } from '@cafune/contract/brand';
import { EXPORT_FORMATS, type ExportFormat } from '@cafune/contract/chat/reading';
import type { SentFile } from '../../../platform/http/sent-file.ts';
import { isWithin, readViewerLevel } from '../../safety/index.ts';
import { type ReadDeps, requireLive } from '../conversations.ts';
import { selectLiveConversations } from '../personal-data/store.ts';
import { selectConversation } from '../store.ts';
import * as store from './store.ts';

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/**
 * A conversation as a file: the way on screen as text, or every branch as JSON. What was deleted is in neither. Whoever may not read
 * it now takes along what is theirs, their own words.
 * @throws AppError request.not-found, chat.conversation-deleted
 */
export async function exportConversation(
  deps: ReadDeps,
  accountId: string,
  request: { conversationId: string; format: ExportFormat },
): Promise<SentFile & { bytes: Buffer }> {
  const conversation = requireLive(await deps.db.find(selectConversation, [request.conversationId, accountId]));
  const [all, viewerLevel, [version]] = await Promise.all([
    deps.db.all(store.selectForExport, [conversation.id]),
    readViewerLevel(deps, accountId),
    deps.readVersions([{ avatarId: conversation.avatar_id, version: conversation.avatar_version }]),
  ]);
  const mayRead = isWithin(version?.level ?? 'sensual', viewerLevel);
  const rows = mayRead ? all : all.filter(({ role }) => role === 'person');
  const name = version?.card.name ?? 'companhia';
  const now = deps.clock.now();
  if (request.format === 'text')
    return {
      bytes: Buffer.from(asText(name, rows, now)),
      type: 'text/plain; charset=utf-8',
      fileName: `conversa com ${name}.txt`,
    };
  const document = {
    character: name,
    conversationId: conversation.id,
    exportedAt: now.toISOString(),
    messages: rows.map(asJson),
  };
  return {
    bytes: Buffer.from(JSON.stringify(document, null, 2)),
    type: 'application/json',
    fileName: `conversa com ${name}.json`,
  };
}

/** Every conversation of an account, as text and as JSON, under names that begin with its place in time. */
export async function* exportConversations(
  deps: ReadDeps,
  accountId: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const rows = await deps.db.all(selectLiveConversations, [accountId]);
  for (const [index, { id: conversationId }] of rows.entries())
    for (const format of EXPORT_FORMATS) {
      const { bytes, fileName } = await exportConversation(deps, accountId, { conversationId, format });
      yield { name: `${String(index + 1).padStart(3, '0')} ${fileName}`, bytes };
    }
}

function asText(name: string, rows: readonly store.ExportRow[], now: Date): string {
  const speakers = { person: 'Você', character: name, notice: BRAND.name };
  const lines = rows
    .filter((row) => row.on_path)
    .flatMap((row) => {
      const { text = '', origin } = row.variants[row.active_variant - 1] ?? {};
      const speaker = origin === 'offline' ? `${speakers[row.role]} (sem conexão)` : speakers[row.role];
      return text === '' ? [] : `[${MOMENT.format(row.created_at)}] ${speaker}: ${text}`;
    });
  return [`Conversa com ${name}`, `Guardada em ${MOMENT.format(now)}`, '', ...lines, ''].join('\n');
}

function asJson(row: store.ExportRow) {
  return {
    id: row.id,
    role: row.role,
    follows: row.parent_id && { id: row.parent_id, variant: row.parent_variant },
    isOnScreen: row.on_path,
    activeVariant: row.active_variant,
    createdAt: row.created_at.toISOString(),
    variants: row.variants.map(({ text, origin, reaction, created_at }) => ({
      text,
      origin,
      reaction,
      createdAt: new Date(created_at).toISOString(),
    })),
  };
}
