import { remainingLateFee } from '../../../src/domain/settlement/bill-sums';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type {
  confirmSettleBill,
  querySettleBill,
  querySettleBillGroups,
  querySettleBillLines,
  querySettleBills,
  SettleBill,
  SettleBillLine,
} from '../../../src/contract/settlement/bills';
import { SETTLE_DICTIONARY } from '../../../src/contract/dictionary';
import type { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import type {
  addDisputeMessage,
  disputeBillLines,
  querySettleDispute,
  querySettleDisputes,
  withdrawDispute,
} from '../../../src/contract/settlement/disputes';
import type { querySettlePayment } from '../../../src/contract/settlement/payments';
import type {
  MultiAccountStatus,
  queryMultiAccount,
  querySettleProducts,
  saveMultiAccount,
  saveSettleProduct,
  saveSettleProductRules,
  SettleProduct,
} from '../../../src/contract/settlement/products';
import type { Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { compareAnswers } from './compare-samples';
import {
  billLine,
  BILLS,
  PAYMENTS,
  LINES,
  NOW,
  PLAIN_BILL,
  PLAIN_DISPUTE,
  product,
  sum,
} from './settlement-samples';

type Found = ResultOf<typeof querySettleDispute>;

const DICTIONARIES: Readonly<Record<string, readonly string[]>> = {
  [SETTLE_DICTIONARY.billDateFlag]: ['0|按扣款日入账', '1|按出票日入账'],
  [SETTLE_DICTIONARY.multiAccountStatus]: ['0|全企业一个账户', '1|多账户，按核算主体'],
};

/** A gateway that saves changes, and refuses stale revisions of a bill as the contract says. */
export function settlementAnswers({
  multiAccountStatus = 0,
}: { multiAccountStatus?: MultiAccountStatus } = {}): Answers {
  const bills = new Map(BILLS.map((one) => [one.billNo, one]));
  let lines: readonly SettleBillLine[] = LINES;
  let accounts = multiAccountStatus;
  let productRules: BodyOf<typeof saveSettleProductRules> = {
    isNewPermission: true,
    formConfigObj: { personArray: 'optional', deptArray: 'optional', positionArray: 'optional' },
  };
  const disputes = new Map<string, Found>([
    [
      PLAIN_DISPUTE.disputeNo,
      {
        dispute: PLAIN_DISPUTE,
        lineList: [{ line: billLine({ lineNo: 90 }), claimAmount: 50_000, acceptedAmount: 20_000 }],
        messageList: [
          {
            sequence: 1,
            sender: 'enterprise',
            senderName: '刘敏',
            content: '与订单金额不一致',
            fileList: [
              {
                fileNo: `F${'0'.repeat(32)}`,
                fileName: '订单截图.png',
                fileType: 'image/png',
                fileSize: 2048,
              },
            ],
            sendTime: '2026-10-24T02:00:00.000Z',
          },
          {
            sequence: 2,
            sender: 'agency',
            senderName: '远途商旅',
            content: '多收200元，予以更正',
            fileList: [],
            sendTime: '2026-10-26T03:00:00.000Z',
          },
        ],
        canWrite: false,
        canWithdraw: false,
      },
    ],
  ]);
  const events: ResultOf<typeof querySettleBill>['eventList'] = [
    {
      how: 'made',
      operatorName: '',
      time: '2026-11-23T01:00:00.000Z',
      lineCount: 7,
      amount: 90_000,
      aboutNo: '',
    },
    {
      how: 'paid',
      operatorName: '林静',
      time: '2026-11-24T01:00:00.000Z',
      lineCount: 0,
      amount: 20_000,
      aboutNo: '',
      paid: { before: 10_000, after: 30_000 },
    },
  ];
  let products: readonly SettleProduct[] = [
    product({}),
    product({
      productNo: '2',
      productName: '航空保险',
      isAllStaff: false,
      personArray: [{ staffID: 'S0001', staffName: '林静', deptName: '研发部' }],
      deptArray: [{ orgnaizeID: 'D03', orgnaizeName: '市场部' }],
      positionArray: [{ positionNO: 'P1', positionName: '经理' }],
      revision: 3,
      changedBy: '刘敏',
      changedTime: '2026-11-20T03:00:00.000Z',
    }),
  ];

  function bill(billNo: string): SettleBill {
    const found = bills.get(billNo);
    if (found === undefined) throw refusal('billUnknown');
    const held = lines.filter(({ lineDispute }) => lineDispute === 'open');
    if (billNo !== PLAIN_BILL.billNo || found.isConfirmed) return found;
    const payableAmount = sum(lines) - sum(held);
    return {
      ...found,
      heldCount: held.length,
      heldAmount: sum(held),
      payableAmount,
      outstandingAmount: payableAmount,
      openDisputeCount: new Set(held.map(({ disputeNo }) => disputeNo)).size,
    };
  }
  const linesOf = (billNo: string) => (billNo === PLAIN_BILL.billNo ? lines : []);
  const changeBill = (billNo: string, change: Partial<SettleBill>) => {
    const before = bill(billNo);
    bills.set(billNo, { ...before, ...change, revision: before.revision + 1 });
  };
  const kindsOf = (of: readonly SettleBillLine[]) =>
    [...new Set(of.map(({ kind }) => kind))].map((kind) => {
      const found = of.filter((line) => line.kind === kind);
      return { kind, lineCount: found.length, amount: sum(found) };
    });
  const changeDispute = (disputeNo: string, change: Partial<Found>) => {
    const before = disputes.get(disputeNo);
    if (before) disputes.set(disputeNo, { ...before, ...change });
  };

  return {
    ...compareAnswers(() => lines),
    querySettleBills: ({
      billStateList = [],
      accountNoList = [],
      pageIndex = 1,
      pageSize = 20,
    }: BodyOf<typeof querySettleBills>) => {
      const found = [...bills.keys()]
        .map(bill)
        .filter(({ billState }) => billStateList.length === 0 || billStateList.includes(billState))
        .filter(({ accountNo }) => accountNoList.length === 0 || accountNoList.includes(accountNo));
      const of = (key: 'totalAmount' | 'payableAmount' | 'paidAmount' | 'outstandingAmount') =>
        found.reduce((all, one) => all + one[key], 0);
      return {
        total: found.length,
        sums: {
          totalAmount: of('totalAmount'),
          carriedAmount: 0,
          payableAmount: of('payableAmount'),
          paidAmount: of('paidAmount'),
          outstandingAmount: of('outstandingAmount'),
          outstandingLateFee: found.reduce((all, one) => all + remainingLateFee(one), 0),
        },
        accountList: [...bills.values()]
          .filter(({ accountNo }) => accountNo !== '')
          .map(({ accountNo, accountName }) => ({ accountNo, accountName })),
        billList: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      };
    },
    querySettleBill: ({ billNo }: BodyOf<typeof querySettleBill>): ResultOf<typeof querySettleBill> => {
      const found = bill(billNo);
      const isOpen = found.billState === 'toConfirm';
      return {
        bill: found,
        kindList: kindsOf(linesOf(billNo)),
        confirmedBy: found.isConfirmed ? '刘敏' : '',
        confirmedTime: found.isConfirmed ? NOW : '',
        settledTime: '',
        eventList: events,
        canConfirm: isOpen,
        canDispute: isOpen,
      };
    },
    querySettlePayment: ({
      billNo,
    }: BodyOf<typeof querySettlePayment>): ResultOf<typeof querySettlePayment> => {
      const { payableAmount, paidAmount, outstandingAmount, isConfirmed } = bill(billNo);
      const isOwed = isConfirmed && outstandingAmount > 0;
      const principalAmount = isOwed ? payableAmount - paidAmount : 0;
      return {
        principalAmount,
        lateFeeAmount: isOwed ? outstandingAmount - principalAmount : 0,
        outstandingAmount: isOwed ? outstandingAmount : 0,
        remittanceCode: isOwed ? 'HK000000195' : '',
        receivingAccount: isOwed
          ? {
              accountName: '远途商务旅行服务有限公司',
              bankName: '工商银行北京支行',
              accountNo: '0200 0045 6789',
            }
          : null,
        prepaidAmount: isOwed ? 2_000_000 : null,
        canPayOnline: isOwed,
        paymentList: PAYMENTS.filter((one) => one.billNo === billNo).map(({ payment }) => payment),
      };
    },
    querySettleBillLines: (body: BodyOf<typeof querySettleBillLines>) => {
      const { billNo, pageIndex = 1, pageSize = 50, keyword = '', kindList = [], deptNOList = [] } = body;
      const { lineDisputeList = [], costCenterNOList = [], entityNOList = [] } = body;
      const has = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);
      const found = linesOf(billNo)
        .filter((line) => has(kindList, line.kind) && has(deptNOList, line.deptNO))
        .filter((line) => has(lineDisputeList, line.lineDispute) && has(entityNOList, line.entityNO))
        .filter((line) => has(costCenterNOList, line.costCenterNO))
        .filter((line) => `${line.orderNo} ${line.travellerName} ${line.flightNo}`.includes(keyword));
      return {
        total: found.length,
        totalAmount: sum(found),
        lineList: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      };
    },
    querySettleBillGroups: ({ billNo, groupBy }: BodyOf<typeof querySettleBillGroups>) => {
      const keyOf = (line: SettleBillLine): [string, string] =>
        ({
          entity: [line.entityNO, line.entityName],
          department: [line.deptNO, line.deptName],
          costCenter: [line.costCenterNO, line.costCenterName],
          product: [line.product, ''],
          traveller: [line.travellerNO, line.travellerName],
        })[groupBy] as [string, string];
      const groups = new Map(linesOf(billNo).map((line) => keyOf(line)));
      return {
        total: groups.size,
        groupList: [...groups].map(([no, name]) => {
          const of = linesOf(billNo).filter((line) => keyOf(line)[0] === no);
          return {
            no,
            name,
            orderCount: new Set(of.map(({ orderNo }) => orderNo)).size,
            lineCount: of.length,
            amount: sum(of),
            kindList: kindsOf(of),
          };
        }),
      };
    },
    confirmSettleBill: ({ billNo, basedOn }: BodyOf<typeof confirmSettleBill>) => {
      const before = bill(billNo);
      if (before.revision !== basedOn) throw refusal('billChanged');
      changeBill(billNo, { billState: 'confirmed', isConfirmed: true });
      events.push({
        how: 'confirmed',
        operatorName: '刘敏',
        time: NOW,
        lineCount: before.lineCount - before.heldCount,
        amount: before.payableAmount,
        aboutNo: '',
      });
      return { bill: bill(billNo) };
    },
    disputeBillLines: (body: BodyOf<typeof disputeBillLines>) => {
      const disputeNo = `ZY${'2'.repeat(32)}`;
      const claimed = body.lineList.map(({ lineNo, claimAmount = null }) => {
        const line = lines.find((one) => one.lineNo === lineNo) ?? billLine({ lineNo });
        return { line, claimAmount: claimAmount ?? line.amount, acceptedAmount: null };
      });
      const nos = new Set(claimed.map(({ line }) => line.lineNo));
      lines = lines.map((line) =>
        nos.has(line.lineNo) ? { ...line, lineDispute: 'open', disputeNo, canDispute: false } : line,
      );
      changeBill(body.billNo, {});
      disputes.set(disputeNo, {
        dispute: {
          ...PLAIN_DISPUTE,
          disputeNo,
          billNo: body.billNo,
          disputeState: 'open',
          reason: body.reason,
          lineCount: claimed.length,
          lineAmount: sum(claimed.map(({ line }) => line)),
          claimAmount: claimed.reduce((all, { claimAmount }) => all + claimAmount, 0),
          acceptedAmount: 0,
          raisedTime: NOW,
          endedTime: '',
          lastMessageTime: NOW,
          lastSender: 'enterprise',
        },
        lineList: claimed,
        messageList: [
          {
            sequence: 1,
            sender: 'enterprise',
            senderName: '刘敏',
            content: body.content,
            fileList: [],
            sendTime: NOW,
          },
        ],
        canWrite: true,
        canWithdraw: true,
      });
      return { disputeNo };
    },
    querySettleDisputes: ({ disputeStateList = [], billNo = '' }: BodyOf<typeof querySettleDisputes>) => {
      const found = [...disputes.values()]
        .map(({ dispute }) => dispute)
        .filter((one) => disputeStateList.length === 0 || disputeStateList.includes(one.disputeState))
        .filter((one) => billNo === '' || one.billNo === billNo);
      return { total: found.length, disputeList: found };
    },
    querySettleDispute: ({ disputeNo }: BodyOf<typeof querySettleDispute>): Found => {
      const found = disputes.get(disputeNo);
      if (found === undefined) throw refusal('disputeUnknown');
      return found;
    },
    addDisputeMessage: ({ disputeNo, content }: BodyOf<typeof addDisputeMessage>) => {
      const messages = disputes.get(disputeNo)?.messageList ?? [];
      const sequence = messages.length + 1;
      changeDispute(disputeNo, {
        messageList: [
          ...messages,
          { sequence, sender: 'enterprise', senderName: '刘敏', content, fileList: [], sendTime: NOW },
        ],
      });
      return { sequence };
    },
    withdrawDispute: ({ disputeNo }: BodyOf<typeof withdrawDispute>) => {
      const before = disputes.get(disputeNo);
      if (before) {
        changeDispute(disputeNo, {
          dispute: { ...before.dispute, disputeState: 'withdrawn', endedTime: NOW },
          canWrite: false,
          canWithdraw: false,
        });
      }
      lines = lines.map((line) =>
        line.disputeNo === disputeNo && line.lineDispute === 'open'
          ? { ...line, lineDispute: 'none', disputeNo: '', canDispute: true }
          : line,
      );
      return { disputeNo };
    },
    querySettlementContract: (): ResultOf<typeof querySettlementContract> => ({
      contractInfo: {
        enterpriseNum: 'E001',
        billDateFlag: 0,
        clearingDate: 23,
        contractBeginDate: '2026-05-23',
        contractEndDate: '',
        lateFreeRate: '0.05',
      },
      confirmDays: 7,
      payDays: 45,
      nextPeriodBegin: '2026-11-23',
      nextPeriodEnd: '2026-12-22',
      nextBillDate: '2026-12-23',
      nextMultiAccountStatus: 0,
      multiAccountStatus: 0,
      unbilledAmount: 250_000,
      unbilledCount: 4,
    }),
    querySettleProducts: (): ResultOf<typeof querySettleProducts> => ({
      products: [...products],
      ...productRules,
      positionList: [
        { positionNO: 'P1', positionName: '经理' },
        { positionNO: 'P2', positionName: '工程师' },
      ],
    }),
    saveSettleProduct: (body: BodyOf<typeof saveSettleProduct>) => {
      const before = products.find(({ productNo }) => productNo === body.productNo);
      if (before?.revision !== body.basedOn) throw refusal('settleProductChanged');
      const saved = {
        ...before,
        isAllStaff: body.isAllStaff,
        personArray: body.personArray.map(({ staffID }) => ({ staffID, staffName: staffID, deptName: '' })),
        deptArray: body.deptArray.map(({ orgnaizeID }) => ({ orgnaizeID, orgnaizeName: orgnaizeID })),
        positionArray: body.positionArray.map(({ positionNO }) => ({ positionNO, positionName: positionNO })),
        revision: before.revision + 1,
        changedBy: '刘敏',
        changedTime: NOW,
      };
      products = products.map((one) => (one.productNo === saved.productNo ? saved : one));
      return { revision: saved.revision };
    },
    queryDictionaryParamList: ({ param }: { param: string }) => DICTIONARIES[param] ?? [],
    saveSettleProductRules: (body: BodyOf<typeof saveSettleProductRules>) => {
      productRules = body;
      return body;
    },
    queryMultiAccount: (): ResultOf<typeof queryMultiAccount> => ({
      multiAccountStatus: accounts,
      accountList: [
        {
          accountingEntityNO: 'E001A1',
          accountingEntityName: '远航科技（上海）有限公司',
          taxNo: '91310000MA1FL0001X',
        },
      ],
    }),
    saveMultiAccount: (body: BodyOf<typeof saveMultiAccount>) => {
      accounts = body.multiAccountStatus;
      return { multiAccountStatus: accounts };
    },
  };
}
