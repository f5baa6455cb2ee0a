import type { Runtime } from '../../../src/element/runtime';
import type { Choice, Query } from '../flow';
import type { TravelRequest } from '../requests/request';
import type { Party } from '../party/party';
import type { OrderDraft } from './draft';

/** An order as far as it was typed, with what it is for. */
export interface KeptDraft {
  query: Query;
  choices: readonly Choice[];
  draft: OrderDraft;
  /** The request it is booked under. */
  request?: TravelRequest | undefined;
}

/** Names in the tab's storage; the number changes with the shape of what is kept. */
const DRAFT_KEY = 'tp-flight-draft-3';
const PARTY_KEY = 'tp-flight-party-1';

interface TabStorage<T> {
  read(): T | undefined;
  write(kept: T): void;
  clear(): void;
}

/** Where a draft outlives a reload: the tab's own storage, and none where the runtime may not touch storage. */
export const draftStorage = (runtime: Pick<Runtime, 'config'>) => storageOf<KeptDraft>(runtime, DRAFT_KEY);

/** Where the choice of who travels outlives a reload before there is an order: it is in no address. */
export const partyStorage = (runtime: Pick<Runtime, 'config'>) => storageOf<Party>(runtime, PARTY_KEY);

function storageOf<T>({ config }: Pick<Runtime, 'config'>, name: string): TabStorage<T> {
  const area = config.storage === 'memory' ? undefined : tabStorage();
  return {
    read() {
      try {
        const kept = JSON.parse(area?.getItem(name) ?? 'null') as T | null;
        return kept ?? undefined;
      } catch {
        area?.removeItem(name); // cut off or not ours
        return undefined;
      }
    },
    write(kept) {
      try {
        area?.setItem(name, JSON.stringify(kept));
      } catch {
        // the storage is full: the draft lasts as long as the page
      }
    },
    clear: () => area?.removeItem(name),
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
