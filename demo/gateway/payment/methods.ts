import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { PAY_TYPE, type CompanyPart, type PayMethod } from '../../../src/contract/payment/payment';
import { formatPrice } from '../../../src/domain/money/money';
import type { Wallet } from './ledger';

/** What can be left to spend of a wallet, in fen; missing where the enterprise has none. */
export type Spendable = Partial<Record<Wallet, number>>;

interface Method {
  payType: number;
  /** Number of the dictionary SUB_PAY_TYPE. */
  subPayType: number;
  name: string;
  wallet: Wallet;
}

/** All ways to pay; which of them an enterprise can use depends on its wallets. */
export const METHODS: readonly [Method, ...Method[]] = [
  { payType: PAY_TYPE.monthly, subPayType: 13, name: '企业月结', wallet: 'credit' },
  { payType: PAY_TYPE.prepaid, subPayType: 14, name: '企业预存', wallet: 'prepaid' },
  { payType: PAY_TYPE.thirdParty, subPayType: 1, name: '支付宝', wallet: 'cashier' },
  { payType: PAY_TYPE.thirdParty, subPayType: 3, name: '微信支付', wallet: 'cashier' },
];

const LEFT = { credit: '剩余额度', prepaid: '可用余额' } as const;
const CLOSED = { credit: '企业未开通月结', prepaid: '企业未开通预存' } as const;
const ENOUGH = { credit: '额度充足', prepaid: '余额充足' } as const;
const SHORT = { credit: '剩余额度不足', prepaid: '可用余额不足' } as const;

export function findMethod(payType: number, subPayType: number): Method | undefined {
  return METHODS.find((method) => method.payType === payType && method.subPayType === subPayType);
}

/** Does the enterprise pay by this? It does not for a private journey (因私). */
export function isUnavailableFor({ wallet }: Method, travelType: 1 | 2): boolean {
  return travelType === TRAVEL_TYPE.personal && wallet !== 'cashier';
}

/** The wallet of an enterprise's part of a mixed payment; undefined for a way that is not the enterprise's. */
export function companyWallet({ payType, subPayType }: Omit<CompanyPart, 'amount'>): Wallet | undefined {
  const wallet = findMethod(payType, subPayType)?.wallet;
  return wallet === 'cashier' ? undefined : wallet;
}

/**
 * Where none of the enterprise's wallets covers the amount alone: what is left of any of them, the fullest first, and the
 * rest by the payer.
 */
function mixedMethods(amount: number, spendable: Spendable): PayMethod[] {
  const wallets = METHODS.flatMap((method) =>
    method.wallet === 'cashier' ? [] : [{ method, left: spendable[method.wallet] ?? 0 }],
  ).toSorted((a, b) => b.left - a.left);
  if (wallets.some(({ left }) => left >= amount)) return [];
  return wallets
    .filter(({ left }) => left > 0)
    .flatMap(({ method: { payType, subPayType, name }, left }) =>
      METHODS.filter(({ wallet }) => wallet === 'cashier').map((own) => ({
        payType: own.payType,
        subPayType: own.subPayType,
        name: `${name} + ${own.name}`,
        description: `${name} ¥${formatPrice(left)}，个人支付 ¥${formatPrice(amount - left)}`,
        available: true,
        reason: '',
        companyPart: { payType, subPayType, amount: left },
      })),
    );
}

/**
 * The ways to pay an amount (fen), those that cannot be used now with the reason. Where the enterprise can bear a part
 * only, the mixed ways come first. `seesBalance`: the payer may know how much is left, others whether it is enough.
 */
export function payMethods(
  amount: number,
  travelType: 1 | 2,
  spendable: Spendable,
  { seesBalance }: { seesBalance: boolean },
): PayMethod[] {
  const single = METHODS.map((entry): PayMethod => {
    const { wallet, ...rest } = entry;
    const method = { ...rest, companyPart: null };
    if (isUnavailableFor(entry, travelType)) {
      return { ...method, description: '', available: false, reason: '因私出行不能由企业支付' };
    }
    if (wallet === 'cashier')
      return { ...method, description: '在第三方收银台支付', available: true, reason: '' };
    const left = spendable[wallet];
    if (left === undefined) return { ...method, description: '', available: false, reason: CLOSED[wallet] };
    const available = left >= amount;
    const known = seesBalance ? `${LEFT[wallet]} ¥${formatPrice(left)}` : available ? ENOUGH[wallet] : '';
    return { ...method, description: known, available, reason: available ? '' : SHORT[wallet] };
  });
  return travelType === TRAVEL_TYPE.personal ? single : [...mixedMethods(amount, spendable), ...single];
}
