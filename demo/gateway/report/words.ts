import type { FactKind, Product } from '../../../src/contract/report/report';

/** Products and what happens to bookings, as files name them. */
export const PRODUCT_WORDS: Readonly<Record<Product, string>> = {
  flight: '机票',
  train: '火车票',
  car: '用车',
  hotel: '酒店',
};
export const KIND_WORDS: Readonly<Record<FactKind, string>> = {
  bought: '预订',
  changed: '改签',
  refunded: '退订',
  used: '已出行',
};
