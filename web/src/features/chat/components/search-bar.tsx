import '../panels.css';
import type { FoundMessage } from '@cafune/contract/chat/reading';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { searchMessages } from '../branches/api.ts';
import { momentLabel } from '../day-label.ts';

const PAGE_SIZE = 50;
const WAIT_MS = 250;

type SearchProps = {
  conversationId: string;
  name: string;
  onGo: (place: { messageId: string; seq: number }) => void;
  onClose: () => void;
};

function useFound(conversationId: string, text: string) {
  const q = useDebounced(text.trim(), WAIT_MS);
  return useInfiniteQuery({
    queryKey: ['chat.search', conversationId, q],
    enabled: q !== '',
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      searchMessages(
        conversationId,
        { q, limit: PAGE_SIZE, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      ),
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.seq : undefined),
    placeholderData: keepPreviousData,
    // What was said meanwhile is found, too.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Looks for words in the conversation: a list of what was found, and a step to the one before or after. */
export function SearchBar({ conversationId, name, onGo, onClose }: SearchProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isListed, setListed] = useState(true);
  const root = useRef<HTMLElement>(null);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError } = useFound(conversationId, text);
  const items = text.trim() === '' ? [] : (data?.pages.flatMap((page) => page.items) ?? []);
  const total = data?.pages[0]?.total ?? 0;

  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  function go(index: number): void {
    const item = items[index];
    if (item === undefined) return;
    setChosen(index);
    setListed(false);
    onGo(item);
    if (index >= items.length - 2 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text === '') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go(chosen === null ? 0 : chosen + (event.shiftKey ? -1 : 1));
  }

  return (
    <search className="chat-search" ref={root} onKeyDown={onKeyDown}>
      <div className="chat-search-bar">
        <SearchField
          label={`Buscar na conversa com ${name}`}
          placeholder="Buscar na conversa"
          value={text}
          onChange={(next) => {
            setText(next);
            setChosen(null);
            setListed(true);
          }}
        />
        <IconButton
          label="Mais antiga"
          disabled={(chosen ?? -1) + 1 >= items.length}
          onClick={() => go((chosen ?? -1) + 1)}
        >
          <ChevronUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Mais nova" disabled={(chosen ?? 0) === 0} onClick={() => go((chosen ?? 0) - 1)}>
          <ChevronDown className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Fechar a busca" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="chat-search-count num" role="status">
        {countText({ text, isKnown: data !== undefined, isError, total, chosen })}
      </p>
      {isListed && items.length > 0 && (
        <ul className="chat-search-found" aria-label="Mensagens encontradas">
          {items.map((item, index) => (
            <li key={item.messageId}>
              <FoundRow item={item} name={name} onPress={() => go(index)} />
            </li>
          ))}
          {hasNextPage && (
            <li>
              <button
                type="button"
                className="menu-item"
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Ver mais antigas
              </button>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}

type CountProps = { text: string; isKnown: boolean; isError: boolean; total: number; chosen: number | null };

function countText({ text, isKnown, isError, total, chosen }: CountProps): string {
  if (text.trim() === '') return '';
  if (isError) return 'A busca não foi. Veja a conexão e tente de novo.';
  if (!isKnown) return 'Buscando…';
  if (total === 0) return `Nada com “${text.trim()}” neste caminho da conversa.`;
  const all = total.toLocaleString('pt-BR');
  if (chosen !== null) return `${(chosen + 1).toLocaleString('pt-BR')} de ${all}`;
  return total === 1 ? '1 mensagem' : `${all} mensagens`;
}

function FoundRow({ item, name, onPress }: { item: FoundMessage; name: string; onPress: () => void }) {
  const { excerpt, start, length, role } = item;
  const author = role === 'notice' ? 'Cafuné' : role === 'person' ? 'Você' : name;
  return (
    <button type="button" className="found-row" onClick={onPress}>
      <span>
        <b>{author}</b>
        <time className="num" dateTime={item.createdAt}>
          {momentLabel(new Date(item.createdAt), new Date())}
        </time>
      </span>
      <span className="found-words">
        {excerpt.slice(0, start)}
        <mark>{excerpt.slice(start, start + length)}</mark>
        {excerpt.slice(start + length)}
      </span>
    </button>
  );
}
