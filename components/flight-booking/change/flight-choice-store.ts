import { queryChangeFlightSec } from '../../../src/contract/order/change';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { flightBooking } from '../declaration';
import { createBooking, type Booking } from '../model/booking';
import { voyagesOf } from '../model/voyage';
import { offersOf } from '../results/offers/offers';
import type { changeFlights } from './declaration';

/** Ticket change that the attributes describe. */
export interface ChangedSegment {
  orderNo: string;
  segmentNo: number;
  passengerNos: readonly number[];
  changeReason: number;
}

export type ChoosingFlights = ReturnType<typeof createFlightChoiceStore>;

/** Flight list of a booking, filled with the flights that an order can be changed to. */
export function createFlightChoiceStore(host: Host<typeof changeFlights>) {
  let changed: ChangedSegment = { orderNo: '', segmentNo: 1, passengerNos: [], changeReason: 0 };
  const booking: Booking = createBooking(asBookingHost(host), {
    async find({ date }, signal) {
      const { orderNo, segmentNo, passengerNos, changeReason } = changed;
      const body = {
        orderNo,
        oldSegmentNo: segmentNo,
        depDate: date,
        passengerNos: [...passengerNos],
        changeReason,
      };
      const { itineraryList } = await read(host, queryChangeFlightSec, body, { staleTime: 0, signal });
      return offersOf(itineraryList);
    },
    choose(choice) {
      const [voyage] = voyagesOf([choice]);
      if (!voyage) return;
      const { carrierShortName, depAirportName, arrAirportName, takeOffTime, arrTime } = choice.offer.flight;
      host.track('fare-chosen', { flightNo: voyage.flightNo });
      host.emit('tp-flight-chosen', {
        oldSegmentNo: changed.segmentNo,
        voyage,
        carrierShortName,
        depAirportName,
        arrAirportName,
        takeOffTime,
        arrTime,
        cabinName: choice.fare.unit.cabinName,
      });
    },
  });
  // as personal travel, to hide the booker's standard marks: the gateway judges a change by its travellers' standards
  booking.setDefaultTravelType(TRAVEL_TYPE.personal);
  return {
    booking,
    want(next: ChangedSegment): void {
      changed = next;
    },
  };
}

/** Host without events. The booking's own events are suppressed, as this search does not lead to an order. */
function asBookingHost(host: Host<typeof changeFlights>): Host<typeof flightBooking> {
  const other: Host<typeof flightBooking> = {
    ...host,
    emit: () => true,
    track: () => undefined,
    store: (make) => make(other),
  };
  return other;
}
