/** What is known of one conversation. */
import type { Message } from '@cafune/contract/chat';

/** A message of the person's that the server has not confirmed yet. */
export type Outgoing = {
  clientId: string;
  content: string;
  createdAt: string;
  /** `queued` waits on this device and goes by itself; `failed` waits for the person. */
  status: 'sending' | 'queued' | 'failed';
  /** Why it waits for the person, in words. */
  reason: string | null;
  /** False when it was refused as often as it may be: it can only be deleted. */
  canRetry?: boolean;
  /** The message it answers. */
  quote?: OutgoingQuote | undefined;
  /** What she answered on this device, as far as it is typed. */
  reply?: OfflineWords | undefined;
};

/** `at` is when it was written, ISO 8601. */
export type OfflineWords = { text: string; at: string; isWhole: boolean };

/** Whose words a message answers, and how they begin. */
export type OutgoingQuote = { messageId: string; role: 'person' | 'character' | 'notice'; excerpt: string };

export type ConversationState = {
  isLoaded: boolean;
  /** In order of position. */
  messages: readonly Message[];
  /** Sequence of the last event folded in. */
  lastSeq: number;
  hasOlder: boolean;
  /** The reader is somewhere in a long conversation: what follows is not here. */
  hasNewer: boolean;
  outgoing: readonly Outgoing[];
  /** An event did not follow the last one: ask the server for a fresh page. */
  hasGap: boolean;
  /** Where another way begins that has to be read; null while none does. */
  staleFrom: number | null;
  /** Why a reply failed, by message id. */
  failures: Readonly<Record<string, string>>;
  /** True right after older messages came in front, so that the list keeps its place. */
  isPrepended: boolean;
  /** The message the reader asked to be taken to; a new object each time. */
  focus: { messageId: string } | null;
};
