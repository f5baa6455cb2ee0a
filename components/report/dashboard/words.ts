import type { Product } from '../../../src/contract/report/report';
import type { Report } from './reports/report-type';

/** Whose words a report uses: those of its product, or of all together. */
export type Field = Product | 'all';

export const fieldOf = ({ products }: Report): Field =>
  products.length === 1 ? (products[0] ?? 'all') : 'all';
