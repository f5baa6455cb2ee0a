import type { StoreApi } from 'zustand/vanilla';
import type { BookingState } from '../flow';
import type { OrderDraft } from '../passengers/draft';
import type { Party, TravelKind } from './party';

/**
 * Who travels, and whether on business, as the search form has it; part of the flow of a booking. Of an order begun
 * it is the order's own: what is chosen at the search is changed there, and the other way round.
 */
export function createPartyChoosing(
  { getState, setState }: StoreApi<BookingState>,
  edit: (change: Partial<OrderDraft>) => void,
) {
  return {
    openParty: () => setState({ isChoosingParty: true }),
    closeParty: () => setState({ isChoosingParty: false }),

    /** Alone the owner is no choice, unless a request would name others. */
    chooseParty({ owner, travellers }: Party): void {
      const { draft, request } = getState();
      const isSelf = travellers.length === 1 && travellers[0]?.staffNO === owner && !request;
      setState({ isChoosingParty: false });
      if (draft) edit({ travellers });
      else setState({ party: isSelf ? undefined : { owner, travellers } });
    },

    setTravelType(travelType: TravelKind): void {
      setState({ travelType });
      const { draft } = getState();
      if (draft && draft.travelType !== travelType) edit({ travelType });
    },
  };
}
