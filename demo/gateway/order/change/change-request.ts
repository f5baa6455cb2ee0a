import type { ChangeRequest } from '../../../../src/contract/approval/after-sale';
import type { NewFlight } from '../../../../src/contract/order/change';
import type { ChangeableOrder, PlannedChange } from './new-flights';

/** A planned change as its approver sees it. */
export function changeRequestOf(
  { orderNo, parts, reason }: Pick<ChangeableOrder, 'orderNo' | 'parts' | 'reason'>,
  { tickets, offers }: PlannedChange,
  { newFlights, passengerNos, remark }: ChangeRequestContent,
): ChangeRequest {
  return {
    orderNo,
    changeReason: reason.changeReason,
    isVoluntary: reason.isVoluntary,
    reasonName: reason.reasonName,
    remark,
    passengerNos: [...passengerNos],
    tickets: tickets.map(({ oldPassengerNo, oldSegmentNo }) => ({
      passengerNo: oldPassengerNo,
      segmentNo: oldSegmentNo,
    })),
    flights: newFlights.map(({ oldSegmentNo, ...voyage }, i) => {
      const old = parts.segments.find(({ segment_no }) => segment_no === oldSegmentNo);
      const next = offers[i];
      if (old === undefined || next === undefined)
        throw new Error(`${orderNo} has no flight ${oldSegmentNo}`);
      const { flight, cabin_name, cabin_code } = old;
      const { unit } = next.price;
      const {
        flightNo,
        depCityName,
        arrCityName,
        takeOffTime,
        arrTime,
        carrierShortName,
        depAirportName,
        arrAirportName,
      } = next.flight.flight;
      return {
        oldSegmentNo,
        from: {
          flightNo: flight.flightNo,
          depCityName: flight.depCityName,
          arrCityName: flight.arrCityName,
          takeOffTime: flight.takeOffTime,
          cabinName: cabin_name,
          cabinCode: cabin_code,
        },
        to: {
          flightNo,
          depCityName,
          arrCityName,
          takeOffTime,
          arrTime,
          carrierShortName,
          depAirportName,
          arrAirportName,
          cabinName: unit.cabinName,
          cabinCode: unit.cabinCode,
          voyage,
        },
      };
    }),
    changeFee: tickets.reduce((sum, { changeFee }) => sum + changeFee, 0),
    fareDifference: tickets.reduce((sum, { fareDifference }) => sum + fareDifference, 0),
  };
}

interface ChangeRequestContent {
  newFlights: readonly NewFlight[];
  passengerNos: readonly number[];
  remark: string;
}

/** Numbers the new flights like the segments of an order. */
export const voyagesOf = (newFlights: readonly NewFlight[]) =>
  newFlights.map((flight, i) => ({ ...flight, segmentNo: i + 1 }));
