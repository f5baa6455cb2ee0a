import type { RecordProblem } from '../../../../src/domain/report/record-row';

/** Message for a cell that cannot be accepted. */
export function problemText(problem: RecordProblem): string {
  switch (problem.kind) {
    case 'faulty':
      return problem.message;
    case 'tooLong':
      return `不能超过${problem.most}个字`;
    case 'tooMuch':
      return `不能大于${problem.most}`;
    case 'notOneOf':
      return `只能是${problem.words.join('、')}`;
    case 'twice':
      return `与第${problem.line}行的记录号重复`;
    default:
      return TEXTS[problem.kind];
  }
}

const TEXTS: Readonly<
  Record<Exclude<RecordProblem['kind'], 'faulty' | 'tooLong' | 'tooMuch' | 'notOneOf' | 'twice'>, string>
> = {
  missing: '不能为空',
  unreadable: '含有不支持的字符',
  formula: '不能以=、+、-或@开头',
  notARecordNo: '记录号由字母、数字、-和_组成，不超过40位',
  notATrainNo: '车次格式不正确，如G101',
  notADate: '日期不存在或格式不正确，应为2026-01-31',
  notATime: '时间不存在或格式不正确，应为2026-01-31 08:30',
  notAnAmount: '金额以元为单位，不能为负，最多两位小数',
  notAKilometre: '里程以公里为单位，最多两位小数',
  notACount: '应为大于0的整数',
  unknownNumber: '编号在本企业中不存在',
  unknownStation: '车站不存在',
  sameStation: '不能与出发站相同',
  unknownCity: '城市不存在',
  afterToday: '不能晚于今天',
  beforeBooking: '不能早于预订或购买日期',
  beforeStart: '不能早于出发、用车或入住日期',
  notForPurchase: '购买记录不能填写，请另起一行，类型为退款',
  notForWithin: '未超标的记录不能填写',
  different: '记录号已存在且内容不同',
  noPurchase: '没有该记录号的购买记录',
  usedAlready: '已使用的记录不能退款',
  refundedAlready: '已退款的记录不能使用',
  feeTooHigh: '不能高于购买时的价格',
};
