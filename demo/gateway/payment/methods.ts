import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { PAY_TYPE, type CompanyPart, type PayMethod } from '../../../src/contract/payment/payment';
import type { WalletSecurity } from '../../../src/contract/payment/wallet-security';
import { PAY_AMOUNTS, PAY_NOTES } from '../../../src/contract/payment/pay-notes';
import { formatPrice } from '../../../src/domain/money/money';
import { limitBeyond, type WalletLimit } from '../../../src/domain/wallet/limits';
import type { Wallet } from './ledger';
import { reviewOf, type ReviewRule } from '../../../src/domain/wallet/review';
import { securityFor } from '../../../src/domain/wallet/security';
import { mostOf, type Payable } from './wallet-limits';

interface Method {
  payType: number;
  /** Number of the dictionary SUB_PAY_TYPE. */
  subPayType: number;
  name: string;
  wallet: Wallet;
}

/** All payment methods; an enterprise's wallets decide which ones it can use. */
export const METHODS: readonly [Method, ...Method[]] = [
  { payType: PAY_TYPE.monthly, subPayType: 13, name: '企业月结', wallet: 'credit' },
  { payType: PAY_TYPE.prepaid, subPayType: 14, name: '企业预存', wallet: 'prepaid' },
  { payType: PAY_TYPE.thirdParty, subPayType: 1, name: '支付宝', wallet: 'cashier' },
  { payType: PAY_TYPE.thirdParty, subPayType: 3, name: '微信支付', wallet: 'cashier' },
];

const CLOSED = { credit: PAY_NOTES.noCredit, prepaid: PAY_NOTES.noPrepaid } as const;
const ENOUGH = { credit: PAY_NOTES.creditEnough, prepaid: PAY_NOTES.prepaidEnough } as const;
const SHORT = { credit: PAY_NOTES.creditShort, prepaid: PAY_NOTES.prepaidShort } as const;
const BEYOND: Readonly<Record<WalletLimit, string>> = {
  order: PAY_NOTES.beyondOrderLimit,
  person: PAY_NOTES.beyondPersonLimit,
  day: PAY_NOTES.beyondDayLimit,
};

export function findMethod(payType: number, subPayType: number): Method | undefined {
  return METHODS.find((method) => method.payType === payType && method.subPayType === subPayType);
}

/**
 * Returns whether the method is unavailable for this kind of journey; the enterprise does not pay for a private one
 * (因私).
 */
export function isUnavailableFor({ wallet }: Method, travelType: 1 | 2): boolean {
  return travelType === TRAVEL_TYPE.personal && wallet !== 'cashier';
}

/** The wallet of an enterprise's part of a mixed payment; undefined for a method that is not the enterprise's. */
export function companyWallet({ payType, subPayType }: Omit<CompanyPart, 'amount'>): Wallet | undefined {
  const wallet = findMethod(payType, subPayType)?.wallet;
  return wallet === 'cashier' ? undefined : wallet;
}

/**
 * Mixed methods for an amount that no single wallet of the enterprise covers: the rest of each wallet, the fullest
 * first, and the remainder by the payer.
 */
function mixedMethods(
  amount: number,
  payable: Payable,
  { reviewRule, security }: WalletRequirements,
): PayMethod[] {
  const wallets = METHODS.flatMap((method) =>
    method.wallet === 'cashier' ? [] : [{ method, left: mostOf(method.wallet, payable) }],
  ).toSorted((a, b) => b.left - a.left);
  if (wallets.some(({ left }) => left >= amount)) return [];
  return wallets
    .filter(({ left }) => left > 0)
    .flatMap(({ method: { payType, subPayType, name }, left }) => {
      const walletSecurity = payType === PAY_TYPE.prepaid ? securityFor(left, security) : null;
      const isBeyond = isBeyondPartner(walletSecurity);
      return METHODS.filter(({ wallet }) => wallet === 'cashier').map((own) => ({
        payType: own.payType,
        subPayType: own.subPayType,
        name: `${name} + ${own.name}`,
        description: `${name} ¥${formatPrice(left)}，个人支付 ¥${formatPrice(amount - left)}`,
        available: !isBeyond,
        reason: isBeyond ? PAY_NOTES.securityBeyondPartner : '',
        companyPart: { payType, subPayType, amount: left },
        walletReview: payType === PAY_TYPE.prepaid ? reviewOf(left, reviewRule) : null,
        walletSecurity,
      }));
    });
}

/** Requirements of the enterprise for payments by its prepaid account. */
interface WalletRequirements {
  reviewRule: ReviewRule;
  security: WalletSecurity | null;
}

const isBeyondPartner = (security: WalletSecurity | null): boolean =>
  security?.securityState === 'beyondPartner';

/**
 * Payment methods for an amount in fen, with the reason for each unavailable one. Mixed methods come first when the
 * enterprise can bear only a part. With `seesBalance` the payer is shown the balances, without it only whether they
 * suffice. An amount above `reviewRule` can be chosen but needs another person's consent first; one above `security`
 * needs the payer's security password, which a partner's session cannot give.
 */
export function payMethods(
  amount: number,
  travelType: 1 | 2,
  payable: Payable,
  { seesBalance, ...asked }: WalletRequirements & { seesBalance: boolean },
): PayMethod[] {
  const single = METHODS.map((entry): PayMethod => {
    const { wallet, ...rest } = entry;
    const method = { ...rest, companyPart: null, walletReview: null, walletSecurity: null };
    if (isUnavailableFor(entry, travelType)) {
      return { ...method, description: '', available: false, reason: PAY_NOTES.notForPersonal };
    }
    if (wallet === 'cashier')
      return { ...method, description: PAY_NOTES.cashier, available: true, reason: '' };
    const left = payable.spendable[wallet];
    if (left === undefined) return { ...method, description: '', available: false, reason: CLOSED[wallet] };
    if (wallet === 'credit' && !payable.isMonthlyOpen) {
      return { ...method, description: '', available: false, reason: PAY_NOTES.monthlyNotOpen };
    }
    const beyond = wallet === 'prepaid' ? limitBeyond(amount, payable.allowance) : undefined;
    const walletSecurity = wallet === 'prepaid' ? securityFor(amount, asked.security) : null;
    const reason =
      left < amount
        ? SHORT[wallet]
        : beyond !== undefined
          ? BEYOND[beyond]
          : isBeyondPartner(walletSecurity)
            ? PAY_NOTES.securityBeyondPartner
            : '';
    const available = reason === '';
    const known = seesBalance
      ? `${PAY_AMOUNTS[wallet]} ¥${formatPrice(left)}`
      : available
        ? ENOUGH[wallet]
        : '';
    const walletReview = available && wallet === 'prepaid' ? reviewOf(amount, asked.reviewRule) : null;
    return {
      ...method,
      description: known,
      available,
      reason,
      walletReview,
      walletSecurity: available ? walletSecurity : null,
    };
  });
  return travelType === TRAVEL_TYPE.personal ? single : [...mixedMethods(amount, payable, asked), ...single];
}
