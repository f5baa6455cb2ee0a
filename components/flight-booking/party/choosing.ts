import type { StoreApi } from 'zustand/vanilla';
import type { BookingState } from '../flow';
import type { OrderDraft, TravellerDraft } from '../passengers/draft';
import type { TravelKind } from './party';

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

    /** `self`: the user's own staff number; alone he is nobody's choice, and a request may still name others. */
    chooseParty(travellers: readonly TravellerDraft[], self: string): void {
      const { draft, request } = getState();
      const [first] = travellers;
      const isSelf = travellers.length === 1 && first?.staffNO === self && !request;
      setState({ isChoosingParty: false });
      if (draft) edit({ travellers });
      else setState({ party: isSelf ? undefined : travellers });
    },

    setTravelType(travelType: TravelKind): void {
      setState({ travelType });
      const { draft } = getState();
      if (draft && draft.travelType !== travelType) edit({ travelType });
    },
  };
}
