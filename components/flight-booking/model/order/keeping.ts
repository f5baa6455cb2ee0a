import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../../src/element/host/host';
import type { SessionState } from '../../../../src/session/session';
import type { BookingState, Query } from '../flow';
import { isDrafting, isOnTheWayBack } from '../place/place';
import { AT_REST } from './submission';
import { uncertain } from './unanswered';
import {
  chosenStorage,
  draftStorage,
  partyStorage,
  requestStorage,
  type StoredDraft,
} from '../../passengers/draft/stored-draft';
import { hasSignedOut } from '../../../../src/session/ended';

export interface Keeping {
  /** Takes everything of the booking out of the element. */
  forget(): void;
  /** What there was is taken up, or there is none. */
  restored(): void;
  /** An order that was begun waits until its page is opened. */
  leavesOrder: boolean;
}

/** A booking as it was last kept: while its element is out of the page, its order may be made. */
const lastKept = new WeakMap<StoreApi<BookingState>, BookingState>();

/**
 * Keeps the order that is being typed for this tab, and before there is one who is to travel and under which request,
 * and takes it up again after a reload. Forgotten once the order is made, when its writer signs out, and when somebody else signs in. Returns how to stop.
 */
export function keepDraft(
  host: Host,
  store: StoreApi<BookingState>,
  { forget, restored, leavesOrder }: Keeping,
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
  /** For whoever chose it, who is to be known first. */
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
      .catch(() => undefined); // asked again with the next sign-in

  // chosen, or handed over, before this code was there, or made while it was not
  const begun = { ...store.getInitialState(), party: undefined, request: undefined };
  save(store.getState(), lastKept.get(store) ?? begun);
  const stopSaving = store.subscribe(save);

  /** Is what is kept somebody else's now? Then it goes. */
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

  /** Only for the same person in the same enterprise; whoever has begun something else meanwhile goes on with that. */
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
    lastKept.set(store, store.getState());
    stopSaving();
    stopWatching();
  };
}

/** The step itself, unless another journey was asked for: then what was typed waits for its flight. */
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
    submission: unanswered ? { ...AT_REST, result: uncertain(unanswered.what) } : AT_REST,
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
