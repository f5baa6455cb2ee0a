import type { OrderPassenger, Voyage } from '../../../src/contract/flight-booking/booking';
import type { OverReasonChoice, StandardEvaluation } from '../../../src/contract/standards/shapes';

/** The choice an over-standard application is for, as it was submitted. */
export interface OverChoice {
  voyages: Voyage[];
  passengers: Pick<OrderPassenger, 'passagerName' | 'cardType' | 'cardNo' | 'staffNO'>[];
  evaluation: StandardEvaluation;
  overReasons: OverReasonChoice[];
}

/** Who travels, as far as it matters to an application. */
export function peopleOf(passengers: readonly OrderPassenger[]): OverChoice['passengers'] {
  return passengers.map(({ passagerName, cardType, cardNo, staffNO }) => ({
    passagerName,
    cardType,
    cardNo,
    staffNO,
  }));
}

/**
 * Does an approved choice cover another one? The same flights and cabins at no higher price, the same people,
 * and no rule broken that was not put before the approver.
 */
export function covers(approved: OverChoice, chosen: Omit<OverChoice, 'overReasons'>): boolean {
  const sameVoyages =
    approved.voyages.length === chosen.voyages.length &&
    chosen.voyages.every((voyage, i) => {
      const other = approved.voyages[i];
      return other !== undefined && keyOf(voyage) === keyOf(other) && voyage.salePrice <= other.salePrice;
    });
  const sameRules = brokenRules(chosen.evaluation).every((rule) =>
    brokenRules(approved.evaluation).includes(rule),
  );
  return sameVoyages && sameRules && travellersOf(approved) === travellersOf(chosen);
}

function keyOf(voyage: Voyage): string {
  const { segmentNo, flightNo, depDate, depAirportCode, arrAirportCode, cabinCode } = voyage;
  return [segmentNo, flightNo, depDate, depAirportCode, arrAirportCode, cabinCode].join();
}

function brokenRules({ segments }: StandardEvaluation): string[] {
  return segments.flatMap(({ violations }) =>
    violations.map(({ segmentNo, rule }) => `${segmentNo} ${rule}`),
  );
}

/** Staff by their number: their documents are hidden from the applicant, who is not to find out that they guessed one. */
function travellersOf({ passengers }: Pick<OverChoice, 'passengers'>): string {
  return passengers
    .map(({ staffNO, cardType, cardNo }) => (staffNO === '' ? `${cardType}:${cardNo}` : staffNO))
    .sort()
    .join();
}
