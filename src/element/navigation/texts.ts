import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  openOrders: '正在打开订单',
  findOrder: '正在查询订单',
  openChange: '正在打开改签申请',
  openRefund: '正在打开退票申请',
  openSearch: '正在打开机票预订',
  openDownloads: '正在打开下载中心',
  openApprovals: '正在打开审批',
  findRequest: '正在查询申请',
  prepareRequest: '正在准备申请单',
};

export type NavigationTexts = TextsOf<typeof chinese>;

export const navigationTexts = defineTexts('navigation', chinese, () => import('./texts.en'));
