import { createStore, type StoreApi } from 'zustand/vanilla';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { payorder, queryPayMethod } from '../../src/contract/payment/payment';
import { invalidateCaches } from '../../src/element/data/caches';
import { read } from '../../src/element/data/read';
import { isGatewayError, type Host } from '../../src/element/host/host';
import type { payment } from './declaration';
import { outcomeOf } from './order-outcome';
import { firstOffered, withSameChosen, type PaymentState, type PayProblem } from './payment-state';

/** Store of the amount due and the payment methods of one order. It also settles how the order ends. */
export function createDueStore(host: Host<typeof payment>) {
  const store: StoreApi<PaymentState> = createStore<PaymentState>(() => ({ step: 'loading' }));
  const { getState } = store;
  const enter = (state: PaymentState) => store.setState(state, true);
  let orderNo = '';

  function paid(payAmount: number): void {
    enter({ step: 'paid', orderNo, payAmount });
    void invalidateCaches(host.runtime, payorder); // a payment at the cashier did not go through this page
    host.emit('tp-order-paid', { orderNo, payAmount });
  }
  function expired(): void {
    enter({ step: 'expired', orderNo });
    void invalidateCaches(host.runtime, payorder);
    host.emit('tp-order-expired', { orderNo });
  }

  async function load(wanted: string): Promise<void> {
    orderNo = wanted;
    if (orderNo === '') {
      enter({ step: 'failed', failure: { kind: 'missingOrder' }, retryable: false });
      return;
    }
    enter({ step: 'loading' });
    try {
      const due = await read(host, queryPayMethod, { orderNo: wanted }, { staleTime: 0, signIn: true });
      if (wanted !== orderNo) return; // `orderNo` has changed while the request was running
      enter({ step: 'choosing', due, chosen: firstOffered(due), busy: false, problem: undefined });
    } catch (error) {
      if (wanted !== orderNo) return;
      await settleClosed(error);
    }
  }

  /** Handles a failed read. An order that is no longer payable may have been paid in another tab or by a colleague. */
  async function settleClosed(error: unknown): Promise<void> {
    if (isGatewayError(error) && error.code === ORDER_FAULTS.orderNotPayable.code) {
      const became = await outcomeOf(host, orderNo, '').catch(() => 'gone' as const);
      if (became === 'paid') {
        enter({ step: 'paid', orderNo, payAmount: 0 });
        return;
      }
    }
    if (isGatewayError(error) && error.code === ORDER_FAULTS.orderExpired.code) {
      expired();
      return;
    }
    host.report(error);
    const retryable = !isGatewayError(error) || error.retryable;
    enter({ step: 'failed', failure: { kind: 'error', error }, retryable });
  }

  /** Reloads the payment methods and shows `problem` above them. */
  async function chooseAgain(problem: PayProblem): Promise<void> {
    await load(orderNo);
    const loaded = getState();
    if (loaded.step === 'choosing') enter({ ...loaded, problem });
  }

  /**
   * Refreshes the payment methods and keeps the choice. A failed read leaves the state as it is, as the next poll
   * repeats it.
   */
  async function readAgain(): Promise<void> {
    const wanted = orderNo;
    const due = await read(host, queryPayMethod, { orderNo }, { staleTime: 0, signIn: true }).catch(
      () => undefined,
    );
    const state = getState();
    if (due === undefined || wanted !== orderNo || state.step !== 'choosing' || state.busy) return;
    enter(withSameChosen(state, due));
  }

  /** Checks whether the order was paid elsewhere or has expired, e.g. when the user returns to the page. */
  async function lookAgain(): Promise<void> {
    const looked = orderNo;
    if (getState().step !== 'choosing') return;
    const became = await outcomeOf(host, looked, '').catch(() => 'open' as const);
    const state = getState();
    if (looked !== orderNo || state.step !== 'choosing' || state.busy) return;
    if (became === 'paid') paid(state.due.payAmount);
    else if (became === 'gone') expired();
  }

  return {
    store,
    enter,
    orderNo: () => orderNo,
    load,
    readAgain,
    chooseAgain,
    lookAgain,
    settleClosed,
    paid,
    expired,
  };
}
