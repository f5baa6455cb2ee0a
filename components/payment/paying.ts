import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResultOf } from '../../src/contract/call';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { ORDER_STATUS, queryAirTicketDetailNew } from '../../src/contract/order/list';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { applyWalletReview } from '../../src/contract/payment/wallet-review';
import { PAY_TYPE, payorder, queryPayMethod, type PayMethod } from '../../src/contract/payment/payment';
import { isReviewed } from '../../src/domain/wallet/review';
import { createSecurityProof } from '../../src/element/security/security-proof';
import type { SafetyTarget } from '../../src/element/security/SecurityField';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { makeStale } from '../../src/element/data/caches';
import { createIntent, type IntentResult } from '../../src/element/data/intent';
import { read } from '../../src/element/data/read';
import type { payment } from './declaration';

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
  /** Where the payer sets a security password, in the place of this: the page around has no place for it. */
  | { step: 'account-safety'; target: SafetyTarget }
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

type At<S extends PayingState['step']> = Extract<PayingState, { step: S }>;

/** A way to pay that the payer has confirmed. */
interface Confirmed {
  due: Due;
  chosen: PayMethod;
}

export type Paying = ReturnType<typeof createPaying>;

const CLOSED: readonly string[] = [ORDER_FAULTS.orderExpired.code, ORDER_FAULTS.orderNotPayable.code];
/** What another has to agree to, whom a way is open to, or what is to be proved, has changed since the ways to pay were read. */
const SINCE_READ: readonly string[] = [
  PAYMENT_FAULTS.walletReviewNeeded.code,
  PAYMENT_FAULTS.walletReviewNotNeeded.code,
  PAYMENT_FAULTS.monthlyNotOpen.code,
  PAYMENT_FAULTS.walletSecurityNeeded.code,
  PAYMENT_FAULTS.walletSecurityUnset.code,
];

/** The flow of paying one order. A lost answer is asked for again under the same request id: never two payments. */
export function createPaying(host: Host<typeof payment>) {
  const store: StoreApi<PayingState> = createStore<PayingState>(() => ({ step: 'loading' }));
  const { getState } = store;
  const enter = (state: PayingState) => store.setState(state, true);
  const { runtime } = host;
  const intent = createIntent(host, payorder);
  const asking = createIntent(host, applyWalletReview);
  const proof = createSecurityProof(host);
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
    enter({ ...state, busy: true, problem: undefined });
    // what was sent before is settled first: it had been proved
    const proven = isOpen() ? state : await proved(state);
    if (proven === undefined) {
      tab?.close();
      return;
    }
    const { due, chosen } = proven;
    if (chosen === undefined) return;
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
      await refused(sent, proven);
      return;
    }
    if (sent.result.payState === 'paid') {
      tab?.close();
      paid(due.payAmount);
      return;
    }
    goToCashier(sent.result, { due, chosen }, tab);
  }

  /** The ways to pay once the payer has proved what the chosen one asks for; undefined: they have not, and it is said. */
  async function proved(state: At<'choosing'>): Promise<At<'choosing'> | undefined> {
    if (state.chosen?.walletSecurity?.securityState !== 'needed') return state;
    const paying = orderNo;
    const outcome = await proof.prove();
    if (paying !== orderNo) return undefined; // another order was asked for meanwhile
    if (outcome === 'go') {
      const due = { ...state.due, methods: state.due.methods.map(asProven) };
      const chosen = due.methods.find(({ name }) => name === state.chosen?.name);
      const proven = { ...state, due, chosen };
      enter({ ...proven, busy: true, problem: undefined });
      return proven;
    }
    const problem = outcome === 'mend' ? undefined : ({ kind: 'refused', error: outcome.error } as const);
    enter({ ...state, busy: false, problem });
    // wrong tries may have locked it
    await readAgain();
    return undefined;
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
    sent: Exclude<IntentResult<typeof payorder | typeof applyWalletReview>, { kind: 'done' }>,
    state: At<'choosing'>,
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
    if (SINCE_READ.includes(code)) {
      await chooseAgain({ kind: 'refused', error });
      return;
    }
    host.report(error);
    enter({
      ...state,
      busy: false,
      problem: { kind: sent.kind === 'uncertain' ? 'uncertain' : 'refused', error },
    });
  }

  /** Asks somebody else to agree to the way that is chosen; it can be paid once they have. */
  async function askForReview(): Promise<void> {
    const state = getState();
    if (state.step !== 'choosing' || state.busy || !state.chosen?.walletReview) return;
    enter({ ...state, busy: true, problem: undefined });
    const { amount } = state.chosen.walletReview;
    const sent = await asking.send({ orderNo, amount });
    if (sent.kind !== 'done') {
      await refused(sent, state);
      return;
    }
    host.track('payment-review-asked');
    const { reviewNo } = sent.result;
    enter({ ...state, busy: false });
    await readAgain();
    host.emit('tp-payment-review-asked', { orderNo, reviewNo });
  }

  /** The ways to pay as they are by now, with the same one chosen; what cannot be read is read the next time. */
  async function readAgain(): Promise<void> {
    const wanted = orderNo;
    const due = await read(host, queryPayMethod, { orderNo }, { staleTime: 0, signIn: true }).catch(
      () => undefined,
    );
    const state = getState();
    if (due === undefined || wanted !== orderNo || state.step !== 'choosing' || state.busy) return;
    const chosen = due.methods.find(({ name, available }) => available && name === state.chosen?.name);
    enter({ ...state, due, chosen });
  }

  return {
    store,
    load,
    confirm,
    askForReview,
    readAgain,
    proof,
    goToSafety(target: SafetyTarget): void {
      if (host.emit('tp-navigate', target)) enter({ step: 'account-safety', target });
    },
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

const asProven = (method: PayMethod): PayMethod =>
  method.walletSecurity?.securityState === 'needed'
    ? { ...method, walletSecurity: { ...method.walletSecurity, securityState: 'proven' } }
    : method;

/** Nobody is led to pay a business journey alone from their own pocket: that they choose themselves. */
function isOfferedFirst(way: PayMethod, { travelType }: Due): boolean {
  const { available, payType, companyPart, walletReview } = way;
  const isWhollyOwn = payType === PAY_TYPE.thirdParty && companyPart === null;
  return available && isReviewed(walletReview) && (travelType === TRAVEL_TYPE.personal || !isWhollyOwn);
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
