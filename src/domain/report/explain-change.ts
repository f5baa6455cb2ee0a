import type { Product } from '../../contract/report/report';
import { unitEffects, type SpendCell } from './unit-effects';

/** Cost of one product in a period, fen: bookings by cells, and their changes and refunds. */
export interface ProductSpend {
  product: Product;
  cells: readonly SpendCell[];
  /** Fees and fare differences. */
  changes: number;
  /** Below 0, because refunds reduce the cost. */
  refunds: number;
}

/**
 * Parts of a rise or fall, in this order. Over all products: more or fewer bookings; other shares of the products;
 * newly bought products; products no longer bought. Within each product: more or fewer nights of a stay; other routes;
 * other classes; other days ahead; more or fewer over the standard; dearer or cheaper all else alike; higher or lower
 * taxes and fees all else alike; changes; refunds.
 */
export const CHANGE_PARTS = [
  'volume',
  'productMix',
  'added',
  'dropped',
  'nights',
  'mix',
  'class',
  'lead',
  'overStandard',
  'price',
  'fees',
  'changes',
  'refunds',
] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];
export type ChangeParts = Readonly<Record<ChangePart, number>>;

/** Explains the cost difference of one product; the parts add up to it. */
export interface ProductChange {
  product: Product;
  amount: number;
  comparedAmount: number;
  parts: ChangeParts;
}

export interface SpendChange {
  amount: number;
  comparedAmount: number;
  /** Parts of the difference over all products. */
  parts: ChangeParts;
  products: readonly ProductChange[];
}

const NO_PARTS: ChangeParts = Object.freeze({
  volume: 0,
  productMix: 0,
  added: 0,
  dropped: 0,
  nights: 0,
  mix: 0,
  class: 0,
  lead: 0,
  overStandard: 0,
  price: 0,
  fees: 0,
  changes: 0,
  refunds: 0,
});

const boughtFor = (cells: readonly SpendCell[]): number => cells.reduce((sum, { amount }) => sum + amount, 0);
const countOf = (cells: readonly SpendCell[]): number => cells.reduce((sum, { count }) => sum + count, 0);
const netOf = ({ cells, changes, refunds }: ProductSpend): number => boughtFor(cells) + changes + refunds;

interface Pair {
  product: Product;
  before: ProductSpend;
  now: ProductSpend;
}

/** Returns the products of either period with their spend in both, empty where there was none. */
function paired(before: readonly ProductSpend[], now: readonly ProductSpend[]): Pair[] {
  const products = new Set([...before, ...now].map(({ product }) => product));
  const of = (spends: readonly ProductSpend[], product: Product): ProductSpend =>
    spends.find((spend) => spend.product === product) ?? { product, cells: [], changes: 0, refunds: 0 };
  return [...products].map((product) => ({ product, before: of(before, product), now: of(now, product) }));
}

const isLasting = ({ before, now }: Pair): boolean => countOf(before.cells) > 0 && countOf(now.cells) > 0;

/**
 * Splits the difference of two periods' net spend into its parts, product by product, in whole fen that add up to it
 * exactly. A product is never valued at the price of another, because a ticket, a night and a ride have none in common.
 * All bookings of products bought in both periods determine the overall growth: each product is first compared with
 * that growth (volume), then with its own (the shares of the products). For a product bought in one period alone the
 * whole difference is a part of its own.
 */
export function explainChange(before: readonly ProductSpend[], now: readonly ProductSpend[]): SpendChange {
  const pairs = paired(before, now);
  const lasting = pairs.filter(isLasting);
  const counted = (of: 'before' | 'now') => lasting.reduce((sum, pair) => sum + countOf(pair[of].cells), 0);
  const bookings = { before: counted('before'), now: counted('now') };
  const products = pairs.map((pair): ProductChange => ({
    product: pair.product,
    amount: netOf(pair.now),
    comparedAmount: netOf(pair.before),
    parts: { ...NO_PARTS, ...partsOf(pair, bookings) },
  }));
  const sumOf = (of: (change: ProductChange) => number) =>
    products.reduce((sum, change) => sum + of(change), 0);
  const sums = CHANGE_PARTS.map((part) => [part, sumOf(({ parts }) => parts[part])] as const);
  return {
    amount: sumOf(({ amount }) => amount),
    comparedAmount: sumOf(({ comparedAmount }) => comparedAmount),
    parts: { ...NO_PARTS, ...Object.fromEntries(sums) },
    products,
  };
}

/** `bookings`: number for all products that were bought in both periods. */
function partsOf(pair: Pair, bookings: { before: number; now: number }): Partial<ChangeParts> {
  const { before, now } = pair;
  const [was, is] = [boughtFor(before.cells), boughtFor(now.cells)];
  if (!isLasting(pair)) {
    const hadAny = countOf(before.cells) > 0;
    if (hadAny || countOf(now.cells) > 0) {
      return { [hadAny ? 'dropped' : 'added']: netOf(now) - netOf(before) };
    }
    return { volume: is - was, ...afterPurchase(pair) };
  }
  // Values the same bookings at the product's former average.
  const grown = Math.round((was * bookings.now) / bookings.before);
  const counted = Math.round((was * countOf(now.cells)) / countOf(before.cells));
  return {
    volume: grown - was,
    productMix: counted - grown,
    ...unitEffects(before.cells, now.cells, counted),
    ...afterPurchase(pair),
  };
}

const afterPurchase = ({ before, now }: Pair) => ({
  changes: now.changes - before.changes,
  refunds: now.refunds - before.refunds,
});
