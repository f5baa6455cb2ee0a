import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { Layover } from '../../../src/domain/connection/connection';
import { saleTexts } from '../../../src/domain/money/texts/texts';
import { CABIN_TYPE_LABELS } from '../../../src/domain/travel-standard/labels';

type PlaneSize = Flight['planeSize'];

const CHANGES: Readonly<Record<Layover['change'], string>> = {
  sameTerminal: '同航站楼',
  otherTerminal: '换航站楼',
  otherAirport: '换机场，须自行前往',
};

const cabinClass = (type: number): string => CABIN_TYPE_LABELS[type] ?? '';

const chinese = {
  flights: (leg: string) => `${leg}航班`,
  searching: '正在搜索航班',
  failed: (why: string) => `航班查询失败：${why}`,
  none: '没有查到可预订的航班',
  allTooEarly: (count: number) => `当天的 ${count} 个航班都早于去程到达时间起飞，请更换返程日期或重选去程。`,
  noneOn: (from: string, to: string, date: string) =>
    `${from} 至 ${to} 在 ${date} 没有航班或已售完，请更换日期或城市再试。`,
  /** Number of flights. The numbers of matching flights and of rows are added only where they differ. */
  found: (count: number, matching?: number, rows?: number) =>
    [
      `共 ${count} 个航班`,
      ...(matching === undefined ? [] : [`符合条件 ${matching} 个`]),
      ...(rows === undefined ? [] : [`同机合并为 ${rows} 行`]),
    ].join('，'),
  tooEarly: (count: number) => `，另有 ${count} 个早于去程到达，未列出`,
  unjudged: '差旅标准读取失败，未标注是否超标',
  retry: '重试',
  judging: '正在核对差旅标准',
  noneMatching: '没有符合筛选条件的航班',
  clear: '清除全部条件',
  list: (count: number) => `航班列表，共 ${count} 个`,
  change: '修改搜索',
  overview: '航司总览',
  days: '前后7天最低价，不含税',
  daysUntaxed: '各日最低价不含税',
  askDays: '重新获取最低价',
  noDirect: '无直飞',
  lowestDay: '，最低',
  chosen: '已选去程',
  outbound: '去程',
  rechoose: '重选',
  dayOffset: (days: number) => `+${days}天`,
  cabin: (code: string) => `${code}舱`,
  cabinName: (type: number, name: string) => name || cabinClass(type),
  cabinClass,
  plane: (name: string, size: PlaneSize) => `${name}（${size}）`,
  planeSize: (size: PlaneSize) => `（${size}）`,
  meal: saleTexts.chinese.meal,
  direct: '直飞',
  stops: (stops: string) => `经停 ${stops}`,
  connection: (waits: string) => `中转 ${waits}`,
  plan: '中转行程',
  planFlight: (place: number) => `第${place}程`,
  layover: (city: string, wait: string, change: Layover['change'], isOvernight: boolean) =>
    `${city}中转，停留${wait}，${CHANGES[change]}${isOvernight ? '，隔夜' : ''}`,
  planNote: '各程分别出票，退改和行李按各程规则办理；误机时后续航程由本人承担',
  up: '起 ',
  roundTrip: '往返每人',
  seatsLeft: (seats: number) => ` 余${seats}张`,
  close: '收起',
  choose: '选择',
  named: (flight: string, time: string) => `${flight}，${time} 起飞`,
  others: (flightNo: string) => `与${flightNo}同机的航班`,
  approved: '已审批',
  notTheirs: '当前乘机人不可订',
  flight: (flightNo: string) => `${flightNo}航班`,
  operatedBy: (flight: string) => `实际承运 ${flight}`,
  share: '共享',
  protocol: '协议价',
  sameAircraft: (flightNo: string) => `与${flightNo}`,
  othersOf: (count: number) => `同机另有${count}个`,
};

export type ResultTexts = TextsOf<typeof chinese>;

/** Texts of the flight list, and of flights in later steps. */
export const resultTexts = defineTexts('flight-results', chinese, () => import('./texts.en'));
