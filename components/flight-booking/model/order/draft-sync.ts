import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../../src/element/host/host';
import type { SessionState } from '../../../../src/session/session';
import type { BookingState } from '../booking-state';
import type { Query } from '../journey';
import { isDrafting, isOnTheWayBack } from '../place/place';
import { AT_REST } from './submission';
import { uncertainSubmission } from './unanswered';
import {
  chosenStorage,
  draftStorage,
  partyStorage,
  requestStorage,
  type StoredDraft,
} from '../../passengers/draft/stored-draft';
import { hasSignedOut } from '../../../../src/session/ended';

export interface DraftSync {
  /** Resets the booking in the element. */
  forget(): void;
  /** Called when stored data is restored, or when there is none. */
  restored(): void;
  /** Leaves a stored order draft alone until the booking page is opened. */
  leavesOrder: boolean;
}

/** Last kept state of a booking. While its element is out of the page, its order may be created. */
const lastStored = new WeakMap<StoreApi<BookingState>, BookingState>();

/**
 * Keeps the draft of an order in the tab, or before it the travellers and the request, and restores them after a
 * reload. They are dropped when the order is created, when their author signs out and when another user signs in.
 * Returns the stop function.
 */
export function syncDraft(
  host: Host,
  store: StoreApi<BookingState>,
  { forget, restored, leavesOrder }: DraftSync,
): () => void {
  const { session } = host.runtime;
  const storage = draftStorage(host.runtime);
  const parties = partyStorage(host.runtime);
  const requests = requestStorage(host.runtime);
  const chosen = chosenStorage(host.runtime);
  let isOver = false;

  function save(state: BookingState, before: BookingState): void {
    const { flow, ahead, draft, party, request, unanswered, droppedApplyId } = state;
    if (party !== before.party) {
      if (party) parties.write(party);
      else parties.clear();
    }
    if (request !== before.request) void saveRequest(request);
    if (flow !== before.flow && isOnTheWayBack(flow)) {
      chosen.write({ query: flow.query, choices: flow.choices });
    }
    const isSame =
      flow === before.flow &&
      draft === before.draft &&
      request === before.request &&
      unanswered === before.unanswered &&
      droppedApplyId === before.droppedApplyId;
    if (isSame) return;
    if (!draft) {
      if (before.draft) storage.clear();
    } else if (ahead && draft.owner !== '') {
      const { query, choices } = ahead;
      const at = isDrafting(flow) ? flow.step : '';
      storage.write({ query, choices, draft, request, unanswered, droppedApplyId, at });
    }
  }
  /** Stores the request with the staff number of its user, which has to be read first. */
  async function saveRequest(request: BookingState['request']): Promise<void> {
    if (!request) {
      requests.clear();
      return;
    }
    const self = await loadSelf();
    if (self && !isOver && store.getState().request === request) {
      requests.write({ owner: self.staffNO, request });
    }
  }

  const loadSelf = () =>
    loadChunk(() => import('../../passengers/travellers/find-self'))
      .then(({ findSelf }) => findSelf(host))
      .catch(() => undefined); // read again after the next sign-in

  // compares with an empty state, as choices may have been made or handed over before this code was loaded
  const begun = { ...store.getInitialState(), party: undefined, request: undefined };
  save(store.getState(), lastStored.get(store) ?? begun);
  const stopSaving = store.subscribe(save);

  /** Drops stored data of another user or after sign-out. Returns true when it did. */
  function forgetFormer(state: SessionState, hasLeft = false): boolean {
    const { draft, party, request } = store.getState();
    const kept = storage.read()?.draft ?? parties.read() ?? requests.read();
    const owner = draft?.owner ?? party?.owner ?? kept?.owner;
    const isAnother = state.status === 'signedIn' && Boolean(owner) && state.enterprise.staffNO !== owner;
    if (!hasLeft && !isAnother) return false;
    storage.clear();
    parties.clear();
    requests.clear();
    chosen.clear();
    if (draft || party || request) forget();
    return true;
  }
  forgetFormer(session.store.getState());
  const stopWatching = session.store.subscribe((state, before) => {
    if (forgetFormer(state, hasSignedOut(state, before))) return;
    if (state.status === 'signedIn' && before.status !== 'signedIn') void takeUp();
  });

  /** Restores stored data of the same user in the same enterprise, unless they have begun something new meanwhile. */
  async function takeUp(): Promise<void> {
    const stored = leavesOrder ? undefined : storage.read();
    const storedParty = parties.read();
    const storedRequest = requests.read();
    if (
      !(stored ?? storedParty ?? storedRequest) ||
      store.getState().draft ||
      (await session.token()) === undefined
    )
      return;
    const self = await loadSelf();
    if (!self || isOver || store.getState().draft) return;
    if (storedParty && storedParty.owner !== self.staffNO) parties.clear();
    else if (storedParty && !store.getState().party) store.setState({ party: storedParty });
    if (storedRequest && storedRequest.owner !== self.staffNO) requests.clear();
    else if (storedRequest && !store.getState().request) store.setState({ request: storedRequest.request });
    if (stored && self.staffNO !== stored.draft.owner) storage.clear();
    else if (stored) store.setState(resumed(store.getState(), stored));
  }

  void takeUp().finally(restored);
  return () => {
    isOver = true;
    lastStored.set(store, store.getState());
    stopSaving();
    stopWatching();
  };
}

/** Restores the step, unless another journey was requested. Then the draft waits until a flight is chosen. */
function resumed(
  { flow, form, overApplyId }: BookingState,
  { query, choices, draft, request, unanswered, droppedApplyId, at }: StoredDraft,
): Partial<BookingState> {
  const isSame =
    flow.step === 'form'
      ? !form.dep || sameJourney(journeyOf(form), query)
      : 'query' in flow && sameJourney(flow.query, query);
  const ahead = { query, choices, offers: [], tooEarly: [] };
  const kept = {
    draft,
    request,
    unanswered,
    droppedApplyId,
    overApplyId: overApplyId === droppedApplyId ? '' : overApplyId,
  };
  if (!isSame || isDrafting(flow) || at === '') return { ...kept, ahead };
  return {
    ...kept,
    form: { ...form, ...query, isRound: query.returnDate !== '', typed: { dep: '', arr: '' } },
    flow: { step: at, ...ahead },
    submission: unanswered ? { ...AT_REST, result: uncertainSubmission(unanswered.what) } : AT_REST,
    isResumed: true,
  };
}

type Journey = Omit<Query, 'dep' | 'arr'> & Partial<Pick<Query, 'dep' | 'arr'>>;

const sameJourney = (a: Journey, b: Query): boolean =>
  a.dep?.code === b.dep.code &&
  a.arr?.code === b.arr.code &&
  a.date === b.date &&
  a.returnDate === b.returnDate;

const journeyOf = ({ dep, arr, date, isRound, returnDate }: BookingState['form']): Journey => ({
  ...(dep && { dep }),
  ...(arr && { arr }),
  date,
  returnDate: isRound ? returnDate : '',
});
