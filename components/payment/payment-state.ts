import type { ResultOf } from '../../src/contract/call';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { PAY_TYPE, type PayMethod, type queryPayMethod } from '../../src/contract/payment/payment';
import { isReviewed } from '../../src/domain/wallet/review';
import type { SafetyTarget } from '../../src/element/security/SecurityField';

export type Due = ResultOf<typeof queryPayMethod>;

/** Why the order cannot be paid. `error`: as it was thrown. */
export type Failure =
  | { kind: 'missingOrder' }
  | { kind: 'cashierRefused' }
  | { kind: 'error'; error: unknown };

/** The outcome of the last try. */
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

/** The state at one step. */
export type At<S extends PaymentState['step']> = Extract<PaymentState, { step: S }>;

/** The next step after a refusal, by its code: another look at the order, at the amount, or at the ways to pay. */
export function refusalOf(code: string): 'closed' | 'amount-changed' | 'ways-changed' | 'refused' {
  if (CLOSED.includes(code)) return 'closed';
  if (code === PAYMENT_FAULTS.payAmountChanged.code) return 'amount-changed';
  return SINCE_READ.includes(code) ? 'ways-changed' : 'refused';
}

const CLOSED: readonly string[] = [ORDER_FAULTS.orderExpired.code, ORDER_FAULTS.orderNotPayable.code];
/** A required consent, the openness of a way, or a required proof has changed since the ways to pay were read. */
const SINCE_READ: readonly string[] = [
  PAYMENT_FAULTS.walletReviewNeeded.code,
  PAYMENT_FAULTS.walletReviewNotNeeded.code,
  PAYMENT_FAULTS.monthlyNotOpen.code,
  PAYMENT_FAULTS.walletSecurityNeeded.code,
  PAYMENT_FAULTS.walletSecurityUnset.code,
];

/** The way that is offered first, where there is one. */
export const firstOffered = (due: Due): PayMethod | undefined =>
  due.methods.find((method) => isOfferedFirst(method, due));

/** The ways to pay as they are read anew, with the same one chosen where it still is to be had. */
export function withSameChosen(state: At<'choosing'>, due: Due): At<'choosing'> {
  const chosen = due.methods.find(({ name, available }) => available && name === state.chosen?.name);
  return { ...state, due, chosen };
}

/** The ways to pay once the proof that they ask for is there. */
export function withProof(state: At<'choosing'>): At<'choosing'> {
  const due = { ...state.due, methods: state.due.methods.map(asProven) };
  return { ...state, due, chosen: due.methods.find(({ name }) => name === state.chosen?.name) };
}

const asProven = (method: PayMethod): PayMethod =>
  method.walletSecurity?.securityState === 'needed'
    ? { ...method, walletSecurity: { ...method.walletSecurity, securityState: 'proven' } }
    : method;

/** No payer is led to pay a business journey alone from their own pocket: that they choose themselves. */
function isOfferedFirst(way: PayMethod, { travelType }: Due): boolean {
  const { available, payType, companyPart, walletReview } = way;
  const isWhollyOwn = payType === PAY_TYPE.thirdParty && companyPart === null;
  return available && isReviewed(walletReview) && (travelType === TRAVEL_TYPE.personal || !isWhollyOwn);
}
