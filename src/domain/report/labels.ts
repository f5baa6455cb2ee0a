import type { Product } from '../../contract/report/report';

export const PRODUCT_LABELS: Readonly<Record<Product, string>> = {
  flight: '机票',
  train: '火车票',
  car: '用车',
  hotel: '酒店',
};
