import { roundFare } from '../../../../src/domain/fare/fares';
import type { BookTime } from '../../../../src/domain/travel-standard/book-time';
import { CABIN_NAMES, type BookingClass } from './booking-classes';
import { integer, seedOf } from '../hash';
import type { Restriction } from './restrictions';
import type { Terms } from './rules';

/** A product on a booking class: its price, its buyers and its terms. */
export interface Product {
  code: string;
  /** Empty for the fare as published. */
  tag: string;
  info: string;
  plimit: string;
  isProtocol: boolean;
  /** Sold only in work hours (1) or outside them (2). */
  bookTime?: BookTime;
  terms: Terms;
  /** Prices in fen of the class's fare and the full Y fare; both multiples of 10 CNY. */
  price(classFare: number, fullY: number): { salePrice: number; ticketPrice: number };
}

const USUAL_TERMS: Terms = { isFinal: false, freeChanges: 0 };
const STEP = 1000;

/** The fare as published. */
export const published = memoized(({ cabin }: BookingClass): Product => ({
  code: 'STD',
  tag: '',
  info: `${CABIN_NAMES[cabin]}公布运价，按航空公司规定退改`,
  plimit: '',
  isProtocol: false,
  terms: USUAL_TERMS,
  price: (classFare) => ({ salePrice: classFare, ticketPrice: classFare }),
}));

/** The enterprises' agreement with an airline: some percent off the published fare, one change free. */
export const agreement = memoized((carrier: string): Product => {
  const percent = integer(seedOf(carrier), 'agreement', 90, 96);
  return {
    code: 'AGR',
    tag: '企业协议',
    info: `企业协议价，公布运价的${percent}%，可免费改期1次`,
    plimit: '',
    isProtocol: true,
    terms: { isFinal: false, freeChanges: 1, note: '凭企业协议客户身份使用，可免费改期1次' },
    price: (classFare) => ({ salePrice: cut(classFare, percent), ticketPrice: classFare }),
  };
});

/** More expensive than the class's fare, with two free changes. */
export const flexible: Product = {
  code: 'FLX',
  tag: '免费改期',
  info: '可免费改期2次，须补足票价差额',
  plimit: '',
  isProtocol: false,
  terms: { isFinal: false, freeChanges: 2, note: '可免费改期2次' },
  price: (classFare, fullY) => flat(classFare + Math.max(STEP, roundFare(fullY * 0.04))),
};

/** A low-cost airline's fare with the baggage that its plain fares leave out. */
export const baggageBundle: Product = {
  code: 'BAG',
  tag: '行李套餐',
  info: '含20公斤托运行李',
  plimit: '',
  isProtocol: false,
  terms: { isFinal: false, freeChanges: 0, baggage: 20 },
  price: (classFare) => flat(classFare + 8 * STEP),
};

export const restricted = memoized((restriction: Restriction): Product => {
  const { code, tag, info, plimit, percent, fewest, bookTime } = restriction;
  return {
    ...(bookTime === undefined ? {} : { bookTime }),
    code,
    tag,
    info,
    plimit,
    isProtocol: false,
    terms: { isFinal: fewest > 1, freeChanges: 0, note: info },
    price: (classFare) => flat(cut(classFare, percent)),
  };
});

/** Caches the products by class, airline or restriction: there are some dozens, and every flight sells them. */
function memoized<K>(make: (key: K) => Product): (key: K) => Product {
  const products = new Map<K, Product>();
  return (key) => {
    const made = products.get(key) ?? make(key);
    products.set(key, made);
    return made;
  };
}

/** At least one step below the fare, even if the percentage of a cheap fare is less. */
function cut(classFare: number, percent: number): number {
  return Math.min(classFare - STEP, roundFare((classFare * percent) / 100));
}

function flat(price: number): { salePrice: number; ticketPrice: number } {
  return { salePrice: price, ticketPrice: price };
}
