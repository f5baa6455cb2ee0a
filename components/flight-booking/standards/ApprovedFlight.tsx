import FileCheck from 'lucide-react/icons/file-check';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { queryApprovalDetail } from '../../../src/contract/approval/approval';
import type { Flight, Voyage } from '../../../src/contract/flight-booking/booking';
import { useCall } from '../../../src/element/data/use-call';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { ListedOffer, Offer } from '../results/offers/offers';
import css from './standards.css?inline';
import { flightStandardTexts } from './texts';

/** Approved flights of a leg in flight order; several for a connection. */
type ApprovedVoyages = readonly [Voyage, ...Voyage[]];

/** Flights of a leg (0: outbound) that the user's application approves; undefined for none. */
export function useApprovedVoyages({ store }: Booking, leg: number): ApprovedVoyages | undefined {
  const applyId = useStore(store, (state) => state.overApplyId);
  const { data } = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId });
  return useMemo(() => {
    const voyages = data?.canBook ? (data.overStandard?.voyages ?? []) : [];
    const [first, ...others] = voyages.filter(({ segmentNo }) => segmentNo === leg + 1);
    return first && [first, ...others];
  }, [data, leg]);
}

/** Moves the approved flight to the top and marks it. */
export function moveApprovedFirst(
  listed: readonly ListedOffer[],
  approved: ApprovedVoyages | undefined,
): readonly ListedOffer[] {
  if (approved === undefined) return listed;
  const found = listed.find((offer) => isOf(offer, approved));
  if (!found) return listed;
  return [{ ...found, isApproved: true }, ...listed.filter((offer) => offer !== found)];
}

interface Props {
  booking: Booking;
  approved: ApprovedVoyages | undefined;
  listed: readonly Offer[];
  /** Offers including those that the filters hide. */
  offers: readonly Offer[];
}

/** Names the approved flight and its place in the list. */
export function ApprovedFlight({ booking, approved, listed, offers }: Props) {
  useSheet(css);
  const t = useTexts(flightStandardTexts);
  const applyId = useStore(booking.store, (state) => state.overApplyId);
  if (approved === undefined) return null;
  const isThere = (list: readonly Offer[]) => list.some((offer) => isOf(offer, approved));
  const where = isThere(listed) ? t.first : isThere(offers) ? t.filtered : t.notBookable;
  const flights = approved.map(({ flightNo }) => flightNo).join('/');
  const cabins = [...new Set(approved.map(({ cabinCode }) => cabinCode))].join('/');
  return (
    <p className="fb-standard-line fb-serves" role="status">
      <FileCheck />
      {t.approvedFlight(applyId, approved[0].depDate, flights, cabins, where)}
    </p>
  );
}

function isOf({ flight, connection }: Offer, approved: ApprovedVoyages): boolean {
  const flights: readonly Flight[] = connection ?? [flight];
  return (
    flights.length === approved.length &&
    approved.every(({ flightNo, depDate, depAirportCode }, i) => {
      const flown = flights[i];
      return (
        flown?.flightNo === flightNo &&
        flown.depAirportCode === depAirportCode &&
        flown.takeOffTime.startsWith(depDate)
      );
    })
  );
}
