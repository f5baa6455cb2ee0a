import { loadChunk } from '../../../src/element/runtime/chunk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Host } from '../../../src/element/host/host';
import { useComposed } from '../../../src/element/data/use-composed';
import { afterFrame } from '../../../src/ui/layout/after-frame';
import type { Booking } from '../model/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { requestOfParty, travellersOf, travelTypeOf } from '../party/party';
import type { OrderDraft } from '../passengers/draft';
import { bookTimeAt } from '../../../src/domain/standard/work-time';
import { useBookTimes } from '../fares/use-book-times';
import type { TravelRequest } from '../requests/request';
import type { ExplainFare } from '../standards/explaining';
import type { Offer } from './offers';

export interface JudgedOffers {
  /** With their compliance once it is known. */
  offers: readonly Offer[];
  explain: ExplainFare;
  /** The standards could not be read: nothing is marked. */
  isFailed: boolean;
  isAsking: boolean;
  retry(): void;
}

/**
 * The offers held against those who travel, what they can buy now and what their standards say: the travellers of the
 * order begun or chosen at the search, those of the request, or the user alone.
 * `beside`: what is on sale on that leg too. The list does not wait for it. No standard governs a private journey.
 */
export function useJudgedOffers(
  booking: Booking,
  offers: readonly Offer[],
  beside: readonly Offer[],
): JudgedOffers {
  const { host, store } = booking;
  const { daysOff, workTime } = useBookTimes(booking);
  const isPrivate = useStore(store, (state) => travelTypeOf(state) === TRAVEL_TYPE.personal);
  const chosen = useStore(store, travellersOf);
  const request = useStore(store, requestOfParty);
  const travellers = useMemo(() => judgedTravellers(chosen), [chosen]);
  // the travellers of a request are taken for the day of its flights
  const flightDate = offers[0]?.flight.takeOffTime.slice(0, 10);
  const compose = useCallback(async () => {
    const { explainOffers, judgeOffers, readParty } = await loadChunk(() => import('./judging'));
    const named = request && !isPrivate ? await ofRequest(host, request, flightDate) : travellers;
    return { who: await readParty(host, named, isPrivate), explainOffers, judgeOffers };
  }, [host, request, travellers, flightDate, isPrivate]);
  const standards = useComposed(compose);
  const judge = useMemo(() => {
    if (!standards.data) return undefined;
    const { explainOffers, judgeOffers } = standards.data;
    const asked = standards.data.who;
    return (list: readonly Offer[], others: readonly Offer[]) => {
      // as of when the flights are judged; the gateway decides
      const bookTime = bookTimeAt(new Date(), daysOff, workTime);
      const who = { ...asked, party: asked.party && { ...asked.party, bookTime } };
      return { list: judgeOffers(list, who, others), explain: explainOffers(list, who, others) };
    };
  }, [standards.data, daysOff, workTime]);
  const [judged, setJudged] = useState<Judged & { by: typeof judge; of: readonly Offer[] }>();
  // the flights are on screen before they are judged: of thousands of prices that takes longer than a frame
  useEffect(() => {
    if (!judge) return;
    return afterFrame(() => setJudged({ by: judge, of: offers, ...judge(offers, beside) }));
  }, [judge, offers, beside]);
  const known = judge && judged?.by === judge && judged.of === offers ? judged : undefined;
  return {
    offers: known?.list ?? offers,
    explain: known?.explain ?? saysNothing,
    isFailed: standards.isError,
    isAsking: standards.isLoading,
    retry: standards.retry,
  };
}

interface Judged {
  list: readonly Offer[];
  explain: ExplainFare;
}

const saysNothing: ExplainFare = () => undefined;

/** Those a request names, on the documents they would fly with. */
async function ofRequest(host: Host, { trip }: TravelRequest, flightDate = trip.beginDate) {
  const { findRequestTravellers } = await loadChunk(() => import('../requests/request-travellers'));
  return judgedTravellers(await findRequestTravellers(host, trip.travellers, flightDate));
}

function judgedTravellers(travellers: OrderDraft['travellers'] | undefined) {
  if (!travellers || travellers.length === 0) return undefined;
  return travellers.map(({ staffNO, passagerName, cardType, sexTem, birthDay, passengerTypeID }) => ({
    staffNO,
    passagerName,
    cardType,
    sexTem,
    birthDay,
    passengerTypeID,
  }));
}
