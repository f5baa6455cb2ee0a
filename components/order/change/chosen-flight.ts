import type { Voyage } from '../../../src/contract/flight-booking/booking';
import type { NewFlight } from '../../../src/contract/order/change';

/** Flight and price chosen to replace one of the order, as the flight list emits in `tp-flight-chosen`. */
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

/** Replacements of these segments in their order; undefined while one is missing. */
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
