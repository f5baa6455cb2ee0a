import type { BillDateFlag } from '../../../src/contract/settlement/contract-info';
import { MULTI_ACCOUNT, type MultiAccountStatus } from '../../../src/contract/settlement/products';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  contract: '合同信息',
  loading: '正在加载合同信息',
  enterpriseNum: '企业编号',
  valid: '合同有效期',
  validText: (begin: string, end: string) => `${begin} 至 ${end || '长期'}`,
  clearingDate: '出账日',
  clearingText: (day: number) => `每月 ${day} 日`,
  billDateFlag: '入账口径',
  /** Name from the dictionary. */
  billDateText: (name: string, _flag: BillDateFlag) => name,
  confirmDays: '确认期限',
  payDays: '还款期限',
  daysText: (days: number) => `出账后 ${days} 天内`,
  lateFreeRate: '滞纳金费率',
  lateText: (rate: string) => `每日 ${rate}%`,
  lateHint: '按逾期未付金额逐日计算，合计后四舍五入到分。',
  accounts: '结算账户',
  accountsText: (name: string, _status: MultiAccountStatus) => name,

  next: '下一期账单',
  nextPeriod: '账期',
  nextBillDate: '出账日',
  madeAs: '出账方式',
  madeAsText: (status: MultiAccountStatus) =>
    status === MULTI_ACCOUNT.several ? '每个核算主体一张账单' : '全企业一张账单',
  thenText: (status: MultiAccountStatus) =>
    `结算账户已调整，自再下一期起${status === MULTI_ACCOUNT.several ? '每个核算主体一张账单' : '全企业一张账单'}。`,
  unbilled: '未出账金额',
  unbilledText: (amount: string, count: number) => `¥${amount}，${count} 笔`,
  noNext: '合同期内没有后续账单',
  none: '本企业未签订月结合同，没有月账单。如需月结，请联系服务商。',
  setBy: '合同由服务商维护，如与约定不符，请联系服务商。',
};

export type ContractTexts = TextsOf<typeof chinese>;

export const contractTexts = defineTexts('settlement-contract', chinese, () => import('./texts.en'));
