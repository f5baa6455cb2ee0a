import { loadChunk } from '../../../src/element/chunk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking';
import { queryClientOf } from '../../../src/element/server-state';
import type { Booking } from '../booking';
import type { OrderDraft } from '../passengers/draft';
import type { Offer } from './offers';

export interface JudgedOffers {
  /** With their standing once it is known. */
  offers: readonly Offer[];
  /** The standards could not be read: nothing is marked. */
  isFailed: boolean;
  isAsking: boolean;
  retry(): void;
}

/**
 * The offers held against the standards of those who travel: the travellers of the order begun, or the user himself.
 * The list does not wait for it. A private journey is not judged.
 */
export function useJudgedOffers({ host, store }: Booking, offers: readonly Offer[]): JudgedOffers {
  const { runtime } = host;
  const isPrivate = useStore(store, ({ draft }) => draft?.travelType === TRAVEL_TYPE.personal);
  const draft = useStore(store, (state) => state.draft);
  const travellers = useMemo(() => judgedTravellers(draft), [draft]);
  const standards = useQuery(
    {
      queryKey: ['travel-standards', travellers],
      queryFn: async () => {
        const { judgeOffers, readParty } = await loadChunk(() => import('./judging'));
        const party = await readParty(runtime, travellers);
        return (list: readonly Offer[]) => judgeOffers(list, party);
      },
      enabled: !isPrivate,
    },
    queryClientOf(runtime),
  );
  const { data: judge } = standards;
  return {
    offers: useMemo(() => (judge && !isPrivate ? judge(offers) : offers), [judge, isPrivate, offers]),
    isFailed: standards.isError && !isPrivate,
    isAsking: standards.isFetching,
    retry: () => void standards.refetch(),
  };
}

function judgedTravellers(draft: OrderDraft | undefined) {
  if (!draft || draft.travellers.length === 0) return undefined;
  return draft.travellers.map(({ staffNO, passagerName, cardType, sexTem, birthDay, passengerTypeID }) => ({
    staffNO,
    passagerName,
    cardType,
    sexTem,
    birthDay,
    passengerTypeID,
  }));
}
