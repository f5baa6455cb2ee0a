import { loadChunk } from '../../../../src/element/runtime/chunk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Host } from '../../../../src/element/host/host';
import { useComposed, type ComposedResult } from '../../../../src/element/data/use-composed';
import type { Booking } from '../../model/booking';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { requestOfParty, travellersOf, travelTypeOf } from '../../party/party';
import type { OrderDraft } from '../../passengers/draft/draft';
import { bookTimeAt } from '../../../../src/domain/travel-standard/work-time';
import { useBookTimes } from '../../fares/use-book-times';
import type { TravelRequest } from '../../requests/request';
import type { ExplainFare } from '../../standards/explanation-context';
import type { ExplainOffers, JudgedParty, JudgeOffers } from './judge-offers';
import type { Offer } from './offers';
import { now } from '../../../../src/domain/clock';

/** Travellers with the functions that judge offers for them. */
export type OfferJudgement = ComposedResult<{
  who: JudgedParty;
  judgeOffers: JudgeOffers;
  explainOffers: ExplainOffers;
}>;

export interface JudgedOffers {
  /** Offers with their compliance once judged. */
  offers: readonly Offer[];
  explain: ExplainFare;
  /** True while the travellers are unknown. No rows are shown then, as the order depends on the buyable fares. */
  isPending: boolean;
  /** True when the standards could not be read; nothing is marked then. */
  isFailed: boolean;
  isAsking: boolean;
  retry(): void;
}

/**
 * Travellers and their standards: the travellers of the order or search, those of the request, or the user alone. No
 * standard applies to personal travel. They are read while the flights are still searched. `date`: flight date,
 * YYYY-MM-DD, for which the request's travellers are taken.
 */
export function useOfferJudgement(booking: Booking, date: string): OfferJudgement {
  const { host, store } = booking;
  const isPrivate = useStore(store, (state) => travelTypeOf(state) === TRAVEL_TYPE.personal);
  const chosen = useStore(store, travellersOf);
  const request = useStore(store, requestOfParty);
  const travellers = useMemo(() => judgedTravellers(chosen), [chosen]);
  const compose = useCallback(async () => {
    const { explainOffers, judgeOffers, readParty } = await loadChunk(() => import('./judge-offers'));
    const named = request && !isPrivate ? await ofRequest(host, request, date) : travellers;
    return { who: await readParty(host, named, isPrivate), explainOffers, judgeOffers };
  }, [host, request, travellers, date, isPrivate]);
  return useComposed(compose);
}

/**
 * Offers judged for the travellers: obstacles and compliance. `beside`: other offers of the leg. The list waits for the
 * judgement for `LONGEST_WAIT` at most.
 */
export function useJudgedOffers(
  booking: Booking,
  judging: OfferJudgement,
  offers: readonly Offer[],
  beside: readonly Offer[],
): JudgedOffers {
  const { daysOff, workTime } = useBookTimes(booking);
  const judge = useMemo(() => {
    if (!judging.data) return undefined;
    const { explainOffers, judgeOffers, who: asked } = judging.data;
    return (list: readonly Offer[], others: readonly Offer[]) => {
      // at the time of judging; the gateway decides in the end
      const bookTime = bookTimeAt(now(), daysOff, workTime);
      const who = { ...asked, party: asked.party && { ...asked.party, bookTime } };
      return { list: judgeOffers(list, who, others), explain: explainOffers(list, who, others) };
    };
  }, [judging.data, daysOff, workTime]);
  // computed with the list in one render, so that judged rows appear a frame earlier
  const judged = useMemo(() => judge && { of: offers, ...judge(offers, beside) }, [judge, offers, beside]);
  const [last, setLast] = useState(judged);
  if (judged && judged !== last) setLast(judged);
  const [waited, setWaited] = useState<readonly Offer[]>();
  useEffect(() => {
    const timer = setTimeout(() => setWaited(offers), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [offers]);
  // keeps the former judgement of these flights while other travellers are read, as rows would otherwise move twice
  const known = judged ?? (last?.of === offers ? last : undefined);
  return {
    offers: known?.list ?? offers,
    explain: known?.explain ?? withoutExplanation,
    isPending: !known && !judging.isError && waited !== offers,
    isFailed: judging.isError,
    isAsking: judging.isLoading,
    retry: judging.retry,
  };
}

/** Maximum time in ms that flights wait for a slow request on the travellers. */
const LONGEST_WAIT = 3000;

const withoutExplanation: ExplainFare = () => undefined;

/** Travellers of the request with the documents they would use. */
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
