import type { AgreementState, Star } from '../../../src/contract/hotel/hotel-agreements';
import type { AgreedRoom } from '../../../src/contract/hotel/values';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { AGREEMENT_STATE_LABELS, STAR_LABELS } from '../../../src/domain/hotel/labels';

const chinese = {
  noun: '协议酒店',
  nothing: '还没有协议酒店',
  hint: '酒店名称、地址、联系人、电话、城市或部门',
  hotelName: '酒店名称',
  city: '城市',
  star: '星级',
  starName: (star: Star): string => STAR_LABELS[star],
  address: '地址',
  phone: '电话',
  contact: '联系人',
  validPeriod: '有效期',
  validOn: '有效日期',
  rooms: '协议房型',
  roomName: '房型名称',
  weekdayPrice: '平日价',
  weekendPrice: '周末价',
  breakfasts: '早餐份数',
  addRoom: '添加房型',
  removeRoom: (at: number): string => `移除房型${at + 1}`,
  roomCell: (at: number, name: string): string => `房型${at + 1}${name}`,
  room: ({ roomName, weekdayPrice, weekendPrice, breakfasts }: AgreedRoom): string =>
    `${roomName} 平日¥${formatPrice(weekdayPrice)} 周末¥${formatPrice(weekendPrice)} ${
      breakfasts === 0 ? '无早' : `${breakfasts}份早餐`
    }`,
  cancelDays: '免费取消：提前天数',
  cancelDaysHint: '入住日前几天，0为入住当天',
  cancelHour: '免费取消：截止时间',
  cancelHourHint: '整点，0至24；之后取消收取首晚房费',
  isTaxIncluded: '价格含税',
  isTaxIncludedName: (isIncluded: boolean): string => (isIncluded ? '含税' : '不含税'),
  taxRate: '税率',
  departments: '适用部门',
  departmentsHint: '包含下级部门；不选为全企业',
  allDepartments: '全企业',
  blackouts: '不适用日期',
  addBlackout: '添加不适用日期',
  removeBlackout: (at: number): string => `移除第${at + 1}段`,
  blackoutFrom: (at: number): string => `第${at + 1}段开始日期`,
  blackoutTo: (at: number): string => `第${at + 1}段结束日期`,
  from: '开始',
  to: '结束',
  days: (from: string, to: string): string => `${from} 至 ${to}`,
  remark: '备注',
  isEnable: '启用状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  lowestPrice: '最低含税价',
  agreementState: '状态',
  agreementStateName: (state: AgreementState): string => AGREEMENT_STATE_LABELS[state],
  modifyTime: '修改时间',
  hotelPart: '酒店信息',
  pricePart: '协议价格',
  termsPart: '适用与条款',
  wholePage: '在单独页面新增',
  editWhole: '协议维护',
  backToList: '返回协议酒店',
  standards: '酒店标准对照',
  standardsLoading: '正在对照酒店标准',
  standardsFailed: (problem: string): string => `酒店标准对照失败：${problem}`,
  fit: (count: number, total: number, tierName: string | null): string =>
    `${tierName === null ? '城市未设置等级' : `城市等级为${tierName}`}，${total}个职级中有${count}个可按标准预订。`,
  fitNoLimit: '不限，全部房型可订',
  fitSome: (limit: number, rooms: readonly string[]): string =>
    `每晚不超过¥${formatPrice(limit)}，可订${rooms.join('、')}`,
  fitNone: (limit: number): string => `每晚不超过¥${formatPrice(limit)}，没有可订房型`,
  noGrades: '企业还没有职级',
};

export type ProtocolTexts = TextsOf<typeof chinese>;

export const protocolTexts = defineChineseTexts('protocol-hotels', chinese);
