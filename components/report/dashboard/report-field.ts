import type { Product } from '../../../src/contract/report/report';
import type { Report } from './reports/report-type';

/** Vocabulary of a report: that of its product, or the general one. */
export type Field = Product | 'all';

export const fieldOf = ({ products }: Report): Field =>
  products.length === 1 ? (products[0] ?? 'all') : 'all';
