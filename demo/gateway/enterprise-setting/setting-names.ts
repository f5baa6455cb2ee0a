import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';

/** Names of settings in lists. */
export const SETTING_NAMES: Readonly<Record<string, string>> = {
  [ENT_SETTING.workTime]: '工作时间',
  [ENT_SETTING.settleWebUrl]: '结算平台地址',
  [ENT_SETTING.thirdWebUrl]: '第三方页面地址',
  [ENT_SETTING.approvalRequired]: '预订前须审批',
  [ENT_SETTING.bookPriceLimit]: '航班先显示最低价',
  [ENT_SETTING.bookConditions]: '航班默认筛选',
  [ENT_SETTING.flightServiceFee]: '国内机票服务费（分/张）',
  [ENT_SETTING.changeApprovalRequired]: '改签前须审批',
  [ENT_SETTING.refundStandard]: '退票规定',
};
