import { childFare, infantFare } from '../../../src/domain/fare/fares';
import { quoteFees } from '../../../src/domain/fare/fees';
import { legName } from '../../../src/domain/fare/leg-name';
import type { Choice } from '../model/flow';
import type { TravellerDraft } from './draft';

/** One line of the price panel: all travellers on one type of ticket of one leg. Fen. */
export interface PriceLine {
  /** 去程 or 返程; '' of a journey of one leg. */
  leg: string;
  name: '成人' | '儿童' | '婴儿';
  count: number;
  fare: number;
  buildFee: number;
  /** null: not known before the order is priced. */
  fuelFee: number | null;
  serviceFee: number;
}

/** One insurance with how many take it. */
export interface InsuranceLine {
  productNo: string;
  price: number;
  count: number;
}

export interface PriceSummary {
  lines: PriceLine[];
  insurances: InsuranceLine[];
  total: number;
}

const NAMES = { 1: '成人', 2: '儿童', 3: '婴儿' } as const;

type Payer = Pick<TravellerDraft, 'passengerTypeID' | 'insurances'>;
interface Terms {
  issueDate: string;
  /** Of one traveller on one leg. */
  serviceFee: number;
}

/** What the order will cost, by leg and type of ticket; the gateway prices it again and decides. */
export function summarise(
  choices: readonly Choice[],
  travellers: readonly Payer[],
  terms: Terms,
): PriceSummary {
  const lines = choices.flatMap((choice, i) =>
    linesOf(choice, travellers, terms).map((line) => ({ leg: legName(choices.length, i), ...line })),
  );
  const insurances = insuranceLines(travellers);
  const total = [
    ...lines.map((line) => line.count * (line.fare + line.buildFee + (line.fuelFee ?? 0) + line.serviceFee)),
    ...insurances.map(({ price, count }) => price * count),
  ].reduce((sum, fen) => sum + fen, 0);
  return { lines, insurances, total };
}

function linesOf(
  { offer, fare: { unit, price } }: Choice,
  travellers: readonly Payer[],
  { issueDate, serviceFee }: Terms,
): Omit<PriceLine, 'leg'>[] {
  const fullFare = { 1: price.totalYPrice, 2: price.totalCPrice, 3: price.totalFPrice }[unit.cabinType];
  return ([1, 2, 3] as const).flatMap((type): Omit<PriceLine, 'leg'>[] => {
    const count = travellers.filter((traveller) => traveller.passengerTypeID === type).length;
    if (count === 0) return [];
    if (type === 1) {
      return [
        {
          name: NAMES[1],
          count,
          fare: unit.salePrice,
          buildFee: unit.buildFee,
          fuelFee: unit.fuelFee,
          serviceFee,
        },
      ];
    }
    const { distance } = offer.flight;
    const fees =
      distance > 0
        ? quoteFees({ passengerTypeID: type, distance, issueDate, isFeeder: unit.buildFee === 0 })
        : { buildFee: 0, fuelFee: null }; // the gateway does not know how far it is
    const fare = (type === 2 ? childFare : infantFare)(fullFare);
    return [{ name: NAMES[type], count, fare, ...fees, serviceFee: type === 3 ? 0 : serviceFee }];
  });
}

function insuranceLines(travellers: readonly Payer[]): InsuranceLine[] {
  const lines = new Map<string, InsuranceLine>();
  for (const { productNo, price } of travellers.flatMap(({ insurances }) => insurances)) {
    lines.set(productNo, { productNo, price, count: (lines.get(productNo)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}
