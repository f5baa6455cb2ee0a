import type { Preferred } from '../../../src/contract/hotel/agent-buys';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { protocolTexts } from '../protocols/texts';

const PREFERENCES: Readonly<Record<Preferred, string>> = {
  agent: '代理采购价',
  own: '企业协议价',
  none: '暂无可用价格',
};
const { starName, agreementStateName, room, roomCell, removeRoom } = protocolTexts.chinese;

const chinese = {
  noun: '代理采购',
  nothing: '商旅服务商还没有为企业采购酒店',
  hint: '酒店名称或部门',
  hotelName: '酒店名称',
  city: '城市',
  star: '星级',
  starName,
  validPeriod: '有效期',
  rooms: '采购房型',
  roomName: '房型名称',
  weekdayPrice: '平日价',
  weekendPrice: '周末价',
  breakfasts: '早餐份数',
  addRoom: '添加房型',
  removeRoom,
  roomCell,
  room,
  isJoined: '参与状态',
  isJoinedName: (isJoined: boolean): string => (isJoined ? '参与' : '不参与'),
  departments: '适用部门',
  departmentsHint: '包含下级部门；不选为全企业',
  allDepartments: '全企业',
  agreementState: '协议状态',
  agreementStateName,
  agentPrice: '代理采购均价',
  ownPrice: '企业协议均价',
  noOwn: '无企业协议',
  preferred: '优先展示',
  preferredName: (preferred: Preferred): string => PREFERENCES[preferred],
  modifyTime: '修改时间',
};

export type AgentBuyTexts = TextsOf<typeof chinese>;

export const agentBuyTexts = defineChineseTexts('agent-buys', chinese);
