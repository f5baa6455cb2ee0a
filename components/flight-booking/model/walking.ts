import type { StoreApi } from 'zustand/vanilla';
import type { BookingState, Choice, OrderStep, Query, SearchCriteria } from './flow';
import { isOrderStep, placeOf, type BookingPlace } from './place';
import type { createSearching } from './searching';

type Searching = Pick<ReturnType<typeof createSearching>, 'backToResults' | 'rechoose' | 'resume' | 'find'>;

/** Walks to the step that an address names: back, forward, or right at the start. */
export function createWalking(
  { getState, setState }: StoreApi<BookingState>,
  { backToResults, rechoose, resume, find }: Searching,
) {
  /** An order made: the one on view, or read anew. */
  function openOrder(orderNo: string, wanted: OrderStep): void {
    const { flow } = getState();
    if (flow.step === 'paying' && flow.order.orderNo === orderNo && wanted === 'order') {
      setState({ flow: { ...flow, step: 'created' } });
    } else setState({ flow: { step: 'opening', orderNo, wanted } });
  }

  /** Forward to the order form as it was left; false: there is none for this journey. */
  function toForm(step: 'passengers'): boolean {
    const { flow, ahead, draft } = getState();
    if (!ahead || !draft || !('query' in flow) || !isSameQuery(ahead.query, flow.query)) return false;
    setState({ flow: { ...ahead, step } });
    return true;
  }

  async function toFlights(step: '' | 'return', chosen: readonly Choice[]): Promise<void> {
    const { flow } = getState();
    if (flow.step === 'passengers') {
      backToResults();
      if (placeOf(getState().flow).step !== step) await rechoose();
    } else if (!('query' in flow)) return;
    else if (step === '') await rechoose();
    else if (chosen.length > 0) await find(flow.query, chosen);
  }

  return {
    openOrder,

    /**
     * To a place of the same search. `search`: what the address names beside it, '' for nothing; `chosen`: the legs
     * chosen before, where it is the flights of a later one.
     */
    async walk(
      { step, orderNo }: BookingPlace,
      search: SearchCriteria,
      chosen: readonly Choice[],
    ): Promise<void> {
      const { flow, lastSearch } = getState();
      const now = placeOf(flow);
      if (now.step === step && now.orderNo === orderNo) return;
      if (isOrderStep(step)) openOrder(orderNo, step);
      // the form is gone with its order: never a second one by going back and sending it again
      else if ('order' in flow || flow.step === 'opening') await resume(lastSearch ?? search);
      else if (step === '' || step === 'return') await toFlights(step, chosen);
      else toForm(step);
    },
  };
}

const isSameQuery = (a: Query, b: Query): boolean =>
  a.dep.code === b.dep.code &&
  a.arr.code === b.arr.code &&
  a.date === b.date &&
  a.returnDate === b.returnDate;
