import { tabStorage, type KeepsInTab } from '../../../../src/element/runtime/tab-storage';
import type { DraftStep } from '../../model/flow';
import type { Choice, Query } from '../../model/journey';
import type { UnansweredRequest } from '../../model/order/unanswered';
import type { TravelRequest } from '../../requests/request';
import type { Party } from '../../party/party';
import type { OrderDraft } from './draft';

/** Stored draft of an order, with its journey. */
export interface StoredDraft {
  query: Query;
  choices: readonly Choice[];
  draft: OrderDraft;
  /** Travel request that the order is booked under. */
  request?: TravelRequest | undefined;
  unanswered?: UnansweredRequest | undefined;
  /** Over-standard application that the user dropped although the address names it; '' for none. */
  droppedApplyId: string;
  /** Last step of the user; '' for the flights. */
  at: DraftStep | '';
}

/** Choices made while the next leg is still open. */
type ChosenLegs = Pick<StoredDraft, 'query' | 'choices'>;

/** Names in the tab's storage. The number changes with the shape of the stored data. */
const DRAFT_KEY = 'tp-flight-draft-7';
const PARTY_KEY = 'tp-flight-party-1';
const REQUEST_KEY = 'tp-flight-request-1';
const CHOSEN_KEY = 'tp-flight-chosen-1';

/** Storage of a draft across a reload. */
export const draftStorage = (runtime: KeepsInTab) => tabStorage<StoredDraft>(runtime, DRAFT_KEY);

/** Storage of the travellers across a reload before there is an order, as no address contains them. */
export const partyStorage = (runtime: KeepsInTab) => tabStorage<Party>(runtime, PARTY_KEY);

/** A request chosen at the search, with the staff number of the user who chose it. */
interface ChosenRequest {
  owner: string;
  request: TravelRequest;
}

/** Storage of the request across a reload before there is an order, as no address contains it. */
export const requestStorage = (runtime: KeepsInTab) => tabStorage<ChosenRequest>(runtime, REQUEST_KEY);

/** Storage of the outbound choice across a reload while the return flight is chosen. */
export const chosenStorage = (runtime: KeepsInTab) => tabStorage<ChosenLegs>(runtime, CHOSEN_KEY);
