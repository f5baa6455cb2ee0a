import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { Choice } from './journey';
import { sectorsOf } from './sectors';

/** Summary of a flight beside the form and the order. An order's segment has the same fields. */
export interface SummaryLeg {
  /** 1 for outbound, 2 for return. */
  legNo: number;
  flight: Flight;
  cabinCode: string;
  cabinName: string;
  /** undefined for an order that was read; its cabin is then named by the gateway. */
  cabinType?: number;
  /** Percent of the full fare. */
  discount: number;
}

export const summaryLegs = (choices: readonly Choice[]): SummaryLeg[] =>
  choices.flatMap((choice, leg) =>
    sectorsOf(choice).map(({ flight, unit }) => ({
      legNo: leg + 1,
      flight,
      cabinCode: unit.cabinCode,
      cabinName: unit.cabinName,
      cabinType: unit.cabinType,
      discount: unit.discount,
    })),
  );
