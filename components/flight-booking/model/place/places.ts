import type { StoreApi } from 'zustand/vanilla';
import type { BookingState } from '../booking-state';
import { isSameWay } from '../search/criteria';
import { writeView } from '../view';
import { isSamePlace, placeOf, START, type BookingPlace } from './place';

/** State that belongs to the view of the flights. */
const VIEW = ['filters', 'usualFilters', 'sort', 'isTaxed', 'opened'] as const;

/** Called with the user's place. `replaces`: the former place must not remain in the history. */
export type PlaceListener = (place: BookingPlace & { view: string }, replaces: boolean) => void;

/** Emits every new step for listeners that keep it in an address. A step that comes from the address is not emitted. */
export function createPlaces({ getState, subscribe }: StoreApi<BookingState>, emit: PlaceListener) {
  /** Place that the address contains. */
  let known = START;
  let knownView = '';
  /** Places that were emitted but not returned by the address yet. The user may have moved on since. */
  let pending: (BookingPlace & { view: string })[] = [];
  const { sort: usualSort } = getState();
  /** True until stored data is restored. The address still names the step of that data. */
  let isRestoring = true;
  /** True while a place of the address that no longer exists is replaced. */
  let isCorrecting = false;
  const followers = new Set<PlaceListener>([emit]);

  /** View of the flights; unchanged at steps other than the list. */
  function viewNow(): string {
    const { flow, usualFilters, ...view } = getState();
    return flow.step === 'choosing' ? writeView(view, { filters: usualFilters, sort: usualSort }) : knownView;
  }

  function told(replaces: boolean): void {
    const place = placeOf(getState().flow);
    const view = viewNow();
    if (isRestoring || (isSamePlace(place, known) && view === knownView)) return;
    const isSame = isSamePlace(place, known);
    known = place;
    knownView = view;
    pending.push({ ...place, view });
    for (const tell of followers) tell({ ...place, view }, replaces || isSame);
  }

  subscribe((state, before) => {
    const { flow, lastSearch } = state;
    const { flow: flowBefore, lastSearch: lastBefore } = before;
    // a new search or booking begins at the start, and is announced by events of its own
    if (!isSameWay(lastSearch, lastBefore) && lastSearch !== lastBefore && !lastSearch?.isPrefilled) {
      known = START;
      knownView = '';
    }
    const isView = VIEW.every((name) => state[name] === before[name]);
    if ((flow === flowBefore && isView) || flow.step === 'form') return;
    const isSame = isSamePlace(placeOf(flow), placeOf(flowBefore));
    // after order or payment the previous step cannot be returned to
    const isOver = flow.step === 'created' || flow.step === 'done';
    told(isSame || isOver || flowBefore.step === 'opening' || isCorrecting);
  });

  return {
    /** Adds a listener. Returns the unsubscribe function. */
    follow(listener: PlaceListener): () => void {
      followers.add(listener);
      return () => followers.delete(listener);
    },

    /** Records a place of the address. Returns true when it only follows an emitted place. */
    heard(place: BookingPlace, view: string): boolean {
      const isNow = isSamePlace(place, known) && view === knownView;
      const followed = pending.findIndex((one) => isSamePlace(one, place) && one.view === view);
      pending = pending.slice(followed + 1);
      if (isNow || followed >= 0) return true;
      pending = [];
      known = place;
      knownView = view;
      return false;
    },

    /** Called when a new booking begins, with or without a search to forget. */
    restarted: () => told(false),

    /** Called when stored data is restored, or when there is none. */
    restored(): void {
      if (!isRestoring) return;
      isRestoring = false;
      told(true);
    },

    /** Runs a navigation that may end elsewhere than the address says, then corrects the address. */
    async correcting(run: () => Promise<void> | void): Promise<void> {
      isCorrecting = true;
      await run();
      isCorrecting = false;
      told(true);
    },
  };
}
