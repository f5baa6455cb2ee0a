import { useStore } from 'zustand';
import type { Booking } from '../booking';
import { legsOf, saleOf } from '../legs';

/** What the legs chosen so far cost an adult, fen, to be added to every price on view; undefined before there is one. */
export const useChosenSale = (booking: Booking): number | undefined =>
  useStore(booking.store, ({ flow }) =>
    flow.step === 'choosing' && flow.choices.length > 0 ? saleOf(flow.choices) : undefined,
  );

/** Is there another leg to choose after the one on view? */
export const useHasNextLeg = (booking: Booking): boolean =>
  useStore(
    booking.store,
    ({ flow }) => flow.step === 'choosing' && flow.choices.length + 1 < legsOf(flow.query).length,
  );
