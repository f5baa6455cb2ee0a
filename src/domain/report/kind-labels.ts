import type { FactKind, Product } from '../../contract/report/report';

const TICKETS: Readonly<Record<FactKind, string>> = {
  bought: '出票',
  changed: '改签',
  refunded: '退票',
  used: '出行',
};
const ORDERS: Readonly<Record<FactKind, string>> = {
  bought: '预订',
  changed: '变更',
  refunded: '取消',
  used: '用车',
};

/** Words for the events of bookings, shared by pages and files. */
export const KIND_LABELS: Readonly<Record<Product, Readonly<Record<FactKind, string>>>> = {
  flight: TICKETS,
  train: { ...TICKETS, used: '乘车' },
  car: ORDERS,
  hotel: { ...ORDERS, used: '入住' },
};
