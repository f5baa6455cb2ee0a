import { mergeMessages, withoutArrived, type OutgoingMessage } from '../../src/domain/portal/service-thread';
import type { ResultOf } from '../../src/contract/call';
import type { markRead, queryMessages, ServiceMessage } from '../../src/contract/customer-service';
import type { SessionState } from '../../src/session/session';

export type ThreadStatus =
  /** No user is signed in. */
  | { step: 'signed-out' }
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'open'; connection: 'connecting' | 'live' }
  /** `reason`: message of the gateway when it answered with a refusal. */
  | { step: 'open'; connection: 'lost'; reason: string | undefined };

export interface ConversationState {
  status: ThreadStatus;
  /** In the order of the thread, without duplicates. */
  messages: readonly ServiceMessage[];
  outgoing: readonly OutgoingMessage[];
  /** True when the gateway has older messages. */
  hasEarlier: boolean;
  earlier: 'idle' | 'loading' | 'failed';
  /** Sequence up to which all messages are loaded without a gap; the stream resumes here. */
  cursor: number;
  readSequence: number;
  unreadCount: number;
  draft: string;
}

export const EMPTY: ConversationState = {
  status: { step: 'loading' },
  messages: [],
  outgoing: [],
  hasEarlier: false,
  earlier: 'idle',
  cursor: 0,
  readSequence: 0,
  unreadCount: 0,
  draft: '',
};

/**
 * Takes the newest page of the thread. It is merged with the loaded messages when it connects to them, and replaces
 * them otherwise.
 */
export function takePage(
  state: ConversationState,
  page: ResultOf<typeof queryMessages>,
): Partial<ConversationState> {
  const { messageList, hasMore, lastSequence, readSequence, unreadCount } = page;
  const first = messageList[0]?.sequence ?? 0;
  const connects = state.messages.length > 0 && first <= state.cursor + 1 && lastSequence >= state.cursor;
  const messages = connects ? mergeMessages(state.messages, messageList) : messageList;
  return {
    messages,
    outgoing: withoutArrived(state.outgoing, messages),
    hasEarlier: connects ? state.hasEarlier : hasMore,
    earlier: 'idle',
    cursor: lastSequence,
    readSequence,
    unreadCount,
  };
}

export function takeEarlier(
  state: ConversationState,
  page: ResultOf<typeof queryMessages>,
): Partial<ConversationState> {
  return {
    messages: mergeMessages(state.messages, page.messageList),
    hasEarlier: page.hasMore,
    earlier: 'idle',
  };
}

/** Takes a message of the thread. Only the stream moves the cursor, because an answer may be ahead of it. */
export function takeMessage(
  state: ConversationState,
  message: ServiceMessage,
  from: 'stream' | 'answer',
): Partial<ConversationState> {
  const messages = mergeMessages(state.messages, [message]);
  return {
    messages,
    outgoing: withoutArrived(state.outgoing, messages),
    cursor: from === 'stream' ? Math.max(state.cursor, message.sequence) : state.cursor,
  };
}

/** Takes a read state. An older one, from an overtaken answer, is ignored. */
export function takeReadState(
  state: ConversationState,
  { readSequence, unreadCount }: ResultOf<typeof markRead>,
): Partial<ConversationState> {
  return readSequence < state.readSequence ? {} : { readSequence, unreadCount };
}

export function changeOutgoing(
  state: ConversationState,
  messageId: string,
  change: Partial<OutgoingMessage>,
): Partial<ConversationState> {
  return {
    outgoing: state.outgoing.map((sending) =>
      sending.messageId === messageId ? { ...sending, ...change } : sending,
    ),
  };
}

/** Owner of the thread in a session: '' when no user is signed in, undefined while that is unknown. */
export function ownerIn(state: SessionState): string | undefined {
  if (state.status === 'signedIn') return `${state.enterprise.enterpriseNum}/${state.user.userNO}`;
  return state.status === 'signedOut' ? '' : undefined;
}
