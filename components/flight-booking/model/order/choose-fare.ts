import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { BookingBase } from '../booking-base';
import type { Choice } from '../journey';
import { legsOf } from '../legs';
import { searchStoreOf } from '../search/search-store';
import { AT_REST } from './submission';

/** Chooses a price for the current leg, and continues with the next leg or the order form. */
export function chooseFare(booking: BookingBase, choice: Choice): void {
  const { getState, setState } = booking.store;
  const { flow, draft } = getState();
  if (flow.step !== 'choosing') return;
  if (booking.otherFlights) {
    booking.otherFlights.choose(choice);
    return;
  }
  const choices = [...flow.choices, choice];
  setState({ leftAt: window.scrollY });
  booking.host.track('fare-chosen', { flightNo: choice.offer.flight.flightNo });
  if (choices.length < legsOf(flow.query).length) {
    void searchStoreOf(booking).find(flow.query, choices);
    return;
  }
  setState({ flow: { ...flow, step: 'passengers', choices }, submission: AT_REST });
  if (!draft) void startDraft(booking, choices);
}

async function startDraft(booking: BookingBase, choices: readonly Choice[]): Promise<void> {
  const code = await loadChunk(() => import('./order-store')).catch((error: unknown) =>
    returnToResults(booking, error),
  );
  await code?.orderStoreOf(booking).startDraft(choices);
}

/** Returns to the results when the order's code cannot be loaded, so that the user can retry. */
function returnToResults({ tell, store: { getState, setState } }: BookingBase, error: unknown): undefined {
  const { flow } = getState();
  if (flow.step === 'passengers') {
    const { query, offers, tooEarly } = flow;
    setState({ flow: { step: 'choosing', query, offers, tooEarly, choices: flow.choices.slice(0, -1) } });
  }
  tell(error);
}
