import { loadChunk } from '../../../../src/element/runtime/chunk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Host } from '../../../../src/element/host/host';
import { useComposed, type Composed } from '../../../../src/element/data/use-composed';
import type { Booking } from '../../model/booking';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { requestOfParty, travellersOf, travelTypeOf } from '../../party/party';
import type { OrderDraft } from '../../passengers/draft/draft';
import { bookTimeAt } from '../../../../src/domain/standard/work-time';
import { useBookTimes } from '../../fares/use-book-times';
import type { TravelRequest } from '../../requests/request';
import type { ExplainFare } from '../../standards/explaining';
import type { ExplainOffers, JudgedParty, JudgeOffers } from './judging';
import type { Offer } from './offers';
import { now } from '../../../../src/domain/clock';

/** Those who travel and how they are judged. */
export type Judging = Composed<{ who: JudgedParty; judgeOffers: JudgeOffers; explainOffers: ExplainOffers }>;

export interface JudgedOffers {
  /** With their compliance once it is known. */
  offers: readonly Offer[];
  explain: ExplainFare;
  /** Who travels is not known yet: what they can buy decides the order, so no row is shown that would move. */
  isPending: boolean;
  /** The standards could not be read: nothing is marked. */
  isFailed: boolean;
  isAsking: boolean;
  retry(): void;
}

/**
 * Those who travel and what their standards say: the travellers of the order begun or chosen at the search, those of
 * the request, or the user alone. No standard governs a private journey. Read while the flights are still searched.
 * `date`: of the flights, YYYY-MM-DD; the travellers of a request are taken for that day.
 */
export function useJudging(booking: Booking, date: string): Judging {
  const { host, store } = booking;
  const isPrivate = useStore(store, (state) => travelTypeOf(state) === TRAVEL_TYPE.personal);
  const chosen = useStore(store, travellersOf);
  const request = useStore(store, requestOfParty);
  const travellers = useMemo(() => judgedTravellers(chosen), [chosen]);
  const compose = useCallback(async () => {
    const { explainOffers, judgeOffers, readParty } = await loadChunk(() => import('./judging'));
    const named = request && !isPrivate ? await ofRequest(host, request, date) : travellers;
    return { who: await readParty(host, named, isPrivate), explainOffers, judgeOffers };
  }, [host, request, travellers, date, isPrivate]);
  return useComposed(compose);
}

/**
 * The offers held against those who travel: what they can buy now and what their standards say.
 * `beside`: what is on sale on that leg too. The list does not wait for it.
 */
export function useJudgedOffers(
  booking: Booking,
  judging: Judging,
  offers: readonly Offer[],
  beside: readonly Offer[],
): JudgedOffers {
  const { daysOff, workTime } = useBookTimes(booking);
  const judge = useMemo(() => {
    if (!judging.data) return undefined;
    const { explainOffers, judgeOffers, who: asked } = judging.data;
    return (list: readonly Offer[], others: readonly Offer[]) => {
      // as of when the flights are judged; the gateway decides
      const bookTime = bookTimeAt(now(), daysOff, workTime);
      const who = { ...asked, party: asked.party && { ...asked.party, bookTime } };
      return { list: judgeOffers(list, who, others), explain: explainOffers(list, who, others) };
    };
  }, [judging.data, daysOff, workTime]);
  // in one step with the list: rows that are listed once they are judged come a frame earlier
  const judged = useMemo(() => judge && { of: offers, ...judge(offers, beside) }, [judge, offers, beside]);
  const [last, setLast] = useState(judged);
  if (judged && judged !== last) setLast(judged);
  const [waited, setWaited] = useState<readonly Offer[]>();
  useEffect(() => {
    const timer = setTimeout(() => setWaited(offers), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [offers]);
  // what was said of these flights stays while it is asked for others who travel: rows would jump twice
  const known = judged ?? (last?.of === offers ? last : undefined);
  return {
    offers: known?.list ?? offers,
    explain: known?.explain ?? saysNothing,
    isPending: !known && !judging.isError && waited !== offers,
    isFailed: judging.isError,
    isAsking: judging.isLoading,
    retry: judging.retry,
  };
}

/** ms: flights that were found are not held back for ever by a slow answer about those who travel. */
const LONGEST_WAIT = 3000;

const saysNothing: ExplainFare = () => undefined;

/** Those a request names, on the documents they would fly with. */
async function ofRequest(host: Host, { trip }: TravelRequest, flightDate: string) {
  const { findRequestTravellers } = await loadChunk(() => import('../../requests/request-travellers'));
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
