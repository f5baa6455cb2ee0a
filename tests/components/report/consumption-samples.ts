import type { Consumption } from '../../../src/contract/report/consumption';

export const consumption = (given: Partial<Consumption> = {}): Consumption => ({
  factNo: 1,
  product: 'flight',
  kind: 'bought',
  date: '2026-11-12',
  orderNo: '26111200010001',
  recordNo: '26111200010001',
  ticketNo: '9991234567890',
  routeName: '北京-上海',
  carrierName: '中国国航',
  serviceName: 'CA1501',
  className: '经济舱',
  startTime: '2026-11-20T08:30',
  costCenterName: '研发中心',
  amount: 94_000,
  ...given,
});

const ROWS: readonly Consumption[] = [
  consumption(),
  consumption({
    factNo: 2,
    kind: 'refunded',
    recordNo: 'TP26111300010001',
    date: '2026-11-13',
    amount: -61_000,
  }),
  consumption({
    factNo: 3,
    product: 'hotel',
    date: '2026-10-08',
    orderNo: '',
    recordNo: 'H20261008001',
    ticketNo: '',
    routeName: '上海',
    carrierName: '锦江',
    serviceName: '锦江之星上海虹桥店',
    className: '大床房',
    startTime: '2026-10-09T14:00',
    amount: 52_000,
  }),
];

/** Response for one page of the bill: three events of 42. */
export const bill = () => ({
  total: 42,
  sums: { bookings: 31, changes: 2, refunds: 9, amount: 1_234_500 },
  productList: [
    { product: 'flight' as const, bookings: 20, changes: 2, refunds: 9, amount: 1_182_500 },
    { product: 'hotel' as const, bookings: 11, changes: 0, refunds: 0, amount: 52_000 },
  ],
  monthList: [
    { month: '2026-11', bookings: 20, changes: 2, refunds: 9, amount: 1_182_500 },
    { month: '2026-10', bookings: 11, changes: 0, refunds: 0, amount: 52_000 },
  ],
  consumptionList: [...ROWS],
});

export const NO_BILL = {
  total: 0,
  sums: { bookings: 0, changes: 0, refunds: 0, amount: 0 },
  productList: [],
  monthList: [],
  consumptionList: [],
};
