import { tabStorage, type KeepsInTab } from '../../../../src/element/runtime/tab-storage';
import type { Choice, DraftStep, Query } from '../../model/flow';
import type { Unanswered } from '../../model/order/unanswered';
import type { TravelRequest } from '../../requests/request';
import type { Party } from '../../party/party';
import type { OrderDraft } from './draft';

/** An order as far as it was typed, with what it is for. */
export interface StoredDraft {
  query: Query;
  choices: readonly Choice[];
  draft: OrderDraft;
  /** The request it is booked under. */
  request?: TravelRequest | undefined;
  unanswered?: Unanswered | undefined;
  /** The over-standard application that it is not booked by though the address names it; '' for none. */
  droppedApplyId: string;
  /** Where the user was last; '' back at the flights. */
  at: DraftStep | '';
}

/** The legs chosen so far, while the next one is being chosen. */
type ChosenLegs = Pick<StoredDraft, 'query' | 'choices'>;

/** Names in the tab's storage; the number changes with the shape of what is kept. */
const DRAFT_KEY = 'tp-flight-draft-7';
const PARTY_KEY = 'tp-flight-party-1';
const REQUEST_KEY = 'tp-flight-request-1';
const CHOSEN_KEY = 'tp-flight-chosen-1';

/** Where a draft outlives a reload. */
export const draftStorage = (runtime: KeepsInTab) => tabStorage<StoredDraft>(runtime, DRAFT_KEY);

/** Where the choice of who travels outlives a reload before there is an order: it is in no address. */
export const partyStorage = (runtime: KeepsInTab) => tabStorage<Party>(runtime, PARTY_KEY);

/** A request chosen at the search, with the staff number of whoever chose it. */
interface ChosenRequest {
  owner: string;
  request: TravelRequest;
}

/** Where the request one searches under outlives a reload before there is an order: it is in no address. */
export const requestStorage = (runtime: KeepsInTab) => tabStorage<ChosenRequest>(runtime, REQUEST_KEY);

/** Where the flight there outlives a reload while the one back is being chosen. */
export const chosenStorage = (runtime: KeepsInTab) => tabStorage<ChosenLegs>(runtime, CHOSEN_KEY);
