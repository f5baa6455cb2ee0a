import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { RefundPolicy } from '../../../src/contract/approval/after-sale';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';
import { CABIN_TYPE_LABELS } from '../../../src/domain/travel-standard/labels';

type CabinType = CompanySettings['flightFilters']['cabinTypes'][number];
type BookTime = NonNullable<CompanySettings['flightFilters']['bookTime']>;

const POLICIES: Readonly<Record<RefundPolicy, string>> = {
  0: '不限制',
  1: '须填写原因',
  3: '须审批',
};

const BOOK_TIMES: Readonly<Record<BookTime | 0, string>> = {
  0: '不限',
  1: '工作时间可订的价格',
  2: '非工作时间可订的价格',
};

export const companyTexts = defineChineseTexts('company-settings', {
  loading: '正在查询企业信息',
  failed: (problem: string) => `企业信息查询失败：${problem}`,
  identity: '基本信息',
  entName: '企业全称',
  tmcName: '服务商',
  entNameHint: '企业全称、服务费和平台地址由服务商维护，如需修改请联系客服。',
  byAgency: '服务商设置',
  flightServiceFee: '机票服务费',
  perTicket: (fen: number) => (fen === 0 ? '免收' : `¥${formatPrice(fen)} / 张`),
  settleWebUrl: '结算平台',
  thirdWebUrl: '第三方页面',
  rules: '预订与退改规则',
  none: '未设置',
  set: '已设置',
  openPage: (name: string) => `打开${name}`,
  usualHours: '默认（08:30-17:30）',
  on: '是',
  off: '否',
  entShortName: '企业简称',
  phone: '联系电话',
  workTime: '工作时间',
  approvalRequired: '预订须审批',
  changeApprovalRequired: '改签须审批',
  refundStandard: '退票规定',
  lowestPriceFirst: '最低价优先',
  flightFilters: '默认筛选',
  policy: (policy: RefundPolicy) => POLICIES[policy],
  noRefundRule: '不限制',
  feeRule: (percent: number | null, policy: RefundPolicy) =>
    percent === null
      ? '不限退票费'
      : policy === 0
        ? `退票费超过票价${percent}%时不限制`
        : `退票费超过票价${percent}%时${POLICIES[policy]}`,
  tripRule: (policy: RefundPolicy) => `经审批的行程退票${POLICIES[policy]}`,
  edit: '修改企业信息',
  save: '保存',
  saved: '企业信息已保存，之后的查询和预订立即按此执行',
  reload: '载入最新内容',
  phoneHint: '员工和服务商联系企业时使用，可不填',
  workTimeHint: '如 08:30-12:00|13:30-17:30，多段用 | 分隔；不填为默认时间。只在工作时间可订的价格按此判断。',
  approvalRequiredHint: '开启后，因公订单须先有已通过的出差申请',
  changeApprovalRequiredHint: '开启后，因公行程的改签即使符合差标也须审批',
  lowestPriceFirstHint: '开启后，查询航班时每个航班先只显示最低价',
  filtersPart: '航班默认筛选',
  filtersPartHint: '查询航班时先按此筛选，预订人可以逐项取消；不设置则显示全部航班。',
  noFilters: '不筛选',
  cabinTypes: '舱等',
  cabinName: (type: CabinType) => CABIN_TYPE_LABELS[type],
  discountMost: '折扣上限（占全价%）',
  discountMostHint: '1至100的整数，如85即8.5折；不填为不限',
  discountSaid: (percent: number) => `不高于全价的${percent}%`,
  priceMost: '票价上限（元）',
  priceMostHint: '每张票的销售价；不填为不限',
  priceSaid: (price: string) => `不高于¥${price}`,
  bookTime: '可预订时间',
  bookTimeName: (time: BookTime | 0) => BOOK_TIMES[time],
  hasRefundRule: '设置退票规定',
  feePercent: '退票费上限（占票价%）',
  feePercentHint: '0至100的整数，不填为不限',
  feePolicy: '超过上限时',
  approvedTripPolicy: '经审批的行程退票时',
  tripPolicyName: (policy: RefundPolicy | -1) => (policy === -1 ? '与其他行程相同' : POLICIES[policy]),
  enterprises: '我所属的企业',
  enterprise: '企业',
  myName: '我的姓名',
  myDepartment: '我的部门',
  state: '状态',
  inUse: '当前企业',
  searchEnterprise: '企业名称或服务商',
  noEnterprise: '没有符合条件的企业',
  choose: '切换企业',
  looks: '服务商查看记录',
  looksHint: '服务商以主管理员的权限查看本企业门户的时间，查看时不能更改。',
  noLooks: '服务商尚未查看',
  lookTime: '查看时间',
  lookAddress: 'IP地址',
  noChanges: '尚无变更',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
});
export type CompanyTexts = typeof companyTexts.chinese;
