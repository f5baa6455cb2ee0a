import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  bar: '批量操作',
  selected: (count: number, amount: string) => `已选 ${count} 单，合计 ¥${amount}`,
  pay: (count: number) => `批量支付（${count}）`,
  cancel: (count: number) => `批量取消（${count}）`,
  payTitle: '批量支付',
  cancelTitle: '批量取消',
  sum: (count: number, amount: string) => `共 ${count} 单，合计 ¥${amount}`,
  cancelHint: '取消后座位将立即释放，可能无法按当前价格重新预订；待审批的订单一并撤回申请。',
  preparing: '正在查询支付方式',
  methods: '支付方式',
  noMethod: '所选订单没有共同可用的支付方式，请逐单支付',
  confirmPay: (amount: string) => `确认支付 ¥${amount}`,
  confirmCancel: '确定取消',
  keep: '暂不取消',
  close: '关闭',
  again: '再次确认',
  running: '正在处理',
  over: (done: number, refused: number, uncertain: number) =>
    `成功 ${done} 单，未成功 ${refused} 单${uncertain > 0 ? `，结果未知 ${uncertain} 单` : ''}`,
  results: '各订单的结果',
  waiting: '待处理',
  sending: '处理中',
  gone: '已由他人处理，不再提交',
  paid: '已支付',
  cancelled: '已取消',
  failed: '未成功',
  uncertain: (why: string) => `${why && `${why}。`}结果未知，请再次确认，不会重复处理。`,
};

export type OrderBatchTexts = TextsOf<typeof chinese>;

/** Texts of batch payment and cancellation. */
export const orderBatchTexts = defineTexts('order-batch', chinese, () => import('./texts.en'));
