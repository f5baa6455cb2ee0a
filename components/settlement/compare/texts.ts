import type {
  CompareKey,
  CompareResult,
  ComparisonState,
  DifferField,
  RecordField,
} from '../../../src/contract/settlement/compare';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { COMPARE_RESULT_LABELS } from '../../../src/domain/settlement/labels';

const STATES: Readonly<Record<ComparisonState, string>> = {
  comparing: '对账中',
  unmatched: '待指定列',
  compared: '已完成',
  failed: '处理失败',
};
const FIELDS: Readonly<Record<RecordField, string>> = {
  ticketNo: '票号',
  orderNo: '订单号',
  kind: '费用类型',
  amount: '金额',
  date: '日期',
  traveller: '出行人',
  department: '部门',
  costCenter: '成本中心',
};
const KEYS: Readonly<Record<CompareKey, string>> = { ticket: '按票号', order: '按订单号' };
const number = (count: number): string => count.toLocaleString('zh-CN');

const chinese = {
  compare: '对账',
  comparison: '对账记录',
  upload: '上传费用记录',
  file: '费用记录文件',
  fileHint: (rows: number, megabytes: number) =>
    `ERP等系统导出的本期费用，支持.xlsx、.csv（UTF-8、GBK），不超过${megabytes}MB、${rows / 10_000}万行`,
  templateName: '费用记录模板.csv',
  comparisons: '以往对账',
  nothing: '还没有对账记录，上传费用记录后即可与账单逐笔核对',
  fileName: '文件名',
  state: '状态',
  stateName: (state: ComparisonState) => STATES[state],
  rows: '记录行数',
  outcome: '结果',
  outcomeOf: (results: readonly { result: CompareResult; itemCount: number }[]) =>
    results.map(({ result, itemCount }) => `${COMPARE_RESULT_LABELS[result]}${number(itemCount)}`).join('，'),
  by: '上传人',
  time: '上传时间',
  open: '查看',
  openFile: (name: string) => `查看 ${name}`,
  back: '返回对账',
  number,

  progress: (done: number, all: number) => `${number(done)} / ${number(all)} 行`,
  failed: '系统异常，未能完成对账，请重新上传文件',
  unmatched: '未能识别所需的列，请在下方指定金额，以及票号或订单号',
  brought: (name: string, time: string, until: string) => `${name} ${time} 上传，保留至 ${until}`,
  ofAnotherBill: '该对账记录属于其他账单',
  remove: '删除对账',
  removeQuestion: '将删除该对账的文件和结果，已提出的异议不受影响。',
  removeConfirm: '确认删除',
  cancel: '取消',
  removed: '已删除对账',

  compareBy: '对账方式',
  keyName: (key: CompareKey) => KEYS[key],
  keyHint: '没有票号的费用（如服务费、保险）按订单号核对；未指定费用类型时，按同一号码的合计金额核对',
  fieldName: (field: RecordField) => FIELDS[field],
  nowhere: '不核对',
  compareAnew: '按此重新对账',
  comparingAnew: '正在提交',

  results: '对账结果',
  all: '全部',
  resultName: (result: CompareResult) => COMPARE_RESULT_LABELS[result],
  items: (count: number) => `${number(count)} 项`,
  billSum: '账单',
  recordSum: '记录',
  yuan: (amount: string) => `¥${amount}`,
  filter: '对账结果筛选',
  keywordHint: '订单号、票号、出行人',
  differField: '差异字段',
  differName: (field: DifferField) => FIELDS[field],
  differCount: (field: DifferField, count: number) => `${FIELDS[field]}（${number(count)}）`,
  found: (bill: string, record: string, difference: string) =>
    `所列合计：账单 ¥${bill}，记录 ¥${record}，差额 ¥${difference}`,
  howTo: '勾选有差异或仅账单有的项，可提出异议；核对完毕后，其余明细可一并确认',
  noItems: '没有对账结果',

  item: '对账明细',
  no: '票号 / 订单号',
  result: '结果',
  note: '差异说明',
  differ: (fields: readonly DifferField[]) => fields.map((field) => `${FIELDS[field]}不同`).join('、'),
  several: (lines: number, rows: number) => `${number(lines)} 笔明细对 ${number(rows)} 行记录`,
  wrongCell: (cell: string, field: RecordField, message: string) => `${cell || FIELDS[field]}：${message}`,
  recordLine: '记录行',
  more: (texts: string, count: number) => `${texts} 等 ${number(count)} 行`,
  billAmount: '账单金额',
  recordAmount: '记录金额',
  difference: '差额',
  ofBill: '账单',
  ofRecord: '记录',
  none: '无',
  and: '、',
  semicolon: '；',
  differs: '不一致',
  dispute: '异议',

  bar: '已选对账明细',
  chosen: (items: number, lines: number, amount: string) =>
    `已选 ${items} 项，可对 ${lines} 笔明细提出异议，¥${amount}`,
  tooMany: (most: number) => `一次最多对 ${most} 笔明细提出异议`,
  raise: '提出异议',
  confirmRest: '确认其余明细',
  confirmHint: '核对完毕后，未提出异议的明细可一并确认',
};

export type CompareTexts = TextsOf<typeof chinese>;

export const compareTexts = defineTexts('settlement-compare', chinese, () => import('./texts.en'));
