import { childFare, infantFare } from '../../../src/domain/fares';
import { quoteFees } from '../../../src/domain/fees';
import type { Choice } from '../flow';
import type { TravellerDraft } from './draft';

/** One line of the price panel: all travellers on one type of ticket. Fen. */
export interface PriceLine {
  name: '成人' | '儿童' | '婴儿';
  count: number;
  fare: number;
  buildFee: number;
  /** null: not known before the order is priced. */
  fuelFee: number | null;
}

export interface PriceSummary {
  lines: PriceLine[];
  total: number;
}

const NAMES = { 1: '成人', 2: '儿童', 3: '婴儿' } as const;

/** What the order will cost, by type of ticket; the gateway prices it again and decides. */
export function summarise(
  { offer, fare: { unit, price } }: Choice,
  travellers: readonly Pick<TravellerDraft, 'passengerTypeID'>[],
  issueDate: string,
): PriceSummary {
  const fullFare = { 1: price.totalYPrice, 2: price.totalCPrice, 3: price.totalFPrice }[unit.cabinType];
  const lines = ([1, 2, 3] as const).flatMap((type): PriceLine[] => {
    const count = travellers.filter((traveller) => traveller.passengerTypeID === type).length;
    if (count === 0) return [];
    if (type === 1) {
      return [
        { name: NAMES[1], count, fare: unit.salePrice, buildFee: unit.buildFee, fuelFee: unit.fuelFee },
      ];
    }
    const fees = quoteFees({
      passengerTypeID: type,
      distance: offer.flight.distance,
      issueDate,
      isFeeder: unit.buildFee === 0,
    });
    return [{ name: NAMES[type], count, fare: (type === 2 ? childFare : infantFare)(fullFare), ...fees }];
  });
  const total = lines.reduce(
    (sum, line) => sum + line.count * (line.fare + line.buildFee + (line.fuelFee ?? 0)),
    0,
  );
  return { lines, total };
}
