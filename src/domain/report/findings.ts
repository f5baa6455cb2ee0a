import type { Measures } from '../../contract/report/measures';
import type { Product } from '../../contract/report/report';
import { METRICS } from './metrics';

/** Minimum number of bookings for a meaningful share. */
export const ENOUGH_BOOKINGS = 10;
/** Fall of a compliance rate that is reported, in percentage points. */
export const COMPLIANCE_POINTS = 5;
/** Rise of a department's spend that is reported, in percent. */
export const DEPARTMENT_RISE = 20;
/** Highest share of refunds in purchases, in percent. */
export const REFUND_SHARE = 3;
/** Highest share of bookings on the day of departure, in percent. */
export const SAME_DAY_SHARE = 20;

interface ComparedMeasures {
  now: Measures;
  /** undefined without a compared period. */
  before: Measures | undefined;
}

export interface TravelComparison {
  products: readonly (ComparedMeasures & { product: Product })[];
  /** Departments without their descendants. */
  departments: readonly (ComparedMeasures & { key: string; name: string })[];
  /** Number of bookings over the travel standard without a reason. */
  overUnsaid: number;
}

/** A finding that needs attention; percents and fen. */
export type Finding =
  | { kind: 'complianceFell'; product: Product; now: number; before: number }
  | { kind: 'departmentRose'; key: string; name: string; now: number; before: number }
  | { kind: 'refundLoss'; product: Product; loss: number; share: number }
  | { kind: 'overUnsaid'; count: number; over: number }
  | { kind: 'sameDay'; product: Product; count: number; share: number };

/** Kinds in the order of the checks. */
export const FINDING_KINDS = [
  'complianceFell',
  'departmentRose',
  'refundLoss',
  'overUnsaid',
  'sameDay',
] as const satisfies readonly Finding['kind'][];

/** Products that are booked ahead; rides are booked on demand. */
const BOOKED_AHEAD: readonly Product[] = ['flight', 'train', 'hotel'];

const isEnough = ({ bookings }: Measures): boolean => bookings >= ENOUGH_BOOKINGS;

/** Returns the findings of a period, in the order of the checks. */
export function findingsOf({ products, departments, overUnsaid }: TravelComparison): Finding[] {
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

function complianceThatFell({ product, now, before }: TravelComparison['products'][number]): Finding[] {
  if (!before || !isEnough(now) || !isEnough(before)) return [];
  const { of } = METRICS.compliance;
  const [is, was] = [of(now) ?? 0, of(before) ?? 0];
  return was - is >= COMPLIANCE_POINTS ? [{ kind: 'complianceFell', product, now: is, before: was }] : [];
}

/**
 * Returns the department whose spend rose most, if the rise is high enough. A department without former spend is new
 * and does not count.
 */
function departmentThatRose(departments: TravelComparison['departments']): Finding | undefined {
  const risen = departments.flatMap(({ key, name, now, before }) => {
    if (!before || before.amount <= 0) return [];
    const rise = now.amount - before.amount;
    return 100 * rise >= DEPARTMENT_RISE * before.amount
      ? [{ kind: 'departmentRose', key, name, now: now.amount, before: before.amount } as const]
      : [];
  });
  return risen.toSorted((one, other) => other.now - other.before - (one.now - one.before))[0];
}
