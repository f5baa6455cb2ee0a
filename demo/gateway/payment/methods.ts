import { PAY_TYPE, type PayMethod } from '../../../src/contract/payment';
import { formatPrice } from '../../../src/domain/money';
import type { Purse } from './ledger';

/** What can be left to spend of a purse, in fen; missing where the enterprise has none. */
export type Spendable = Partial<Record<Purse, number>>;

interface Method {
  payType: number;
  /** Number of the dictionary SUB_PAY_TYPE. */
  subPayType: number;
  name: string;
  purse: Purse;
}

/** All ways to pay; which of them an enterprise can use depends on its purses. */
export const METHODS: readonly [Method, ...Method[]] = [
  { payType: PAY_TYPE.monthly, subPayType: 13, name: '企业月结', purse: 'credit' },
  { payType: PAY_TYPE.prepaid, subPayType: 14, name: '企业预存', purse: 'prepaid' },
  { payType: PAY_TYPE.thirdParty, subPayType: 1, name: '支付宝', purse: 'cashier' },
  { payType: PAY_TYPE.thirdParty, subPayType: 3, name: '微信支付', purse: 'cashier' },
];

const LEFT = { credit: '剩余额度', prepaid: '可用余额' } as const;
const CLOSED = { credit: '企业未开通月结', prepaid: '企业未开通预存' } as const;
const SHORT = { credit: '剩余额度不足', prepaid: '可用余额不足' } as const;

export function findMethod(payType: number, subPayType: number): Method | undefined {
  return METHODS.find((method) => method.payType === payType && method.subPayType === subPayType);
}

/** The ways to pay an amount (fen), those that cannot be used now with the reason. */
export function payMethods(amount: number, spendable: Spendable): PayMethod[] {
  return METHODS.map(({ purse, ...method }) => {
    if (purse === 'cashier')
      return { ...method, description: '在第三方收银台支付', available: true, reason: '' };
    const left = spendable[purse];
    if (left === undefined) return { ...method, description: '', available: false, reason: CLOSED[purse] };
    const available = left >= amount;
    const description = `${LEFT[purse]} ¥${formatPrice(left)}`;
    return { ...method, description, available, reason: available ? '' : SHORT[purse] };
  });
}
