import type { StoreApi } from 'zustand/vanilla';
import { queryMessages } from '../../src/contract/customer-service';
import type { Host } from '../../src/element/host/host';
import { takeEarlier, type ConversationState } from './conversation-state';

/** Loads the messages before the loaded ones. `ownerOf` returns the present owner of the thread. */
export async function loadEarlier(
  host: Host,
  { getState, setState }: StoreApi<ConversationState>,
  ownerOf: () => string | undefined,
): Promise<void> {
  const { messages, earlier } = getState();
  const [first] = messages;
  if (!first || earlier === 'loading') return;
  const reader = ownerOf();
  setState({ earlier: 'loading' });
  try {
    const page = await host.runtime.send(queryMessages, { beforeSequence: first.sequence });
    if (ownerOf() === reader) setState(takeEarlier(getState(), page));
  } catch (error) {
    if (ownerOf() !== reader) return;
    setState({ earlier: 'failed' });
    host.report(error);
  }
}
