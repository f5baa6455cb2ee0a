import type { OrderPassenger, Voyage } from '../../../../src/contract/flight-booking/booking';
import type { OverReasonChoice, StandardEvaluation } from '../../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../../src/domain/money/money';

/** Choice of an over-standard application, as submitted. */
export interface OverChoice {
  voyages: Voyage[];
  passengers: Pick<OrderPassenger, 'passagerName' | 'cardType' | 'cardNo' | 'staffNO'>[];
  evaluation: StandardEvaluation;
  overReasons: OverReasonChoice[];
}

/** Travellers with the data that an application stores. */
export function peopleOf(passengers: readonly OrderPassenger[]): OverChoice['passengers'] {
  return passengers.map(({ passagerName, cardType, cardNo, staffNO }) => ({
    passagerName,
    cardType,
    cardNo,
    staffNO,
  }));
}

/**
 * Difference of a choice from its approved application, in words; undefined when it is covered. It needs the same
 * flights, cabins and people, no higher price, and no broken rule beyond those approved.
 */
export function uncovered(approved: OverChoice, chosen: Omit<OverChoice, 'overReasons'>): string | undefined {
  const [ways, chosenWays] = [approved, chosen].map(waysOf);
  if (ways !== chosenWays) return ways === 2 ? '申请为往返行程' : '申请不包含返程航班';
  if (approved.voyages.length !== chosen.voyages.length) return '申请的中转航班与本次不同';
  const differing = chosen.voyages.flatMap((voyage, i) => differenceOf(approved.voyages[i], voyage) ?? []);
  if (differing[0] !== undefined) return differing[0];
  if (travellersOf(approved) !== travellersOf(chosen)) {
    return `申请的乘机人为${approved.passengers.map(({ passagerName }) => passagerName).join('、')}`;
  }
  const known = brokenRules(approved.evaluation);
  return brokenRules(chosen.evaluation).every((rule) => known.includes(rule))
    ? undefined
    : '本次预订超出了申请时未提交审批的差旅标准';
}

const waysOf = ({ voyages }: Pick<OverChoice, 'voyages'>): number =>
  new Set(voyages.map(({ segmentNo }) => segmentNo)).size;

function differenceOf(approved: Voyage | undefined, chosen: Voyage): string | undefined {
  if (approved === undefined) return '申请不包含该航班';
  const { flightNo, depDate, cabinCode, salePrice } = approved;
  const isSameFlight = (
    ['segmentNo', 'flightNo', 'depDate', 'depAirportCode', 'arrAirportCode'] as const
  ).every((field) => approved[field] === chosen[field]);
  if (!isSameFlight) return `申请的航班为${depDate} ${flightNo}，本次为${chosen.depDate} ${chosen.flightNo}`;
  if (cabinCode !== chosen.cabinCode) {
    return `${flightNo}申请的舱位为${cabinCode}舱，本次为${chosen.cabinCode}舱`;
  }
  return chosen.salePrice > salePrice
    ? `${flightNo}票价¥${formatPrice(chosen.salePrice)}高于申请时的¥${formatPrice(salePrice)}`
    : undefined;
}

function brokenRules({ segments }: StandardEvaluation): string[] {
  return segments.flatMap(({ violations }) =>
    violations.map(({ segmentNo, rule }) => `${segmentNo} ${rule}`),
  );
}

/** Compares staff by their number, because their documents are hidden from the applicant and must not be guessable. */
function travellersOf({ passengers }: Pick<OverChoice, 'passengers'>): string {
  return passengers
    .map(({ staffNO, cardType, cardNo }) => (staffNO === '' ? `${cardType}:${cardNo}` : staffNO))
    .sort()
    .join();
}
