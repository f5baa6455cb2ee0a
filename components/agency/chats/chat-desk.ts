import { createStore } from 'zustand/vanilla';
import { queryChatMessages, replyChat, streamChats, markChatRead } from '../../../src/contract/agency/chats';
import type { ServiceMessage } from '../../../src/contract/customer-service';
import { mergeMessages } from '../../../src/domain/portal/service-thread';
import { invalidateCaches } from '../../../src/element/data/caches';
import type { Host } from '../../../src/element/host/host';
import { newId } from '../../../src/element/runtime/new-id';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

interface DeskState {
  connection: Connection;
  /** Person of the opened chat; '' for the list. */
  staffNo: string;
  messages: readonly ServiceMessage[];
  hasEarlier: boolean;
  /** `failed`: error of the last request for messages. */
  reading: { step: 'idle' | 'loading' } | { step: 'failed'; error: unknown };
  /** Texts that have not been sent, by person. */
  drafts: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Error of the last reply. */
  problem: unknown;
}

const CLOSED = {
  staffNo: '',
  messages: [],
  hasEarlier: false,
  reading: { step: 'idle' },
  isSending: false,
  problem: undefined,
} as const;

export type ChatDesk = ReturnType<typeof createChatDesk>;

/** The chats of the agency: one stream for the list and the opened chat, and the replies of the operator. */
export function createChatDesk(host: Host) {
  const { runtime } = host;
  const store = createStore<DeskState>(() => ({ connection: 'connecting', drafts: {}, ...CLOSED }));
  const { getState, setState } = store;
  let following: AbortController | undefined;
  /** Sequence up to which the opened chat is loaded without a gap. */
  let cursor = 0;
  /** Reply whose outcome is not known; it is sent again under the same number. */
  let pending: { staffNo: string; content: string; messageId: string } | undefined;
  let markedUntil = 0;

  async function follow(signal: AbortSignal): Promise<void> {
    const { staffNo } = getState();
    if (staffNo !== '' && cursor === 0 && !(await readNewest(signal))) return;
    setState({ connection: 'connecting' });
    try {
      await runtime.follow(streamChats, {
        signal,
        body: () => ({ staffNo, afterSequence: cursor }),
        onOpen: () => setState({ connection: 'live' }),
        onLost: () => setState({ connection: 'lost' }),
        onEvent(event) {
          if (signal.aborted) return;
          if (event.type === 'chats') void invalidateCaches(runtime, { changes: ['chat'] });
          else takeFromStream(event.message);
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      setState({ connection: 'refused' });
      host.report(error);
    }
  }

  function takeFromStream(message: ServiceMessage): void {
    cursor = Math.max(cursor, message.sequence);
    setState({ messages: mergeMessages(getState().messages, [message]) });
  }

  /** Returns false when it failed or the chat was left meanwhile. */
  async function readNewest(signal: AbortSignal): Promise<boolean> {
    const { staffNo } = getState();
    setState({ reading: { step: 'loading' } });
    try {
      const page = await runtime.send(queryChatMessages, { staffNo });
      if (signal.aborted) return false;
      cursor = page.lastSequence;
      setState({ messages: page.messageList, hasEarlier: page.hasMore, reading: { step: 'idle' } });
      return true;
    } catch (error) {
      if (!signal.aborted) setState({ reading: { step: 'failed', error } });
      return false;
    }
  }

  function begin(): void {
    following?.abort();
    following = new AbortController();
    void follow(following.signal);
  }

  function onVisibility(): void {
    // browsers allow few connections per origin, which hidden tabs would use up
    if (document.visibilityState === 'hidden') following?.abort();
    else begin();
  }

  return {
    store,

    /** Starts to follow the chats. Returns a stop function. */
    start(): () => void {
      document.addEventListener('visibilitychange', onVisibility);
      if (document.visibilityState !== 'hidden') begin();
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        following?.abort();
      };
    },

    retry: begin,

    /** Opens the chat of a person, or the list for ''. */
    open(staffNo: string): void {
      if (staffNo === getState().staffNo) return;
      cursor = 0;
      markedUntil = 0;
      pending = undefined;
      setState({ ...CLOSED, staffNo });
      begin();
    },

    async loadEarlier(): Promise<void> {
      const { staffNo, messages } = getState();
      const [first] = messages;
      if (first === undefined) return;
      try {
        const asked = { staffNo, beforeSequence: first.sequence };
        const page = await runtime.send(queryChatMessages, asked);
        if (getState().staffNo !== staffNo) return;
        const merged = mergeMessages(getState().messages, page.messageList);
        setState({ messages: merged, hasEarlier: page.hasMore });
      } catch (error) {
        host.report(error);
      }
    },

    write(draft: string): void {
      const { staffNo, drafts } = getState();
      setState({ drafts: { ...drafts, [staffNo]: draft }, problem: undefined });
    },

    /** Sends the draft, which stays when it fails. */
    async reply(): Promise<void> {
      const { staffNo, drafts, isSending } = getState();
      const content = drafts[staffNo] ?? '';
      if (isSending || content.trim() === '') return;
      if (pending?.staffNo !== staffNo || pending.content !== content)
        pending = { staffNo, content, messageId: newId() };
      const { messageId } = pending;
      setState({ isSending: true, problem: undefined });
      try {
        const body = { staffNo, messageId, content };
        const message = await runtime.send(replyChat, body, { requestId: messageId });
        const now = getState();
        const drafted = now.drafts[staffNo] === content ? '' : (now.drafts[staffNo] ?? '');
        setState({ drafts: { ...now.drafts, [staffNo]: drafted } });
        if (now.staffNo !== staffNo) return;
        pending = undefined;
        setState({ isSending: false, messages: mergeMessages(now.messages, [message]) });
      } catch (error) {
        if (getState().staffNo !== staffNo) return;
        setState({ isSending: false, problem: error });
        host.report(error);
      }
    },

    /** Notes that the holder has read up to a message. */
    async markRead(sequence: number): Promise<void> {
      const { staffNo } = getState();
      if (sequence <= markedUntil) return;
      markedUntil = sequence;
      try {
        await runtime.send(markChatRead, { staffNo, sequence });
        await invalidateCaches(runtime, markChatRead);
      } catch {
        // the next message notes it again
        if (getState().staffNo === staffNo) markedUntil = 0;
      }
    },
  };
}
