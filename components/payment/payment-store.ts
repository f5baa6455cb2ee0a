import type { ResultOf } from '../../src/contract/call';
import { changeOrderPay } from '../../src/contract/order/change';
import { payorder, type PayMethod } from '../../src/contract/payment/payment';
import { applyWalletReview } from '../../src/contract/payment/wallet-review';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { createIntent, type IntentResult } from '../../src/element/data/intent';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { createSecurityProof } from '../../src/element/security/security-proof';
import type { SafetyTarget } from '../../src/element/security/SecurityField';
import type { payment } from './declaration';
import { createDueStore } from './due-store';
import { outcomeOf } from './order-outcome';
import { refusalOf, withProof, type At, type Due } from './payment-state';

/** Payment method that the payer has confirmed. */
interface ConfirmedPayment {
  due: Due;
  chosen: PayMethod;
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/**
 * Payment flow of one order. A request without a response is retried under the same request id, so that it never pays
 * twice.
 */
export function createPaymentStore(host: Host<typeof payment>) {
  const order = createDueStore(host);
  const { store, enter, load, paid, expired, readAgain, chooseAgain, settleClosed } = order;
  const { getState } = store;
  const intents = { order: createIntent(host, payorder), change: createIntent(host, changeOrderPay) };
  const intentOf = ({ isChange }: At<'choosing'>['due']) => (isChange ? intents.change : intents.order);
  const asking = createIntent(host, applyWalletReview);
  const proof = createSecurityProof(host);
  /** True while a payment of this order was sent without a response. It is settled before another payment begins. */
  const isOpen = ({ due }: At<'choosing'>) =>
    intentOf(due).store.getState().open?.body.orderNo === order.orderNo();

  async function confirm(returnUrl: string, tab: Window | null): Promise<void> {
    const state = getState();
    if (state.step !== 'choosing' || state.busy || !state.chosen) return;
    enter({ ...state, busy: true, problem: undefined });
    // a payment sent before is settled first: its proof was given then
    const proven = isOpen(state) ? state : await proved(state);
    if (proven === undefined) {
      tab?.close();
      return;
    }
    const { due, chosen } = proven;
    if (chosen === undefined) return;
    const body = {
      orderNo: order.orderNo(),
      payType: chosen.payType,
      subPayType: chosen.subPayType,
      payAmount: due.payAmount,
      companyPart: chosen.companyPart,
      returnUrl: returnUrl && (resolveReturnUrl(returnUrl, { origin: location.origin }) ?? ''),
    };
    host.track('payment-confirmed', { payType: chosen.payType });
    const intent = intentOf(due);
    const sent = await (isOpen(proven) ? intent.retry() : intent.send(body));
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

  /**
   * State after the payer has proved the chosen method. Resolves with undefined when they have not, with the reason
   * shown.
   */
  async function proved(state: At<'choosing'>): Promise<At<'choosing'> | undefined> {
    if (state.chosen?.walletSecurity?.securityState !== 'needed') return state;
    const paying = order.orderNo();
    const outcome = await proof.prove();
    if (paying !== order.orderNo()) return undefined; // `orderNo` has changed meanwhile
    if (outcome === 'go') {
      const proven = withProof(state);
      enter({ ...proven, busy: true, problem: undefined });
      return proven;
    }
    const problem = outcome === 'mend' ? undefined : ({ kind: 'refused', error: outcome.error } as const);
    enter({ ...state, busy: false, problem });
    // failed attempts may have locked the password
    await readAgain();
    return undefined;
  }

  function goToCashier(
    { payUrl, paymentNo }: ResultOf<typeof payorder>,
    { due, chosen: method }: ConfirmedPayment,
    tab: Window | null,
  ): void {
    const address = resolveReturnUrl(payUrl, {
      origin: location.origin,
      allowedOrigins: host.runtime.trustedOrigins,
    });
    if (!address) {
      tab?.close();
      enter({ step: 'failed', failure: { kind: 'cashierRefused' }, retryable: true });
      return;
    }
    if (tab) {
      // in this order: a sandboxed frame may navigate only tabs whose opener it is
      tab.location.replace(address);
      tab.opener = null;
    }
    const opened = tab !== null;
    const cashier = { due, method, paymentNo, payUrl: address, opened };
    enter({ step: 'at-cashier', ...cashier, checking: false, isNotYet: false });
  }

  async function refused(
    sent: Exclude<IntentResult<typeof payorder | typeof applyWalletReview>, { kind: 'done' }>,
    state: At<'choosing'>,
  ): Promise<void> {
    const { error } = sent;
    const refusal = refusalOf(isGatewayError(error) ? error.code : '');
    if (refusal === 'closed') return settleClosed(error);
    if (refusal === 'amount-changed') return chooseAgain({ kind: 'amountChanged' });
    if (refusal === 'ways-changed') return chooseAgain({ kind: 'refused', error });
    host.report(error);
    const problem = { kind: sent.kind === 'uncertain' ? 'uncertain' : 'refused', error } as const;
    enter({ ...state, busy: false, problem });
  }

  /** Requests a review by a second person. The method can be paid with once they have agreed. */
  async function askForReview(): Promise<void> {
    const state = getState();
    if (state.step !== 'choosing' || state.busy || !state.chosen?.walletReview) return;
    enter({ ...state, busy: true, problem: undefined });
    const { amount } = state.chosen.walletReview;
    const orderNo = order.orderNo();
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

  return {
    store,
    load,
    lookAgain: order.lookAgain,
    confirm,
    askForReview,
    readAgain,
    proof,
    goToSafety(target: SafetyTarget): void {
      if (host.emit('tp-navigate', target)) enter({ step: 'account-safety', target });
    },
    choose(chosen: PayMethod): void {
      const state = getState();
      if (state.step === 'choosing' && !isOpen(state)) enter({ ...state, chosen, problem: undefined });
    },

    /** Checks whether the cashier has called back. `asked`: the payer says that they have paid. */
    async check({ asked = false } = {}): Promise<void> {
      const state = getState();
      if (state.step !== 'at-cashier' || state.checking) return;
      enter({ ...state, checking: true });
      try {
        const became = await outcomeOf(host, order.orderNo(), state.paymentNo);
        if (became === 'paid') paid(state.due.payAmount);
        else if (became === 'gone') expired();
        else if (became === 'returned') await chooseAgain({ kind: 'returned' });
        else enter({ ...state, checking: false, isNotYet: asked || state.isNotYet });
      } catch {
        enter({ ...state, checking: false }); // the next poll may reach the gateway
      }
    },
    backToMethods: () => load(order.orderNo()),
  };
}
