import type { Product } from '../../contract/report/report';

export const PRODUCT_LABELS: Readonly<Record<Product, string>> = {
  flight: '机票',
  train: '火车票',
  car: '用车',
  hotel: '酒店',
};

/** Classes of a product from the lowest, and of several products. */
export const CLASS_LABELS: Readonly<Record<Product | 'all', readonly string[]>> = {
  flight: ['经济舱', '公务舱', '头等舱'],
  train: ['二等座', '一等座', '商务座'],
  car: ['经济型', '舒适型', '商务型'],
  hotel: ['三星及以下', '四星', '五星'],
  all: ['一级', '二级', '三级'],
};

/** Buckets of days ahead, in the order of `LEADS`. */
export const LEAD_LABELS = ['当天', '提前1–2天', '提前3–6天', '提前7–13天', '提前14天及以上'] as const;

/** Name of a reason by its key, which contains its kind and the stated text. */
export function reasonLabel(key: string): string {
  const [kind = '', ...said] = key.split(':');
  if (kind === 'within') return '合规预订';
  if (kind === 'unsaid') return '未说明原因';
  const text = said.join(':');
  return kind === 'over' ? text : `${text}（${kind === 'voluntary' ? '自愿' : '非自愿'}）`;
}
