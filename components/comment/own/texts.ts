import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { commentTexts } from '../texts';

const chinese = {
  ...commentTexts.chinese,
  waiting: '待点评行程',
  waitingList: '待点评行程列表',
  given: '已点评',
  givenList: '已点评列表',
  closed: '企业未开启点评，已有的点评仍可查看。',
  within: (days: number): string => `航班到达后${days}天内可以点评，提交后7天内可以修改。`,
  noWaiting: '没有待点评的行程',
  noGiven: '还没有点评过行程',
  loading: '正在查询我的点评',
  failed: (problem: string): string => `我的点评查询失败：${problem}`,
  flight: '航班',
  route: '行程',
  routeOf: (from: string, to: string): string => `${from}—${to}`,
  takeOff: '起飞时间',
  rating: '评分',
  ratingOf: (punctuality: number, cabin: number, service: number): string =>
    `准点${punctuality}星 客舱${cabin}星 预订服务${service}星`,
  content: '点评内容',
  contentHint: '不超过500个字',
  tags: '标签',
  isAnonymous: '匿名点评',
  isAnonymousHint: '匿名后，同事和管理员看不到您的姓名',
  state: '状态',
  reply: '回复',
  write: '点评',
  writeOf: (flight: string): string => `点评 ${flight}`,
  change: '修改',
  changeOf: (flight: string): string => `修改 ${flight}`,
  withdraw: '撤回',
  withdrawOf: (flight: string): string => `撤回 ${flight}`,
  withdrawTitle: '撤回点评',
  withdrawAsk: (flight: string): string => `确定撤回对${flight}的点评吗？撤回后可以重新点评。`,
  withdrawn: '点评已撤回',
  keep: '取消',
  submit: '提交点评',
  submitted: '点评已提交',
  heldBack: '点评已提交，审核后展示',
};

export type OwnCommentTexts = TextsOf<typeof chinese>;

export const ownCommentTexts = defineChineseTexts('own-comments', chinese);
