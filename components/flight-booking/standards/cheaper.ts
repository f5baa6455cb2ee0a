import { loadChunk } from '../../../src/element/runtime/chunk';
import { withSession } from '../../../src/element/host/sign-in';
import type { Booking } from '../model/booking';
import { legsOf } from '../model/legs';
import type { CheaperFlight } from './judgement';
import { flightStandardTexts } from './texts';

/** Replaces the chosen flight of a leg by a cheaper one. The input stays. */
export async function chooseCheaper(
  { host, store: { getState, setState } }: Booking,
  { segmentNo, flightNo, takeOffTime, policyId, cabinCode }: CheaperFlight,
): Promise<void> {
  const { flow } = getState();
  const leg = flow.step === 'passengers' ? legsOf(flow.query)[segmentNo - 1] : undefined;
  if (!leg) return;
  try {
    const { findOffers } = await loadChunk(() => import('../results/offers/find-offers'));
    const offers = await withSession(host, () => findOffers(host, leg));
    const offer = offers.find(
      ({ flight }) => flight.flightNo === flightNo && flight.takeOffTime === takeOffTime,
    );
    const fare = offer?.fares.find(({ unit }) => unit.policyId === policyId && unit.cabinCode === cabinCode);
    const now = getState();
    // a user who has navigated elsewhere meanwhile stays there
    if (now.flow.step !== 'passengers' || now.submission.busy) return;
    if (!offer || !fare) {
      host.notify({ as: 'box', text: host.texts(flightStandardTexts).gone, delayMs: 0 });
      return;
    }
    const choices = now.flow.choices.map((choice, i) => (i === segmentNo - 1 ? { offer, fare } : choice));
    setState({ flow: { ...now.flow, choices } });
    host.track('cheaper-taken', { flightNo });
  } catch (error) {
    host.report(error);
  }
}
