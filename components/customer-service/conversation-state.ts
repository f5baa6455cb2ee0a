import { mergeMessages, withoutArrived, type OutgoingMessage } from '../../src/domain/portal/service-thread';
import type { ResultOf } from '../../src/contract/call';
import type { markRead, queryMessages, ServiceMessage } from '../../src/contract/customer-service';
import type { SessionState } from '../../src/session/session';

export type ThreadStatus =
  /** Nobody is signed in. */
  | { step: 'signed-out' }
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'open'; connection: 'connecting' | 'live' }
  /** `reason`: the gateway's, if it was there and refused. */
  | { step: 'open'; connection: 'lost'; reason: string | undefined };

export interface ConversationState {
  status: ThreadStatus;
  /** In the order of the thread, each once. */
  messages: readonly ServiceMessage[];
  outgoing: readonly OutgoingMessage[];
  /** There are older messages than those here. */
  hasEarlier: boolean;
  earlier: 'idle' | 'loading' | 'failed';
  /** Everything up to here has been told, without a gap: where the stream goes on. */
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

/** The newest page of the thread, read anew: joined to what is here unless it does not connect. */
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

/** A message that is in the thread. Only what the stream tells moves the cursor: an answer may run ahead of it. */
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

/** How far was read: an answer that was overtaken does not lead back. */
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

/** Whose thread it is; empty when nobody is signed in, undefined while that is not known. */
export function ownerIn(state: SessionState): string | undefined {
  if (state.status === 'signedIn') return `${state.enterprise.enterpriseNum}/${state.user.userNO}`;
  return state.status === 'signedOut' ? '' : undefined;
}
