import type { ChangeRequest, RefundRequest } from '../../../src/contract/approval/after-sale';
import type { StandardRule } from '../../../src/contract/standards/shapes';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { StepLimit } from '../../../src/contract/approval/flow';
import type { TaskState } from '../../../src/contract/approval/path';
import type { ApprovalAction, ApprovalTab, Handing } from './kinds';

const NOTHING: Readonly<Record<ApprovalTab, string>> = {
  pending: '没有需要您审批的申请',
  decided: '还没有审批过的申请',
  mine: '还没有提交过申请',
  copied: '没有抄送给您的申请',
};
const DONE: Readonly<Record<ApprovalAction, string>> = {
  agree: '已同意该申请',
  refuse: '已拒绝该申请',
  withdraw: '已撤回申请',
  transfer: '已转交审批',
  add: '已加签',
  return: '已退回',
  urge: '已提醒审批人',
};
const HANDING: Readonly<Record<Handing, string>> = { transfer: '转交', add: '加签', return: '退回' };
const HANDING_HINT: Readonly<Record<Handing, string>> = {
  transfer: '转交后由所选人员代您审批，您不再审批该申请。',
  add: '所选人员同意后，本步骤才能通过。您仍需审批。',
  return: '退回后由所选步骤重新审批，之后的步骤也须重新审批。',
};
const TASK_STATES: Readonly<Record<TaskState, string>> = {
  waiting: '未开始',
  open: '待审批',
  agreed: '已同意',
  refused: '已拒绝',
  transferred: '已转交',
  returned: '已退回',
  timedOut: '逾期未审批',
  closed: '无需审批',
};
const OTHERWISE = { agree: '同意', refuse: '拒绝' } as const;
const NEXT = {
  book: '座位和价格未保留，请尽快预订。',
  change: '座位和价格未保留，请尽快改签。',
  refund: '退票费可能随时间上涨，请尽快退票。',
} as const;
const RULES: Readonly<Record<StandardRule, string>> = {
  cabin: '舱等',
  discount: '折扣',
  price: '价格',
  lowestFare: '低价',
  advance: '提前预订',
};
const CABINS: Readonly<Record<number, string>> = { 1: '经济舱', 2: '公务舱', 3: '头等舱' };

const chinese = {
  application: '申请',
  title: (kind: string, applyId: string) => `${kind} ${applyId}`,
  back: '返回审批',
  backToOne: '返回申请',
  noApplication: '没有指定申请单',
  newRequest: '新建申请',
  approvals: '审批',
  pending: '待我审批',
  decided: '我已审批',
  mine: '我的申请',
  copied: '抄送我',
  deputies: '审批代理',
  standsInFor: (name: string) => `代${name}审批`,
  standingInFor: (name: string) => `您正在代理${name}审批`,
  nothing: (tab: ApprovalTab) => NOTHING[tab],
  book: '去预订',
  goChange: '去改签',
  goRefund: '去退票',
  decide: '审批',
  detail: '详情',
  // the filters
  query: '申请查询',
  keywordMine: '申请单号、订单号',
  keyword: '申请人、申请单号、订单号',
  all: '全部',
  applyType: '申请类型',
  applyState: '申请状态',
  // the columns
  applyId: '申请单号',
  state: '状态',
  type: '类型',
  applicant: '申请人',
  dept: '部门',
  content: '行程',
  travelTime: '出行时间',
  overColumn: '超标（元）',
  overPrefix: '超标 ¥',
  deadline: '审批时限',
  createTime: '提交时间',
  approver: '审批人',
  decideTime: '处理时间',
  orderNo: '订单号',
  tooLate: '已超过时限',
  stepDue: '本步骤时限',
  otherwise: (what: StepLimit['otherwise']) => `逾期自动${OTHERWISE[what]}`,
  limited: ({ hours, workingDaysOnly, otherwise }: StepLimit) =>
    `限${hours}小时${workingDaysOnly ? '（工作日）' : ''}，逾期自动${OTHERWISE[otherwise]}`,
  left: (time: string) => `剩余 ${time}`,
  days: (from: string, to: string) => `${from} 至 ${to}`,
  // the decision
  opinion: '审批意见',
  opinionHint: '请输入审批意见（选填）',
  sending: '正在提交',
  agree: '同意',
  refuse: '拒绝',
  refuseTitle: '拒绝申请',
  refuseYes: '确定拒绝',
  refuseNo: '再想想',
  refuseHint: (hasOrder: boolean) =>
    hasOrder ? '拒绝后订单关闭，座位立即释放，不能恢复。' : '拒绝后申请人需重新提交申请。',
  takingBack: (decision: 'agree' | 'refuse') => `即将${OTHERWISE[decision]}该申请`,
  sendsIn: (seconds: number) => `${seconds}秒后提交`,
  takeBack: '撤销',
  sendNow: '立即提交',
  urge: '催办',
  urged: '已催办',
  urgedAt: (count: number, at: string) => `${count}次，最近${at}`,
  withdraw: '撤回申请',
  withdrawYes: '确定撤回',
  withdrawNo: '暂不撤回',
  withdrawHint: (hasOrder: boolean) =>
    hasOrder ? '撤回后订单取消，座位立即释放。' : '撤回后需重新提交申请。',
  done: (action: ApprovalAction) => DONE[action],
  failed: '提交失败，请重试',
  uncertain: (message: string) => `${message}。结果未知，请再次提交确认，不会重复处理。`,
  // passed on, brought in, sent back
  handing: (what: Handing) => HANDING[what],
  handingYes: (what: Handing) => `确定${HANDING[what]}`,
  handingHint: (what: Handing) => HANDING_HINT[what],
  cancel: '取消',
  returnTo: '退回到',
  nobodyChosen: '请选择审批人',
  nobodyFound: '没有找到员工',
  findHint: '姓名、拼音或工号',
  findFailed: '员工加载失败',
  chosen: '已选审批人',
  remove: (name: string) => `移除${name}`,
  // the path
  path: '审批流程',
  taskState: (state: TaskState) => TASK_STATES[state],
  beforeReturn: '退回前',
  passedBy: (name: string) => `${name}转交`,
  addedBy: (name: string) => `${name}加签`,
  actedBy: (name: string) => `${name}代理`,
  copies: '抄送：',
  system: '系统',
  // what became of it; the first two stand behind the approver's name
  agreed: (at: string, isUnpaid: boolean, next: 'book' | 'change' | 'refund' | undefined) =>
    `已于${at}同意该申请。${isUnpaid ? '订单等待支付。' : ''}${next ? NEXT[next] : ''}`,
  refused: (at: string, hasOrder: boolean) =>
    `已于${at}拒绝该申请。${hasOrder ? '订单已关闭，座位已释放。' : ''}`,
  expired: (hasOrder: boolean) =>
    `超过审批时限未审批，申请已失效。${hasOrder ? '订单已自动取消，座位已释放。' : ''}`,
  withdrawn: (at: string, hasOrder: boolean) =>
    `申请人已于${at}撤回该申请。${hasOrder ? '订单已取消，座位已释放。' : ''}`,
  voided: '机票已改签或退票，申请已失效。',
  said: (opinion: string) => `审批意见：${opinion}`,
  // the summary
  order: '订单',
  /** In brackets: a line may break before them, not within. */
  orderState: (state: string) => `（${state}）`,
  openOrder: '查看订单',
  orderAmount: '订单金额',
  overAmount: '超标金额',
  budgetAsked: '申请预算',
  fares: '票价合计',
  priceHeld: '价格保留',
  priceOver: '已到期，支付时重新核价',
  // the flights
  itinerary: '行程',
  travellers: '乘机人',
  to: '至',
  cabin: (name: string, code: string) => `${name} ${code}舱`.trim(),
  perPerson: (price: string) => `¥${price}/人`,
  // the trip
  trip: '出差内容',
  purpose: '出差目的',
  cities: '城市',
  dates: '日期',
  companions: '出行人',
  budget: '预算',
  noBudget: '不限',
  reason: '事由',
  // the rules broken
  violations: '超标项',
  violation: (rule: StandardRule) => `${RULES[rule]}超标`,
  flightNo: '航班号',
  threshold: '标准',
  actual: '实际',
  over: '超出',
  overReason: '超标原因',
  standard: '差旅标准',
  noViolations: '没有超标项',
  noReason: '未填写',
  reasons: (parts: readonly string[]) => parts.join('，'),
  outlook: '此刻的价格',
  priceNow: (price: string) => `现价¥${price}/人`,
  priceThen: (price: string) => `与申请时¥${price}相同`,
  priceMoved: (amount: string, isDearer: boolean) => `比申请时${isDearer ? '贵' : '便宜'}¥${amount}`,
  notOnSale: '已停止销售',
  cheaperNow: '此刻更便宜的航班',
  feeNow: '现在的手续费',
  notAllowed: '不可办理',
  feeLater: (at: string, fee: string | null) => `${at}后${fee === null ? '不可办理' : `为¥${fee}`}`,
  cheaper: '更便宜的航班',
  cheaperBy: (flightNo: string, amount: string) => `比所选${flightNo}低¥${amount}`,
  // changes and refunds
  changed: (from: string, to: string) => `${from} 改为 ${to}`,
  changeFacts: '改签内容',
  oldFlight: '原航班',
  newFlight: '新航班',
  changedOrder: '改签订单',
  changeReason: '改签原因',
  changeReasonName: ({ reasonName }: Pick<ChangeRequest, 'changeReason' | 'reasonName'>) => reasonName,
  changeFee: '改签费',
  fareDifference: '票价差额',
  toPay: '应付合计',
  remark: '说明',
  refundFacts: '退票内容',
  refundedOrder: '退票订单',
  refundReason: '退票原因',
  refundReasonName: ({ reasonName }: Pick<RefundRequest, 'reasonType' | 'reasonName'>) => reasonName,
  refundFee: '退票费',
  refundBack: '预计退回',
  ticketPrice: (price: string) => `票价 ¥${price}`,
  ticketFee: (fee: string) => `退票费 ¥${fee}`,
  ticketBack: (amount: string) => `退回 ¥${amount}`,
  ruleBroken: '超出规定',
  feeOver: (percent: number, limit: string) => `退票费超过票价的${percent}%（¥${limit}）`,
  tripApproved: (applyId: string) => `行程已经审批（${applyId}）`,
  atLeastAhead: (days: number) => `至少提前${days}天`,
  ahead: (days: number) => `提前${days}天`,
  atMost: (value: string) => `最高${value}`,
  cabinClass: (cabin: number) => CABINS[cabin] ?? `舱等${cabin}`,
};

export type ApprovalListTexts = TextsOf<typeof chinese>;

export const approvalListTexts = defineTexts('approval-list', chinese, () => import('./texts.en'));
