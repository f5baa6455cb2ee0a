import type { StoreApi } from 'zustand/vanilla';
import { markRead } from '../../src/contract/customer-service';
import type { Host } from '../../src/element/host/host';
import { takeReadState, type ConversationState } from './conversation-state';
import type { customerService } from './declaration';

/** How far the thread was read: told to the gateway, and to the page as the count of unread messages. */
export function createReadMark(
  host: Host<typeof customerService>,
  store: StoreApi<ConversationState>,
  ownerOf: () => string | undefined,
) {
  const { getState } = store;
  /** The end of the thread is before the reader's eyes. */
  let isSeen = false;
  let noting = false;
  let announced = 0;

  /** Tells the gateway how far was read: one request at a time, again when more has come meanwhile. */
  function note(): void {
    announce();
    const { cursor, readSequence, unreadCount, status } = getState();
    const isDue = isSeen && status.step === 'open' && unreadCount > 0 && cursor > readSequence;
    if (!isDue || noting) return;
    void tellRead(cursor);
  }

  async function tellRead(sequence: number): Promise<void> {
    noting = true;
    const reader = ownerOf();
    try {
      const read = await host.runtime.send(markRead, { sequence });
      if (ownerOf() === reader) store.setState(takeReadState(getState(), read));
    } catch {
      return; // the next message, or the next look at the panel, tries again
    } finally {
      noting = false;
    }
    note();
  }

  function announce(): void {
    const count = isSeen ? 0 : getState().unreadCount;
    if (count === announced) return;
    announced = count;
    host.emit('tp-unread', { count });
  }
  store.subscribe(announce);

  return {
    note,
    /** Whether the end of the thread is before the reader's eyes: messages that come then are read. */
    setSeen(next: boolean): void {
      isSeen = next;
      note();
    },
  };
}
