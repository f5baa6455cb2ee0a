import { loadChunk } from '../../../src/element/runtime/chunk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Host } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { afterFrame } from '../../../src/ui/layout/after-frame';
import type { Booking } from '../model/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { requestOfParty, travellersOf, travelTypeOf } from '../party/party';
import type { OrderDraft } from '../passengers/draft';
import type { TravelRequest } from '../requests/request';
import type { Offer } from './offers';

export interface JudgedOffers {
  /** With their compliance once it is known. */
  offers: readonly Offer[];
  /** The standards could not be read: nothing is marked. */
  isFailed: boolean;
  isAsking: boolean;
  retry(): void;
}

/**
 * The offers held against the standards of those who travel: the travellers of the order begun or chosen at the search,
 * those of the request, or the user alone.
 * `beside`: what is on sale on that leg too. The list does not wait for it. A private journey is not judged.
 */
export function useJudgedOffers(
  { host, store }: Booking,
  offers: readonly Offer[],
  beside: readonly Offer[],
): JudgedOffers {
  const { runtime } = host;
  const isPrivate = useStore(store, (state) => travelTypeOf(state) === TRAVEL_TYPE.personal);
  const chosen = useStore(store, travellersOf);
  const request = useStore(store, requestOfParty);
  const travellers = useMemo(() => judgedTravellers(chosen), [chosen]);
  const standards = useQuery(
    {
      queryKey: ['travel-standards', travellers, request?.applyId],
      queryFn: async () => {
        const { judgeOffers, readParty } = await loadChunk(() => import('./judging'));
        const party = await readParty(runtime, request ? await ofRequest(host, request, offers) : travellers);
        return (list: readonly Offer[], others: readonly Offer[]) => judgeOffers(list, party, others);
      },
      enabled: !isPrivate,
    },
    queryClientOf(runtime),
  );
  const judge = isPrivate ? undefined : standards.data;
  const [judged, setJudged] = useState<{ by: typeof judge; of: readonly Offer[]; list: readonly Offer[] }>();
  // the flights are on screen before they are judged: of thousands of prices that takes longer than a frame
  useEffect(() => {
    if (!judge) return;
    return afterFrame(() => setJudged({ by: judge, of: offers, list: judge(offers, beside) }));
  }, [judge, offers, beside]);
  return {
    offers: judge && judged?.by === judge && judged.of === offers ? judged.list : offers,
    isFailed: standards.isError && !isPrivate,
    isAsking: standards.isFetching,
    retry: () => void standards.refetch(),
  };
}

/** Those a request names, on the documents they would fly with. */
async function ofRequest(host: Host, { trip }: TravelRequest, [offer]: readonly Offer[]) {
  const { findRequestTravellers } = await loadChunk(() => import('../requests/request-travellers'));
  const flightDate = offer?.flight.takeOffTime.slice(0, 10) ?? trip.beginDate;
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
