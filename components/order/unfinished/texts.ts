import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  loading: '正在查询未完成的改签和退票',
  drafts: '未提交的草稿',
  draftsHint: '仅保留在当前浏览器标签页，关闭或退出登录后清除。',
  applications: '送审中和待办理',
  kind: (kind: 'change' | 'refund') => (kind === 'change' ? '改签' : '退票'),
  order: (orderNo: string) => `订单 ${orderNo}`,
  keptAt: (at: string) => `保存于 ${at}`,
  flights: (flights: readonly string[]) => `新航班：${flights.join('、')}`,
  tickets: (count: number) => `已选 ${count} 张机票`,
  passengers: (count: number) => `已选 ${count} 位乘客`,
  uncertain: '已提交但结果未知，请继续确认',
  goOn: '继续',
  remove: '删除',
  removeHint: '删除后已填写的内容不能恢复。',
  removeYes: '确定删除',
  removeNo: '再想想',
  removed: '草稿已删除',
  nothing: '没有未完成的改签和退票',
  nothingHint: '填写到一半的改签和退票、送审中和已批准未办理的申请会出现在这里。',
  orders: '查看我的订单',
  back: '返回订单处理',
};

export type UnfinishedTexts = TextsOf<typeof chinese>;

export const unfinishedTexts = defineTexts('order-unfinished', chinese, () => import('./texts.en'));
