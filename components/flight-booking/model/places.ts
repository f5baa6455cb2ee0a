import type { StoreApi } from 'zustand/vanilla';
import { isSameWay } from './address';
import type { BookingState } from './flow';
import { isSamePlace, placeOf, START, type BookingPlace } from './place';

/** Hears where the user is. `replaces`: the former place is not one to go back to. */
export type PlaceListener = (place: BookingPlace, replaces: boolean) => void;

/** Tells of every step the user comes to, for whoever keeps it in an address; what an address says is not told back. */
export function createPlaces({ getState, subscribe }: StoreApi<BookingState>, emit: PlaceListener) {
  /** What the address says, as far as it follows. */
  let known = START;
  /** What was left by a former page is not taken up yet: the address still says where that was. */
  let isRestoring = true;
  /** What the address names is not there any more: it is put right, not gone on from. */
  let isCorrecting = false;
  const followers = new Set<PlaceListener>([emit]);

  function told(replaces: boolean): void {
    const place = placeOf(getState().flow);
    if (isRestoring || isSamePlace(place, known)) return;
    known = place;
    for (const tell of followers) tell(place, replaces);
  }

  subscribe(({ flow, lastSearch }, { flow: before, lastSearch: lastBefore }) => {
    // a search or a new booking is told of as such, and begins at the start
    if (!isSameWay(lastSearch, lastBefore) && lastSearch !== lastBefore && !lastSearch?.isPrefilled) {
      known = START;
    }
    if (flow === before || flow.step === 'form') return;
    const isSame = isSamePlace(placeOf(flow), placeOf(before));
    // once ordered or paid, the step before is over for good
    const isOver = flow.step === 'created' || flow.step === 'done';
    told(isSame || isOver || before.step === 'opening' || isCorrecting);
  });

  return {
    /** Another listener; returns how to stop. */
    follow(listener: PlaceListener): () => void {
      followers.add(listener);
      return () => followers.delete(listener);
    },

    /** The address says so, now or by itself. */
    heard(place: BookingPlace): void {
      known = place;
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
