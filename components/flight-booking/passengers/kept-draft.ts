import type { Runtime } from '../../../src/element/runtime';
import type { Choice, Query } from '../flow';
import type { TravelRequest } from '../requests/request';
import type { OrderDraft } from './draft';

/** An order as far as it was typed, with what it is for. */
export interface KeptDraft {
  query: Query;
  choices: readonly Choice[];
  draft: OrderDraft;
  /** The request it is booked under. */
  request?: TravelRequest | undefined;
}

/** Name in the tab's storage; the number changes with the shape of what is kept. */
const KEY = 'tp-flight-draft-3';

export interface DraftStorage {
  read(): KeptDraft | undefined;
  write(kept: KeptDraft): void;
  clear(): void;
}

/** Where a draft outlives a reload: the tab's own storage, and none where the runtime may not touch storage. */
export function draftStorage({ config }: Pick<Runtime, 'config'>): DraftStorage {
  const area = config.storage === 'memory' ? undefined : tabStorage();
  return {
    read() {
      try {
        const kept = JSON.parse(area?.getItem(KEY) ?? 'null') as KeptDraft | null;
        return kept ?? undefined;
      } catch {
        area?.removeItem(KEY); // cut off or not ours
        return undefined;
      }
    },
    write(kept) {
      try {
        area?.setItem(KEY, JSON.stringify(kept));
      } catch {
        // the storage is full: the draft lasts as long as the page
      }
    },
    clear: () => area?.removeItem(KEY),
  };
}

/** Asking for it throws where a page is denied its storage. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
