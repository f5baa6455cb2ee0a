import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type { StoredFile } from '../../../src/contract/files/files';
import { APP, MODULE, OBJECT } from '../../../src/contract/permission/objects';
import type {
  CorpWalletAccount,
  queryWalletMovements,
  WalletMovement,
} from '../../../src/contract/wallet/account';
import type { OfflineRechargeInfo } from '../../../src/contract/wallet/recharge';
import type { decideWalletReview, PaymentReview } from '../../../src/contract/wallet/reviews';
import type { WalletSettings } from '../../../src/contract/wallet/settings';
import { statementOf } from '../../../src/domain/wallet/statement';
import type { Answers } from '../../support/components/fake-runtime';

const right = (objectNo: string) => ({
  objectNo,
  objectName: objectNo,
  objectType: 2,
  parentNo: '',
  url: '',
  iconUrl: '',
  keyID: objectNo,
  appNo: APP.portal,
  moduleNo: MODULE.pages,
  childObjectInfoBos: [],
});

export const RIGHTS = [OBJECT.seeWallet, OBJECT.rechargeWallet, OBJECT.setWallet, OBJECT.reviewPayments].map(
  right,
);

export const ACCOUNT: CorpWalletAccount = {
  prepaid: { totalAmount: 1_234_567_89, frozenAmount: 50_000, availableAmount: 1_234_567_89 - 50_000 },
  credit: { limitAmount: 50_000_000, usedAmount: 12_345_600, frozenAmount: 0, availableAmount: 37_654_400 },
};

const PAID: WalletMovement = {
  entryNo: 12,
  account: 'prepaid',
  kind: 'payment',
  time: '2026-11-20T02:00:00.000Z',
  reason: '订单26112000000001支付',
  orderNo: '26112000000001',
  rechargeNo: '',
  billNo: '',
  refundNo: '',
  staffNO: 'S0001',
  staffName: '林静',
  amount: -120_000,
  balance: 1_234_567_89,
};
export const RECHARGE_NO = 'CZ261119000000000001';
export const MOVEMENTS: readonly WalletMovement[] = [
  PAID,
  {
    ...PAID,
    entryNo: 11,
    kind: 'topUp',
    time: '2026-11-19T02:00:00.000Z',
    reason: `线下充值${RECHARGE_NO}`,
    orderNo: '',
    rechargeNo: RECHARGE_NO,
    amount: 30_000_000,
    balance: 1_234_567_89 + 120_000,
  },
  {
    ...PAID,
    entryNo: 10,
    kind: 'settlement',
    time: '2026-11-18T02:00:00.000Z',
    reason: '账单ZD20261017-100001还款',
    orderNo: '',
    billNo: 'ZD20261017-100001',
    amount: -50_000,
    balance: 1_234_567_89 - 30_000_000,
  },
];

export const recharge = (given: Partial<OfflineRechargeInfo> = {}): OfflineRechargeInfo => ({
  rechargeNo: RECHARGE_NO,
  way: 'offline',
  rechargeState: 'waiting',
  amount: 30_000_000,
  staffNO: 'S0001',
  staffName: '林静',
  applyTime: '2026-11-19T02:00:00.000Z',
  payerName: '星海科技有限公司',
  bankReference: 'ICBC0001',
  transferDate: '2026-11-19',
  remark: '',
  decideTime: '',
  decidedBy: '',
  refuseReason: '',
  ...given,
});

export const REFUSED = recharge({
  rechargeNo: 'CZ261118000000000002',
  rechargeState: 'refused',
  decideTime: '2026-11-19T03:00:00.000Z',
  decidedBy: '差旅服务商财务',
  refuseReason: '银行未查到该笔到账',
});

export const paymentReview = (given: Partial<PaymentReview> = {}): PaymentReview => ({
  reviewNo: 'FH261120000000000001',
  reviewState: 'waiting',
  orderNo: '26112000000007',
  amount: 356_000,
  applyTime: '2026-11-20T02:00:00.000Z',
  payDeadline: '2026-11-20T02:30:00.000Z',
  applicantNO: 'S0002',
  applicantName: '陈思远',
  departmentName: '平台研发部',
  travellerNames: ['陈思远', '王建华'],
  route: '北京 → 上海',
  decidedBy: '',
  decideTime: '',
  refuseReason: '',
  isOwn: false,
  ...given,
});

const REVIEWS: readonly PaymentReview[] = [
  paymentReview(),
  paymentReview({ reviewNo: 'FH261120000000000002', orderNo: '26112000000008', isOwn: true }),
  paymentReview({
    reviewNo: 'FH261119000000000003',
    orderNo: '26111900000003',
    reviewState: 'refused',
    decidedBy: '刘敏',
    decideTime: '2026-11-19T03:00:00.000Z',
    refuseReason: '可坐高铁',
  }),
];

const VOUCHER: StoredFile = {
  fileNo: `F${'1'.repeat(32)}`,
  fileName: '回单.png',
  fileType: 'image/png',
  fileSize: 2000,
};

export const SETTINGS: WalletSettings = {
  orderLimit: 500_000,
  personDayLimit: null,
  dayLimit: null,
  reviewAbove: 200_000,
  securityAbove: null,
  warnBelow: 1_000_000,
  warnedList: [{ staffNO: 'S0001', staffName: '林静', hasEmail: false }],
  revision: 3,
};

type Listed = ResultOf<typeof queryWalletMovements>;

/** A gateway with a wallet, a waiting recharge and a refused one. */
export function walletAnswers(): Answers {
  let recharges = [recharge(), REFUSED];
  let reviews = REVIEWS;
  const added = (info: OfflineRechargeInfo) => {
    recharges = [info, ...recharges];
    return info.rechargeNo;
  };
  return {
    queryPermissionListForBusiness: () => ({ treeResps: RIGHTS }),
    queryWalletAccount: () => ({ corpWalletAccount: ACCOUNT }),
    queryWalletMovements: ({ account, kindList }: { account: string; kindList: string[] }): Listed => {
      const movementList = MOVEMENTS.filter(
        (one) => one.account === account && (kindList.length === 0 || kindList.includes(one.kind)),
      );
      const sum = (sign: 1 | -1) =>
        movementList.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
      return { total: movementList.length, inAmount: sum(1), outAmount: sum(-1), movementList };
    },
    queryWalletStatement: ({ account }: { account: string }) => ({
      statement: statementOf(
        account === 'prepaid'
          ? { before: 93_576_789, came: 30_000_000, went: -120_000, after: 0, balance: 123_456_789 }
          : { before: 0, came: 0, went: -12_345_600, after: 0, balance: -12_345_600 },
      ),
    }),
    queryRechargeList: ({ stateList }: { stateList: string[] }) => {
      const found = recharges.filter(
        (one) => stateList.length === 0 || stateList.includes(one.rechargeState),
      );
      return { total: found.length, offlineRechargeList: found };
    },
    queryRecharge: ({ rechargeNo }: { rechargeNo: string }) => ({
      offlineRechargeInfo: recharges.find((one) => one.rechargeNo === rechargeNo) ?? recharge(),
      fileList: [VOUCHER],
    }),
    applyOfflineRecharge: (body: { amount: number }) => ({
      rechargeNo: added(recharge({ rechargeNo: 'CZ261120000000000003', amount: body.amount })),
    }),
    beginCashierRecharge: ({ amount }: { amount: number }) => ({
      rechargeNo: added(
        recharge({ rechargeNo: 'CZ261120000000000004', way: 'cashier', rechargeState: 'unpaid', amount }),
      ),
      payUrl: `${location.origin}/pay`,
    }),
    queryRechargePayUrl: () => ({ payUrl: `${location.origin}/pay` }),
    withdrawRecharge: ({ rechargeNo }: { rechargeNo: string }) => {
      recharges = recharges.map((one) =>
        one.rechargeNo === rechargeNo
          ? {
              ...one,
              rechargeState: 'withdrawn',
              decideTime: '2026-11-20T03:00:00.000Z',
              decidedBy: '林静',
            }
          : one,
      );
      return { rechargeNo };
    },
    queryWalletReviews: ({ stateList }: { stateList: string[] }) => {
      const found = reviews.filter(
        ({ reviewState }) => stateList.length === 0 || stateList.includes(reviewState),
      );
      const waitingCount = reviews.filter(({ reviewState }) => reviewState === 'waiting').length;
      return { total: found.length, waitingCount, reviewList: found };
    },
    decideWalletReview: ({ reviewNo, agrees, refuseReason }: BodyOf<typeof decideWalletReview>) => {
      reviews = reviews.map((one) =>
        one.reviewNo === reviewNo
          ? {
              ...one,
              reviewState: agrees ? 'agreed' : 'refused',
              decidedBy: '刘敏',
              decideTime: '2026-11-20T02:10:00.000Z',
              refuseReason: refuseReason ?? '',
            }
          : one,
      );
      return { reviewNo };
    },
    queryWalletSettings: () => ({ walletSettings: SETTINGS, pendingChange: null, changeList: [] }),
    saveWalletSettings: () => ({ revision: 4 }),
    fileUpload: () => VOUCHER,
  };
}
