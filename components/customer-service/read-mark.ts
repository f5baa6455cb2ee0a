import type { StoreApi } from 'zustand/vanilla';
import { markRead } from '../../src/contract/customer-service';
import type { Host } from '../../src/element/host/host';
import { takeReadState, type ConversationState } from './conversation-state';
import type { customerService } from './declaration';

/** Reports how far the thread is read to the gateway, and the unread count to the host page. */
export function createReadMark(
  host: Host<typeof customerService>,
  store: StoreApi<ConversationState>,
  ownerOf: () => string | undefined,
) {
  const { getState } = store;
  /** True while the end of the thread is visible. */
  let isSeen = false;
  let noting = false;
  let announced = 0;

  /** Reports the read position to the gateway. One request runs at a time; newer messages cause another. */
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
      return; // the next message or the next opening of the panel retries
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
    /** Sets whether the end of the thread is visible; arriving messages then count as read. */
    setSeen(next: boolean): void {
      isSeen = next;
      note();
    },
  };
}
