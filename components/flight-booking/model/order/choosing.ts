import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { Booking } from '../booking';
import type { Choice } from '../flow';
import { legsOf } from '../legs';
import { searchingOf } from '../search/searching';
import { AT_REST } from './submission';

/** Takes a price for the leg on view; then come the flights of the next leg, or the order. */
export function choose(booking: Booking, choice: Choice): void {
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
    void searchingOf(booking).find(flow.query, choices);
    return;
  }
  setState({ flow: { ...flow, step: 'passengers', choices }, submission: AT_REST });
  if (!draft) void startDraft(booking, choices);
}

async function startDraft(booking: Booking, choices: readonly Choice[]): Promise<void> {
  const code = await loadChunk(() => import('./ordering')).catch((error: unknown) => leave(booking, error));
  await code?.orderingOf(booking).startDraft(choices);
}

/** Without the code for an order: back to the results, from where it can be tried again. */
function leave({ tell, store: { getState, setState } }: Booking, error: unknown): undefined {
  const { flow } = getState();
  if (flow.step === 'passengers') {
    const { query, offers, tooEarly } = flow;
    setState({ flow: { step: 'choosing', query, offers, tooEarly, choices: flow.choices.slice(0, -1) } });
  }
  tell(error);
}
