import type { ResultOf } from '../../src/contract/call';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { PAY_TYPE, type PayMethod, type queryPayMethod } from '../../src/contract/payment/payment';
import { isReviewed } from '../../src/domain/wallet/review';
import type { SafetyTarget } from '../../src/element/security/SecurityField';

export type Due = ResultOf<typeof queryPayMethod>;

/** Reason why the order cannot be paid. `error` is the error as it was thrown. */
export type Failure =
  | { kind: 'missingOrder' }
  | { kind: 'cashierRefused' }
  | { kind: 'error'; error: unknown };

/** Problem of the last attempt. */
export type PayProblem =
  | { kind: 'amountChanged' }
  | { kind: 'returned' }
  | { kind: 'uncertain'; error: unknown }
  | { kind: 'refused'; error: unknown };

export type PaymentState =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure; retryable: boolean }
  | {
      step: 'choosing';
      due: Due;
      chosen: PayMethod | undefined;
      busy: boolean;
      problem: PayProblem | undefined;
    }
  /** The payer sets a security password inside this element, as the host page did not handle `tp-navigate`. */
  | { step: 'account-safety'; target: SafetyTarget }
  /**
   * The payer is on the cashier's page; `payUrl` opens it again. `isNotYet`: a check that the payer started found no
   * payment.
   */
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

/** State of step `S`. */
export type At<S extends PaymentState['step']> = Extract<PaymentState, { step: S }>;

/** Next step after a refusal with this code: settle a closed order, confirm the new amount, or choose a method anew. */
export function refusalOf(code: string): 'closed' | 'amount-changed' | 'ways-changed' | 'refused' {
  if (CLOSED.includes(code)) return 'closed';
  if (code === PAYMENT_FAULTS.payAmountChanged.code) return 'amount-changed';
  return SINCE_READ.includes(code) ? 'ways-changed' : 'refused';
}

const CLOSED: readonly string[] = [ORDER_FAULTS.orderExpired.code, ORDER_FAULTS.orderNotPayable.code];
/** Codes that mean a review, a monthly account or a security proof has changed since the methods were read. */
const SINCE_READ: readonly string[] = [
  PAYMENT_FAULTS.walletReviewNeeded.code,
  PAYMENT_FAULTS.walletReviewNotNeeded.code,
  PAYMENT_FAULTS.monthlyNotOpen.code,
  PAYMENT_FAULTS.walletSecurityNeeded.code,
  PAYMENT_FAULTS.walletSecurityUnset.code,
];

/** Payment method preselected for the payer, if any. */
export const firstOffered = (due: Due): PayMethod | undefined =>
  due.methods.find((method) => isOfferedFirst(method, due));

/** State with newly read payment methods. The choice stays where its method is still available. */
export function withSameChosen(state: At<'choosing'>, due: Due): At<'choosing'> {
  const chosen = due.methods.find(({ name, available }) => available && name === state.chosen?.name);
  return { ...state, due, chosen };
}

/** State in which the security proof of all methods counts as given. */
export function withProof(state: At<'choosing'>): At<'choosing'> {
  const due = { ...state.due, methods: state.due.methods.map(asProven) };
  return { ...state, due, chosen: due.methods.find(({ name }) => name === state.chosen?.name) };
}

const asProven = (method: PayMethod): PayMethod =>
  method.walletSecurity?.securityState === 'needed'
    ? { ...method, walletSecurity: { ...method.walletSecurity, securityState: 'proven' } }
    : method;

/** A third-party payment alone is never preselected for a business journey: employees choose to pay it themselves. */
function isOfferedFirst(way: PayMethod, { travelType }: Due): boolean {
  const { available, payType, companyPart, walletReview } = way;
  const isWhollyOwn = payType === PAY_TYPE.thirdParty && companyPart === null;
  return available && isReviewed(walletReview) && (travelType === TRAVEL_TYPE.personal || !isWhollyOwn);
}
