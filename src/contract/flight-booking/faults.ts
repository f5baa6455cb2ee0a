import type { FaultText } from '../faults';

export const FLIGHT_BOOKING_FAULTS = {
  flightUnknown: { code: '42001', msg: '航班不存在或已取消，请重新查询' },
  priceGone: { code: '42002', msg: '该价格已失效，请选择其他价格' },
  priceChanged: { code: '42003', msg: '价格已变动，请确认新价格后再提交' },
  seatsGone: { code: '42004', msg: '余座不足，请减少乘客人数或选择其他价格' },
  datePast: { code: '42005', msg: '航班已起飞或已停止办理，请选择其他航班' },
  dateTooFar: { code: '42006', msg: '暂不支持预订该日期的航班' },
  bookingLimited: { code: '42007', msg: '所选价格不适用于当前乘客' },
  bookTimeWrong: { code: '42009', msg: '该价格当前时段不可预订，请在可订时段预订或选择其他价格' },
  tooManySeatsHeld: { code: '42010', msg: '未支付的座位已达上限，请先支付或取消部分订单后再预订' },
  openJaw: { code: '42011', msg: '暂不支持缺口程，返程须从去程的到达城市出发，并返回去程的出发城市' },
  journeysOverlap: { code: '42012', msg: '乘机人在该时段已有行程，请确认仍要预订后再提交' },
  budgetExceeded: { code: '42013', msg: '成本中心预算不足，不能提交' },
  budgetRunsOut: { code: '42014', msg: '本次费用将超出成本中心预算，请确认后再提交' },
  agreementClosed: { code: '42015', msg: '该协议价仅限协议白名单内的员工预订，请选择其他价格' },
  bookingRefused: { code: '42016', msg: '航空公司未接受该预订，请选择其他航班或价格' },
  passengerDuplicated: { code: '42008', msg: '同一证件的乘客不能重复添加' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    'flight-booking': typeof FLIGHT_BOOKING_FAULTS;
  }
}
