import FileCheck from 'lucide-react/icons/file-check';
import { useStore } from 'zustand';
import { queryApprovalDetail } from '../../../src/contract/approval/approval';
import type { Voyage } from '../../../src/contract/flight-booking/booking';
import { useCall } from '../../../src/element/data/use-call';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import type { ListedOffer, Offer } from '../results/offers';
import css from './standards.css?inline';

/** What was agreed to for a leg (0: the way there) by the application the user came with; undefined: nothing. */
export function useApprovedVoyage({ store }: Booking, leg: number): Voyage | undefined {
  const applyId = useStore(store, (state) => state.overApplyId);
  const { data } = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId });
  return data?.canBook ? data.overStandard?.voyages[leg] : undefined;
}

/** The approved flight before all others, marked. */
export function approvedFirst(
  listed: readonly ListedOffer[],
  approved: Voyage | undefined,
): readonly ListedOffer[] {
  if (approved === undefined) return listed;
  const found = listed.find((offer) => isOf(offer, approved));
  if (!found) return listed;
  return [{ ...found, isApproved: true }, ...listed.filter((offer) => offer !== found)];
}

interface Props {
  booking: Booking;
  approved: Voyage | undefined;
  listed: readonly Offer[];
  /** The listed ones and those the filters leave out. */
  offers: readonly Offer[];
}

/** Names the flight that was agreed to, and where it is. */
export function ApprovedFlight({ booking, approved, listed, offers }: Props) {
  useSheet(css);
  const applyId = useStore(booking.store, (state) => state.overApplyId);
  if (approved === undefined) return null;
  const isThere = (list: readonly Offer[]) => list.some((offer) => isOf(offer, approved));
  const { flightNo, depDate, cabinCode } = approved;
  const where = isThere(listed)
    ? '已排在第一位'
    : isThere(offers)
      ? '不符合筛选条件，未列出'
      : '当前已不可订，请重新申请';
  return (
    <p className="fb-standard-line fb-serves" role="status">
      <FileCheck />
      申请 {applyId} 已通过：{depDate} {flightNo} {cabinCode}舱，{where}
    </p>
  );
}

function isOf({ flight }: Offer, { flightNo, depDate, depAirportCode }: Voyage): boolean {
  return (
    flight.flightNo === flightNo &&
    flight.depAirportCode === depAirportCode &&
    flight.takeOffTime.startsWith(depDate)
  );
}
