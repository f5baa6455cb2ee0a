import type { Application } from '../../../src/contract/approval/approval';
import type { NewFlight } from '../../../src/contract/order/change';
import type { ChosenFlight } from './chosen-flight';
import type { ChangeDraft } from './stored-change';

/** Application for a change that can be used. */
export type ApprovedChange = Application & { change: NonNullable<Application['change']> };

export const isApprovedChange = (application: Application | undefined): application is ApprovedChange =>
  application?.canApply === true && application.change !== null;

/** Draft with the content of the approved application. */
export const draftOf = ({ change, overStandard }: ApprovedChange): ChangeDraft => ({
  changeReason: change.changeReason,
  passengerNos: change.passengerNos,
  segmentNos: change.flights.map(({ oldSegmentNo }) => oldSegmentNo),
  flights: change.flights.map(({ oldSegmentNo, to }): ChosenFlight => ({
    oldSegmentNo,
    voyage: to.voyage,
    carrierShortName: to.carrierShortName,
    depAirportName: to.depAirportName,
    arrAirportName: to.arrAirportName,
    takeOffTime: to.takeOffTime,
    arrTime: to.arrTime,
    cabinName: to.cabinName,
  })),
  overReasons: overStandard?.overReasons ?? [],
  remark: change.remark,
});

/** True when the choice equals the approved one. The gateway checks again, including prices. */
export function isCovered(
  { change }: ApprovedChange,
  passengerNos: readonly number[],
  newFlights: readonly NewFlight[] | undefined,
): boolean {
  return (
    passengerNos.toSorted().join() === change.passengerNos.toSorted().join() &&
    newFlights?.length === change.flights.length &&
    newFlights.every((flight) => {
      const approved = change.flights.find(({ oldSegmentNo }) => oldSegmentNo === flight.oldSegmentNo);
      return (['flightNo', 'depDate', 'cabinCode', 'policyId'] as const).every(
        (field) => approved?.to.voyage[field] === flight[field],
      );
    })
  );
}
