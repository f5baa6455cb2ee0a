import type { Booking } from '../model/booking';
import type { PresentPrices } from '../model/flow';
import type { Choice } from '../model/journey';
import { legsOf } from '../model/legs';
import { sectorsOf } from '../model/sectors';
import { findOffers } from '../results/offers/find-offers';
import type { Offer } from '../results/offers/offers';

/** Reads the chosen prices again, applies changed ones and stores the differences. */
export async function refreshPrices({ host, store: { getState, setState } }: Booking): Promise<void> {
  const { flow } = getState();
  if (flow.step !== 'review') return;
  const legs = legsOf(flow.query);
  const present = await Promise.all(
    flow.choices.map(async (choice, i): Promise<Choice | undefined> => {
      const leg = legs[i];
      if (!leg) return choice;
      return sameChoice(choice, await findOffers(host, leg));
    }),
  );
  // a user who has continued meanwhile learns of changes from the gateway
  if (getState().flow !== flow || getState().submission.busy) return;
  const { changes, gone } = compare(flow.choices, present);
  const before = flow.prices ?? { changes: [], gone: [] };
  if (changes.length === 0 && gone.join() === before.gone.join()) return;
  const choices = flow.choices.map((choice, i) => present[i] ?? choice);
  setState({ flow: { ...flow, choices, prices: { changes: [...before.changes, ...changes], gone } } });
}

/** The chosen price among those sold now; undefined when it is gone. */
function sameChoice(choice: Choice, offers: readonly Offer[]): Choice | undefined {
  const { offer, fare } = choice;
  const wanted = productOf(choice);
  const found = offers
    .find(({ key }) => key === offer.key)
    ?.fares.find((one) => productOf({ offer, fare: one }) === wanted);
  if (!found) return undefined;
  const { unit, units, price } = found;
  return { offer, fare: { ...fare, unit, price, ...(units && { units }) } };
}

const productOf = (choice: Choice): string =>
  sectorsOf(choice)
    .map(({ unit }) => `${unit.cabinCode} ${unit.policyId}`)
    .join();

function compare(before: readonly Choice[], now: readonly (Choice | undefined)[]): PresentPrices {
  const gone = before.flatMap((choice, i) =>
    now[i] ? [] : sectorsOf(choice).map(({ flight }) => flight.flightNo),
  );
  const changes = before.flatMap((choice, i) => {
    const sectors = now[i] ? sectorsOf(now[i]) : [];
    return sectorsOf(choice).flatMap(({ flight, unit }, place) => {
      const salePrice = sectors[place]?.unit.salePrice;
      if (salePrice === undefined || salePrice === unit.salePrice) return [];
      return [{ flightNo: flight.flightNo, before: unit.salePrice, now: salePrice }];
    });
  });
  return { changes, gone };
}
