import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { Choice } from './journey';
import { sectorsOf } from './sectors';

/** One flight as it is summed up beside the form and the order; a segment of an order has the same facts. */
export interface SummaryLeg {
  /** 1: of the way there, 2: of the way back. */
  legNo: number;
  flight: Flight;
  cabinCode: string;
  cabinName: string;
  /** Not known of an order that is read: its cabin is named as the gateway does. */
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
