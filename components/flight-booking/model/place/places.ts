import type { StoreApi } from 'zustand/vanilla';
import { isSameWay } from './address';
import type { BookingState } from '../flow';
import { writeView } from '../view';
import { isSamePlace, placeOf, START, type BookingPlace } from './place';

/** What of the state is in the view of the flights. */
const VIEW = ['filters', 'usualFilters', 'sort', 'isTaxed', 'opened'] as const;

/** Hears where the user is. `replaces`: the former place is not one to go back to. */
export type PlaceListener = (place: BookingPlace & { view: string }, replaces: boolean) => void;

/** Tells of every step the user comes to, for whoever keeps it in an address; what an address says is not told back. */
export function createPlaces({ getState, subscribe }: StoreApi<BookingState>, emit: PlaceListener) {
  /** What the address says, as far as it follows. */
  let known = START;
  let knownView = '';
  /** Told and not heard back yet: the address follows after the user may have gone on. */
  let pending: (BookingPlace & { view: string })[] = [];
  const { sort: usualSort } = getState();
  /** What was left by a former page is not taken up yet: the address still says where that was. */
  let isRestoring = true;
  /** What the address names is not there any more: it is put right, not gone on from. */
  let isCorrecting = false;
  const followers = new Set<PlaceListener>([emit]);

  /** Beside other steps the view of the flights stays as it was left. */
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
    // a search or a new booking is told of as such, and begins at the start
    if (!isSameWay(lastSearch, lastBefore) && lastSearch !== lastBefore && !lastSearch?.isPrefilled) {
      known = START;
      knownView = '';
    }
    const isView = VIEW.every((name) => state[name] === before[name]);
    if ((flow === flowBefore && isView) || flow.step === 'form') return;
    const isSame = isSamePlace(placeOf(flow), placeOf(flowBefore));
    // once ordered or paid, the step before is over for good
    const isOver = flow.step === 'created' || flow.step === 'done';
    told(isSame || isOver || flowBefore.step === 'opening' || isCorrecting);
  });

  return {
    /** Another listener; returns how to stop. */
    follow(listener: PlaceListener): () => void {
      followers.add(listener);
      return () => followers.delete(listener);
    },

    /** The address says so, now or by itself; true: it only follows what was told. */
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

    /** A new booking begins, be there a search to forget or not. */
    restarted: () => told(false),

    /** What was left is taken up, or there is none. */
    restored(): void {
      if (!isRestoring) return;
      isRestoring = false;
      told(true);
    },

    /** Runs what leads elsewhere than the address says, and puts that right. */
    async correcting(run: () => Promise<void> | void): Promise<void> {
      isCorrecting = true;
      await run();
      isCorrecting = false;
      told(true);
    },
  };
}
