import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  openOrders: '正在打开订单',
  findOrder: '正在查询订单',
  openChange: '正在打开改签申请',
  openRefund: '正在打开退票申请',
  openSearch: '正在打开机票预订',
  openDownloads: '正在打开下载中心',
  openImport: '正在打开导入',
  openCostCenters: '正在打开数据管理',
  openBill: '正在打开账单',
  openRecharges: '正在打开充值单',
  openReport: '正在打开报表',
  openSafety: '正在打开账户安全',
  openSignIn: '正在打开登录',
  openAppDownload: '正在打开下载页',
  openJoined: '正在打开加入结果',
  openApprovals: '正在打开审批',
  findRequest: '正在查询申请',
  prepareRequest: '正在准备申请单',
};

export type NavigationTexts = TextsOf<typeof chinese>;

export const navigationTexts = defineTexts('navigation', chinese, () => import('./texts.en'));
