import type { Voyage } from '../../../src/contract/flight-booking/booking';
import type { NewFlight } from '../../../src/contract/order/change';

/** A flight and price chosen in the place of one of the order, as `tp-flight-chosen` of the list of flights tells it. */
export interface ChosenFlight {
  oldSegmentNo: number;
  voyage: Voyage;
  carrierShortName: string;
  depAirportName: string;
  arrAirportName: string;
  takeOffTime: string;
  arrTime: string;
  cabinName: string;
}

/** The new flights of all these flights of an order, in its order; undefined while one is not chosen. */
export function newFlightsOf(
  segmentNos: readonly number[],
  flights: readonly ChosenFlight[],
): NewFlight[] | undefined {
  const found = segmentNos
    .toSorted((a, b) => a - b)
    .flatMap((no, i) => {
      const flight = flights.find(({ oldSegmentNo }) => oldSegmentNo === no);
      return flight ? [{ ...flight.voyage, segmentNo: i + 1, oldSegmentNo: no }] : [];
    });
  return found.length > 0 && found.length === segmentNos.length ? found : undefined;
}
