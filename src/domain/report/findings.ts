import type { Measures } from '../../contract/report/measures';
import type { Product } from '../../contract/report/report';
import { METRICS } from './metrics';

/** Bookings below which a share says nothing. */
export const ENOUGH_BOOKINGS = 10;
/** Points that a compliance rate has to fall by. */
export const COMPLIANCE_POINTS = 5;
/** Percent that the spend of a department has to rise by. */
export const DEPARTMENT_RISE = 20;
/** Percent of what was bought that refunds may take. */
export const REFUND_SHARE = 3;
/** Percent that may be booked on the day of departure. */
export const SAME_DAY_SHARE = 20;

interface Compared {
  now: Measures;
  /** undefined: nothing is held against it. */
  before: Measures | undefined;
}

export interface Travelled {
  products: readonly (Compared & { product: Product })[];
  /** Each alone, without those below it. */
  departments: readonly (Compared & { key: string; name: string })[];
  /** Bookings over the travel standard without a reason. */
  overUnsaid: number;
}

/** What needs attention; percents and fen. */
export type Finding =
  | { kind: 'complianceFell'; product: Product; now: number; before: number }
  | { kind: 'departmentRose'; key: string; name: string; now: number; before: number }
  | { kind: 'refundLoss'; product: Product; loss: number; share: number }
  | { kind: 'overUnsaid'; count: number; over: number }
  | { kind: 'sameDay'; product: Product; count: number; share: number };

/** In the order in which they are looked into. */
export const FINDING_KINDS = [
  'complianceFell',
  'departmentRose',
  'refundLoss',
  'overUnsaid',
  'sameDay',
] as const satisfies readonly Finding['kind'][];

/** Rides are taken as they are needed: nobody books them ahead. */
const BOOKED_AHEAD: readonly Product[] = ['flight', 'train', 'hotel'];

const isEnough = ({ bookings }: Measures): boolean => bookings >= ENOUGH_BOOKINGS;

/** What needs attention in a period, in the order in which it is looked into. */
export function findingsOf({ products, departments, overUnsaid }: Travelled): Finding[] {
  const rose = departmentThatRose(departments);
  const over = products.reduce((sum, { now }) => sum + now.bookings - now.within, 0);
  return [
    ...products.flatMap(complianceThatFell),
    ...(rose ? [rose] : []),
    ...products.flatMap(({ product, now }): Finding[] => {
      const share = now.boughtFare > 0 ? (100 * now.refundFee) / now.boughtFare : 0;
      return share > REFUND_SHARE ? [{ kind: 'refundLoss', product, loss: now.refundFee, share }] : [];
    }),
    ...(overUnsaid > 0 ? [{ kind: 'overUnsaid', count: overUnsaid, over } as const] : []),
    ...products.flatMap(({ product, now }): Finding[] => {
      if (!BOOKED_AHEAD.includes(product) || !isEnough(now)) return [];
      const share = (100 * now.lead0) / now.bookings;
      return share > SAME_DAY_SHARE ? [{ kind: 'sameDay', product, count: now.lead0, share }] : [];
    }),
  ];
}

function complianceThatFell({ product, now, before }: Travelled['products'][number]): Finding[] {
  if (!before || !isEnough(now) || !isEnough(before)) return [];
  const { of } = METRICS.compliance;
  const [is, was] = [of(now) ?? 0, of(before) ?? 0];
  return was - is >= COMPLIANCE_POINTS ? [{ kind: 'complianceFell', product, now: is, before: was }] : [];
}

/** The one whose spend rose most, if it did by much. What spent nothing before is new, and no rise. */
function departmentThatRose(departments: Travelled['departments']): Finding | undefined {
  const risen = departments.flatMap(({ key, name, now, before }) => {
    if (!before || before.amount <= 0) return [];
    const rise = now.amount - before.amount;
    return 100 * rise >= DEPARTMENT_RISE * before.amount
      ? [{ kind: 'departmentRose', key, name, now: now.amount, before: before.amount } as const]
      : [];
  });
  return risen.toSorted((one, other) => other.now - other.before - (one.now - one.before))[0];
}
