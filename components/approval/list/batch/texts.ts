import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const DECISIONS = { agree: '同意', refuse: '拒绝' } as const;

const chinese = {
  bar: '批量审批',
  chosen: (count: number) => `已选 ${count} 项`,
  decide: (decision: keyof typeof DECISIONS) => `批量${DECISIONS[decision]}`,
  nothingInCommon: '您对所选申请没有相同的审批权限',
  question: (decision: keyof typeof DECISIONS, count: number) =>
    `将${DECISIONS[decision]}所选的${count}项申请，逐项提交，提交后不能撤销。`,
  gone: (gone: number, left: number) =>
    `所选申请中有${gone}项已由他人处理或不能再审批，${left > 0 ? '不再提交' : '没有可提交的申请'}。`,
  asked: '所选申请',
  ordersClose: '拒绝后相关订单关闭，座位立即释放，不能恢复。',
  confirm: (decision: keyof typeof DECISIONS, count: number) => `确定${DECISIONS[decision]}（${count}）`,
  cancel: '取消',
  progress: '提交进度',
  at: (done: number, all: number) => `正在提交 ${done}/${all}`,
  stopping: '正在停止',
  stop: '停止',
  goOn: (count: number) => `继续提交（${count}）`,
  close: '关闭',
  results: '审批结果',
  outcome: (good: number, bad: number, left: number) =>
    [`${good}项成功`, ...(bad > 0 ? [`${bad}项未成功`] : []), ...(left > 0 ? [`${left}项未提交`] : [])].join(
      '，',
    ),
  waiting: '未提交',
  sending: '正在提交',
  moreSteps: '待后续审批',
  prevented: '页面未允许提交',
  failed: '提交失败，请重试',
  uncertain: (message: string) => `${message}。结果未知，重试不会重复处理。`,
  retry: '重试',
  retryOf: (applyId: string) => `重试 ${applyId}`,
};

export type BatchTexts = TextsOf<typeof chinese>;

export const batchTexts = defineTexts('approval-batch', chinese, () => import('./texts.en'));
