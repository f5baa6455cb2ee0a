import { useCallback } from 'react';
import { useStore } from 'zustand';
import { queryApplication } from '../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import { travellersOf, travelTypeOf } from '../party/party';
import { readBudget, type BudgetComparison } from './budget';
import type { TravelRequest } from './request';

/**
 * Current travel request with the budget that remains after orders made since it was chosen; undefined for none, and
 * for personal travel.
 */
export function useRequest({ store }: Booking): TravelRequest | undefined {
  const chosen = useStore(store, (state) =>
    travelTypeOf(state) === TRAVEL_TYPE.personal ? undefined : state.request,
  );
  const { data } = useCall(queryApplication, chosen && {}, { quiet: true });
  return data?.find(({ applyId }) => applyId === chosen?.applyId) ?? chosen;
}

/**
 * Returns a function that compares legs with the budget they would be booked under; it returns undefined without a
 * budget.
 */
export function useBudget(booking: Booking): (legs: readonly Choice[]) => BudgetComparison | undefined {
  const { store, today } = booking;
  const request = useRequest(booking);
  const travellers = useStore(store, travellersOf);
  const isLimited = request !== undefined && request.budgetLeft !== null;
  const { data: info } = useCall(queryOrderFormInfo, isLimited ? {} : undefined, { quiet: true });
  const serviceFee = info?.serviceFee ?? 0;
  return useCallback(
    (legs) => request && readBudget(legs, travellers, request, { issueDate: today, serviceFee }),
    [request, travellers, today, serviceFee],
  );
}
