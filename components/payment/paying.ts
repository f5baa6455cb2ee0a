import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResultOf } from '../../src/contract/call';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { ORDER_STATUS, queryAirTicketDetailNew } from '../../src/contract/order/list';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { PAY_TYPE, payorder, queryPayMethod, type PayMethod } from '../../src/contract/payment/payment';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { makeStale } from '../../src/element/data/caches';
import { createIntent, type IntentResult } from '../../src/element/data/intent';
import { read } from '../../src/element/data/read';
import type { payment } from './element';

export type Due = ResultOf<typeof queryPayMethod>;

/** Why the order cannot be paid. `error`: whatever was thrown. */
export type Failure =
  | { kind: 'missingOrder' }
  | { kind: 'cashierRefused' }
  | { kind: 'error'; error: unknown };

/** What became of the last try. */
export type PayProblem =
  | { kind: 'amountChanged' }
  | { kind: 'returned' }
  | { kind: 'uncertain'; error: unknown }
  | { kind: 'refused'; error: unknown };

export type PayingState =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure; retryable: boolean }
  | {
      step: 'choosing';
      due: Due;
      chosen: PayMethod | undefined;
      busy: boolean;
      problem: PayProblem | undefined;
    }
  /** The payer is at the cashier's page; `payUrl` opens it again. `isNotYet`: their own look has found no payment. */
  | {
      step: 'at-cashier';
      due: Due;
      method: PayMethod;
      paymentNo: string;
      payUrl: string;
      opened: boolean;
      checking: boolean;
      isNotYet: boolean;
    }
  | { step: 'paid'; orderNo: string; payAmount: number }
  | { step: 'expired'; orderNo: string };

/** A way to pay that the payer has confirmed. */
interface Confirmed {
  due: Due;
  chosen: PayMethod;
}

export type Paying = ReturnType<typeof createPaying>;

const CLOSED: readonly string[] = [ORDER_FAULTS.orderExpired.code, ORDER_FAULTS.orderNotPayable.code];

/** The flow of paying one order. A lost answer is asked for again under the same request id: never two payments. */
export function createPaying(host: Host<typeof payment>) {
  const store: StoreApi<PayingState> = createStore<PayingState>(() => ({ step: 'loading' }));
  const { getState } = store;
  const enter = (state: PayingState) => store.setState(state, true);
  const { runtime } = host;
  const intent = createIntent(host, payorder);
  /** Sent, and no answer came: it is settled before another payment of the order is begun. */
  const isOpen = () => intent.store.getState().open?.body.orderNo === orderNo;
  let orderNo = '';

  function paid(payAmount: number): void {
    enter({ step: 'paid', orderNo, payAmount });
    void makeStale(runtime, payorder); // at the cashier it was not this page that paid
    host.emit('tp-order-paid', { orderNo, payAmount });
  }
  function expired(): void {
    enter({ step: 'expired', orderNo });
    void makeStale(runtime, payorder);
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
      if (wanted !== orderNo) return; // another order was asked for meanwhile
      const chosen = due.methods.find((method) => isOfferedFirst(method, due));
      enter({ step: 'choosing', due, chosen, busy: false, problem: undefined });
    } catch (error) {
      if (wanted !== orderNo) return;
      await settleClosed(error);
    }
  }

  /** An order that can no longer be paid may be paid already, by a tab or a colleague. */
  async function settleClosed(error: unknown): Promise<void> {
    if (isGatewayError(error) && error.code === ORDER_FAULTS.orderNotPayable.code) {
      const became = await payStateOf(host, orderNo, '').catch(() => 'gone' as const);
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

  async function confirm(returnUrl: string, tab: Window | null): Promise<void> {
    const state = getState();
    if (state.step !== 'choosing' || state.busy || !state.chosen) return;
    const { due, chosen } = state;
    enter({ ...state, busy: true, problem: undefined });
    const body = {
      orderNo,
      payType: chosen.payType,
      subPayType: chosen.subPayType,
      payAmount: due.payAmount,
      companyPart: chosen.companyPart,
      returnUrl: returnUrl && (resolveReturnUrl(returnUrl, { origin: location.origin }) ?? ''),
    };
    host.track('payment-confirmed', { payType: chosen.payType });
    const sent = await (isOpen() ? intent.retry() : intent.send(body));
    if (sent.kind !== 'done') {
      tab?.close();
      await refused(sent, state);
      return;
    }
    if (sent.result.payState === 'paid') {
      tab?.close();
      paid(due.payAmount);
      return;
    }
    goToCashier(sent.result, { due, chosen }, tab);
  }

  function goToCashier(
    { payUrl, paymentNo }: ResultOf<typeof payorder>,
    { due, chosen: method }: Confirmed,
    tab: Window | null,
  ): void {
    const address = resolveReturnUrl(payUrl, {
      origin: location.origin,
      allowedOrigins: runtime.trustedOrigins,
    });
    if (!address) {
      tab?.close();
      enter({ step: 'failed', failure: { kind: 'cashierRefused' }, retryable: true });
      return;
    }
    if (tab) {
      // in this order: a sandboxed frame may send away only the tabs it is the opener of
      tab.location.replace(address);
      tab.opener = null;
    }
    const opened = tab !== null;
    const cashier = { due, method, paymentNo, payUrl: address, opened };
    enter({ step: 'at-cashier', ...cashier, checking: false, isNotYet: false });
  }

  /** Back at the ways to pay, as they are now. */
  async function chooseAgain(problem: PayProblem): Promise<void> {
    await load(orderNo);
    const loaded = getState();
    if (loaded.step === 'choosing') enter({ ...loaded, problem });
  }

  async function refused(
    sent: Exclude<IntentResult<typeof payorder>, { kind: 'done' }>,
    state: Extract<PayingState, { step: 'choosing' }>,
  ): Promise<void> {
    const { error } = sent;
    const code = isGatewayError(error) ? error.code : '';
    if (CLOSED.includes(code)) {
      await settleClosed(error);
      return;
    }
    if (code === PAYMENT_FAULTS.payAmountChanged.code) {
      await chooseAgain({ kind: 'amountChanged' });
      return;
    }
    host.report(error);
    enter({
      ...state,
      busy: false,
      problem: { kind: sent.kind === 'uncertain' ? 'uncertain' : 'refused', error },
    });
  }

  return {
    store,
    load,
    confirm,
    choose(chosen: PayMethod): void {
      const state = getState();
      if (state.step === 'choosing' && !isOpen()) enter({ ...state, chosen, problem: undefined });
    },

    /** Looks whether the cashier has called back. `asked`: the payer says that they have paid. */
    async check({ asked = false } = {}): Promise<void> {
      const state = getState();
      if (state.step !== 'at-cashier' || state.checking) return;
      enter({ ...state, checking: true });
      try {
        const became = await payStateOf(host, orderNo, state.paymentNo);
        if (became === 'paid') paid(state.due.payAmount);
        else if (became === 'gone') expired();
        else if (became === 'returned') await chooseAgain({ kind: 'returned' });
        else enter({ ...state, checking: false, isNotYet: asked || state.isNotYet });
      } catch {
        enter({ ...state, checking: false }); // the next look may reach the gateway
      }
    },
    /** Looks on return to the page whether the order was paid elsewhere meanwhile, or has run out. */
    async lookAgain(): Promise<void> {
      const looked = orderNo;
      if (getState().step !== 'choosing') return;
      const became = await payStateOf(host, looked, '').catch(() => 'open' as const);
      const state = getState();
      if (looked !== orderNo || state.step !== 'choosing' || state.busy) return;
      if (became === 'paid') paid(state.due.payAmount);
      else if (became === 'gone') expired();
    },
    backToMethods: () => load(orderNo),
  };
}

/** Nobody is led to pay a business journey alone from their own pocket: that they choose themselves. */
function isOfferedFirst({ available, payType, companyPart }: PayMethod, { travelType }: Due): boolean {
  const isWhollyOwn = payType === PAY_TYPE.thirdParty && companyPart === null;
  return available && (travelType === TRAVEL_TYPE.personal || !isWhollyOwn);
}

/**
 * What became of an order that is being paid elsewhere. `returned`: it is still to be paid, as the money of this payment
 * has come in and gone back.
 */
async function payStateOf(
  host: Host<typeof payment>,
  orderNo: string,
  paymentNo: string,
): Promise<'open' | 'returned' | 'paid' | 'gone'> {
  const fresh = { staleTime: 0, signIn: true };
  const { orderStatus, payType, payments } = await read(host, queryAirTicketDetailNew, { orderNo }, fresh);
  if (orderStatus === ORDER_STATUS.unpaid) {
    const isReturned = payments.some((moved) => moved.paymentNo === paymentNo && moved.amount < 0);
    return isReturned ? 'returned' : 'open';
  }
  return payType === null ? 'gone' : 'paid';
}
