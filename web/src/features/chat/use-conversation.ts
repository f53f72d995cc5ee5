import type { Reaction } from '@cafune/contract/chat';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hearOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshAuthStatus, useAuth } from '../auth/index.ts';
import { announceBalance, anticipateSpend, hearBalance } from '../coins/index.ts';
import { conversationQuery, conversationsQuery } from './api.ts';
import { type ConversationSession, createSession, type Refusal, type SessionEffects } from './conversation-session.ts';
import { type ConversationState, EMPTY_CONVERSATION, type OutgoingQuote } from './conversation-state.ts';
import { loadNewer, loadOlder, refresh, retryReply, stop } from './conversation-sync.ts';
import type { Place } from './going.ts';
import { plainText } from './rich-text.ts';
import type { TextFeed } from './text-feed.ts';

export type LiveConversation = {
  /** All but the words of a reply being written: those come by `texts`. */
  state: ConversationState;
  texts: TextFeed;
  /** Why the first page did not come; null while all is well. */
  loadError: unknown;
  /** The last refusal, until the next message goes or the coins it was about are there. */
  refusal: Refusal | null;
  /** The words of the last finished reply, said once to screen readers. */
  announcement: string;
  /** The same object while the conversation is the same, so that rows redraw only for what changed in them. */
  actions: ConversationActions;
};

export type ConversationActions = {
  reload: () => void;
  /** Resolves once it is kept on this device; rejects where it could not be. */
  send: (content: string, quote?: OutgoingQuote) => Promise<void>;
  sendAgain: (clientId: string) => void;
  discard: (clientId: string) => void;
  retryReply: (messageId: string) => void;
  stop: () => void;
  loadOlder: () => void;
  loadNewer: () => void;
  /** Takes the reader to a place in the conversation. */
  goTo: (place: Place) => void;
  goToEnd: () => void;
  goToQuoted: (quote: { messageId: string; excerpt: string | null }) => void;
  regenerate: (messageId: string) => void;
  goOn: () => void;
  /** Resolves with why it was not taken, in words, or null; `onTaken` is called as soon as the server has it. */
  edit: (messageId: string, content: string, onTaken: () => void) => Promise<string | null>;
  choose: (messageId: string, variant: number) => void;
  /** The same for a message that may be on a way not on screen. */
  goDownPath: (place: { messageId: string; seq: number; variant: number }) => void;
  remove: (messageId: string) => void;
  react: (messageId: string, reaction: Reaction | null) => void;
};

type View = { loadError: unknown; refusal: Refusal | null; announcement: string };
const QUIET: View = { loadError: null, refusal: null, announcement: '' };

function priceOf(client: QueryClient, id: string, kind?: 'again'): number {
  const price = client.getQueryData(conversationQuery(id).queryKey)?.replyPrice;
  return (kind === 'again' ? price?.againCoins : price?.coins) ?? 0;
}

/** Coins that come while they are missing, bought in another tab for one, clear the way for the next reply. */
function useCoinsThatCome(id: string, refusal: Refusal | null, show: (view: Partial<View>) => void): void {
  const client = useQueryClient();
  const isAwaited = refusal?.kind === 'coins';
  useEffect(() => {
    if (!isAwaited) return;
    return hearBalance(client, (coins) => {
      if (coins >= priceOf(client, id)) show({ refusal: null });
    });
  }, [client, id, isAwaited, show]);
}

function effectsOf(client: QueryClient, id: string, show: (view: Partial<View>) => void): SessionEffects {
  const refreshConversation = (): void => {
    void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
  };
  const announce = (text: string): void => {
    const name = client.getQueryData(conversationQuery(id).queryKey)?.avatar.name ?? '';
    if (text !== '') show({ announcement: `${name}: ${plainText(text)}` });
  };
  return {
    onAsked: (kind) => {
      show({ refusal: null });
      anticipateSpend(client, priceOf(client, id, kind));
    },
    onStored: () => void client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
    onBalance: announceBalance,
    onReplyEnded: (message) => {
      refreshConversation();
      announce(message.content);
    },
    onAnsweredHere: announce,
    onRefused: (refusal) => {
      show({ refusal });
      if (refusal.kind === 'in-review')
        client.setQueryData(conversationQuery(id).queryKey, (known) => known && { ...known, isPaused: true });
      if (refusal.kind === 'frozen')
        client.setQueryData(conversationQuery(id).queryKey, (known) => known && { ...known, isFrozen: true });
      refreshConversation();
      if (refusal.kind === 'guest-limit') void refreshAuthStatus(client);
    },
  };
}

/** Sending and keeping come beside the first messages, not before them. */
const delivery = () => import('./delivery.ts');
/** Turning at a message comes when it is first done. */
const turning = () => import('./turning.ts');
const going = () => import('./going.ts');
/** What she needs to answer without a connection comes when nothing else does. */
const readiness = () => import('./offline-engine/keep-ready.ts');
const nothing = (): void => undefined;

/** The newest page, or what was seen of it last; then what was written here and never confirmed. */
async function start(session: ConversationSession): Promise<void> {
  try {
    await refresh(session).catch(async (failure: unknown) => (await delivery()).showSeen(session, failure));
  } finally {
    if (!session.signal.aborted) await (await delivery()).showUnsent(session);
  }
}

/** What this device's own stream is about to tell need not be read again. */
const OWN_STREAM_MS = 300;

/** Reads what another device or tab did, up to a number of the sequence if that is known. */
function catchUpSoon(session: ConversationSession, seq?: number): void {
  const isBehind = () => !session.signal.aborted && (seq === undefined || session.getState().lastSeq < seq);
  if (!isBehind()) return;
  setTimeout(() => {
    if (isBehind())
      going()
        .then(({ catchUp }) => catchUp(session, seq))
        .catch(nothing);
  }, OWN_STREAM_MS);
}

/** Counts the times that somebody else came in, or the person left; learning who is here counts for nothing. */
function useHandovers(): number {
  const { accountId } = useAuth();
  const [holder, setHolder] = useState(accountId);
  const [count, setCount] = useState(0);
  if (holder !== accountId) {
    setHolder(accountId);
    if (holder !== null) setCount(count + 1);
  }
  return count;
}

function useSession(conversationId: string, show: (view: Partial<View>) => void): ConversationSession | null {
  const client = useQueryClient();
  const handovers = useHandovers();
  const [session, setSession] = useState<ConversationSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one account saw of a conversation is not shown to the next
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const created = createSession(conversationId, { signal }, effectsOf(client, conversationId, show));
    setSession(created);
    show(QUIET);
    const load = (): Promise<void> =>
      start(created).then(
        () => show({ loadError: null }),
        (error: unknown) => void (signal.aborted || show({ loadError: error })),
      );
    let loaded = load();
    const reload = (): void => {
      loaded = load();
    };
    addEventListener('online', reload, { signal });
    void delivery().then(({ attach }) => signal.aborted || attach(created), nothing);
    void readiness().then(({ keepReady }) => keepReady(created), nothing);
    const deaf = hearOtherTabs((message) => {
      if (message.type === 'conversation-changed' && message.conversationId === conversationId) {
        // Another device wrote, or this one did and knows it already.
        catchUpSoon(created, message.seq);
      }
      // What happened between the page and now was told to nobody here.
      if (message.type === 'listening')
        void loaded.then(() => (created.getState().isLoaded ? catchUpSoon(created) : reload()));
    });
    return () => {
      deaf();
      abort.abort();
    };
  }, [client, conversationId, show, handovers]);
  return session?.conversationId === conversationId ? session : null;
}

function actionsOf(session: ConversationSession | null, show: (view: Partial<View>) => void): ConversationActions {
  const run = (action: (live: ConversationSession) => Promise<void>, onError: (error: unknown) => void): void => {
    if (session === null) return;
    action(session).catch((error: unknown) => {
      if (!session.signal.aborted) onError(error);
    });
  };
  return {
    reload: () => {
      show({ loadError: null });
      run(start, (loadError) => show({ loadError }));
    },
    send: async (content, quote) => {
      if (session === null) throw new Error('no conversation');
      const live = session;
      const before = async (): Promise<void> => {
        if (live.getState().hasNewer) await (await going()).goToEnd(live).catch(nothing);
      };
      const { sendNew } = await delivery().catch((error: unknown) => {
        if (!live.signal.aborted) notNow();
        throw error;
      });
      return new Promise((onKept, onLost) => {
        const onTaken = (isKept: boolean) => (isKept ? onKept() : onLost(new Error('too many wait')));
        sendNew(live, content, { quote, onTaken, before }).catch(onLost);
      });
    },
    sendAgain: (clientId) => run(async (live) => (await delivery()).sendAgain(live, clientId), nothing),
    discard: (clientId) => run(async (live) => (await delivery()).discard(live, clientId), nothing),
    retryReply: (messageId) => run((live) => retryReply(live, messageId), nothing),
    stop: () => run(stop, () => showToast({ kind: 'error', title: 'Não deu pra parar agora. Tente de novo.' })),
    loadOlder: () => run(loadOlder, nothing),
    loadNewer: () => run(loadNewer, nothing),
    goTo: (place) => run(async (live) => (await going()).goTo(live, place), notThere),
    goToEnd: () => run(async (live) => (await going()).goToEnd(live), notThere),
    goToQuoted: (quote) => run(async (live) => (await turning()).goToQuoted(live, quote), notThere),
    ...turningActions(session, run),
  };
}

const notThere = (): void => showToast({ kind: 'error', title: 'Não deu pra chegar lá agora. Tente de novo.' });
const NOT_NOW = 'Não deu agora. Veja a conexão e tente de novo.';
const notNow = (): void => showToast({ kind: 'error', title: NOT_NOW });

type Run = (action: (live: ConversationSession) => Promise<void>, onError: (error: unknown) => void) => void;

function turningActions(session: ConversationSession | null, run: Run) {
  type Turning = Awaited<ReturnType<typeof turning>>;
  const turn = (action: (code: Turning, live: ConversationSession) => Promise<void>): void =>
    run(async (live) => action(await turning(), live), notNow);
  const asked = async (action: (code: Turning, live: ConversationSession) => Promise<string | null>) =>
    session === null
      ? NOT_NOW
      : turning().then(
          (code) => action(code, session),
          () => NOT_NOW,
        );
  return {
    regenerate: (messageId: string) => turn((code, live) => code.regenerate(live, messageId)),
    goOn: () => turn((code, live) => code.goOn(live)),
    edit: (messageId: string, content: string, onTaken: () => void) =>
      asked((code, live) => code.edit(live, { messageId, content, onTaken })),
    choose: (messageId: string, variant: number) => turn((code, live) => code.choose(live, messageId, variant)),
    goDownPath: (place: { messageId: string; seq: number; variant: number }) =>
      turn((code, live) => code.goDownPath(live, place)),
    remove: (messageId: string) => turn((code, live) => code.remove(live, messageId)),
    react: (messageId: string, reaction: Reaction | null) =>
      turn((code, live) => code.react(live, messageId, reaction)),
  };
}

const NOTHING = (): (() => void) => () => undefined;
const EMPTY = (): ConversationState => EMPTY_CONVERSATION;
const NO_TEXTS: TextFeed = { read: () => undefined, grown: () => undefined, subscribe: NOTHING };

/** The conversation on screen, kept in step with the server while it is mounted. */
export function useConversation(conversationId: string): LiveConversation {
  const [view, setView] = useState(QUIET);
  const show = useRef((change: Partial<View>) => setView((now) => ({ ...now, ...change }))).current;
  const session = useSession(conversationId, show);
  useCoinsThatCome(conversationId, view.refusal, show);
  const state = useSyncExternalStore(session?.subscribe ?? NOTHING, session?.getShape ?? EMPTY, EMPTY);

  return { state, texts: session?.texts ?? NO_TEXTS, ...view, actions: actionsOf(session, show) };
}
