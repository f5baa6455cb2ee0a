import type { OrderDetail, OrderRow } from '../../../../src/contract/order/list';
import { flight } from '../../../support/flight-samples';
import { TRIP_DAY } from '../../../support/trip-day';
export const ORDER_NO = '26112000000001';
export const OTHER_ORDER_NO = '26112000000002';
export const LATER = new Date(Date.now() + 30 * 60_000).toISOString();

export function orderRow(change: Partial<OrderRow> = {}): OrderRow {
  return {
    orderNo: ORDER_NO,
    orderStatus: '待支付',
    pnr: 'ABC123',
    flights: [
      {
        flightNo: 'CA1501',
        depCityName: '北京',
        arrCityName: '上海',
        takeOffTime: `${TRIP_DAY}T08:30`,
        arrTime: `${TRIP_DAY}T10:45`,
      },
    ],
    passengerNames: ['林静'],
    bookerName: '林静',
    deptName: '研发部',
    totalAmount: 115_000,
    commissionType: 0,
    payType: null,
    subPayType: null,
    companyPayType: null,
    createTime: '2026-11-20T02:00:00.000Z',
    payDeadline: LATER,
    canPay: true,
    canCancel: true,
    canChange: false,
    canRefund: false,
    ...change,
  };
}

export function orderDetail(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...orderRow(),
    contactName: '林静',
    contactPhone: '13800000001',
    remark: '',
    travelType: 1,
    travelPurpose: '',
    priceGuaranteedUntil: LATER,
    cancellation: null,
    approval: null,
    segments: [
      { segmentNo: 1, legNo: 1, flight: flight(), cabinCode: 'Y', cabinName: '经济舱', discount: 85 },
    ],
    travellers: [
      {
        passagerName: '林静',
        cardType: 0,
        cardNo: '110***********002X',
        phone: '13800000001',
        passengerTypeID: 1,
        tickets: [
          { segmentNo: 1, ticketNo: '', ticketStatus: '', salePrice: 108_000, buildFee: 5000, fuelFee: 2000 },
        ],
        serviceFee: 0,
        insurances: [],
        cost: {
          costCenterName: '研发费用',
          accountingEntityName: '远航科技（上海）有限公司',
          deptName: '研发部',
          projectName: '',
        },
      },
    ],
    payments: [],
    invoice: { state: 'none' },
    states: [{ orderStatus: '待支付', time: '2026-11-20T02:00:00.000Z' }],
    chain: [],
    refunds: [],
    logs: [{ time: '2026-11-20T02:00:00.000Z', operatorName: '林静', content: '提交订单' }],
    ...change,
  };
}

/** A refusal of the gateway, as the transport throws it. */
