import type { BookingParam } from '../../../src/contract/agency/platform/parameters';
import { BOOKING_RULES } from '../../../src/domain/agency/parameters';
import type { Database } from '../db/database';
import { findTmcNumber } from '../enterprise/agency-of';
import { findSysParams } from './queries';

/** Settings of booking by the names of their system parameters: days, and minutes. */
export const BOOKING_PARAMETERS = {
  lastBookableDays: 'JP_LAST_BOOKABLE_DAYS',
  /** Minutes before departure at which sale stops. */
  stopSaleMinutes: 'JP_STOP_SALE_MINUTES',
  /** Minutes after which unpaid seats are freed. */
  payMinutes: 'JP_PAY_MINUTES',
  /** Minutes that a supervisor has to decide while seats are held; at most until sale stops. */
  approvalMinutes: 'JP_APPROVAL_MINUTES',
  /** Minutes of the price guarantee, after which paying reprices. */
  priceGuaranteeMinutes: 'JP_PRICE_GUARANTEE_MINUTES',
} as const satisfies Record<string, BookingParam>;
export type BookingParameters = Record<keyof typeof BOOKING_PARAMETERS, number>;

const FRESH_MS = 30_000;

/** Parameters of the agencies by enterprise, for the areas that book. */
export interface ParameterReader {
  /** Parameters that apply to an enterprise: those of its agency. */
  (db: Database, enterpriseNum: string, now: Date): Promise<BookingParameters>;
  /** Has the next read find the values of an agency anew. */
  forget(tmcNumber: string): void;
}

interface Kept<T> {
  until: number;
  value: T;
}

/**
 * Reads the parameters of each agency at most every 30 seconds, unless they are forgotten before: they change rarely, and
 * every search needs them.
 */
export function createBookingParameters(): ParameterReader {
  const parameters = new Map<string, Kept<BookingParameters>>();
  const agencies = new Map<string, Kept<string>>();
  /** Changes counted, so that a read that began before a change is not kept after it. */
  let changes = 0;
  const read = async (db: Database, enterpriseNum: string, now: Date): Promise<BookingParameters> => {
    const isFresh = (kept: Kept<unknown> | undefined) => kept !== undefined && now.getTime() < kept.until;
    const until = now.getTime() + FRESH_MS;
    const agency = agencies.get(enterpriseNum);
    const tmcNumber =
      agency !== undefined && isFresh(agency) ? agency.value : await findTmcNumber(db, enterpriseNum);
    if (!isFresh(agency)) agencies.set(enterpriseNum, { until, value: tmcNumber });
    const kept = parameters.get(tmcNumber);
    if (kept !== undefined && isFresh(kept)) return kept.value;
    const begun = changes;
    const value = await readParameters(db, tmcNumber);
    if (begun === changes) parameters.set(tmcNumber, { until, value });
    return value;
  };
  return Object.assign(read, {
    forget(tmcNumber: string) {
      changes += 1;
      parameters.delete(tmcNumber);
    },
  });
}

async function readParameters(db: Database, tmcNumber: string): Promise<BookingParameters> {
  const values = await findSysParams(db, tmcNumber, Object.values(BOOKING_PARAMETERS));
  const valueOf = (param: BookingParam) => {
    const value = Number(values.get(param) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : BOOKING_RULES[param].standard;
  };
  return {
    lastBookableDays: valueOf(BOOKING_PARAMETERS.lastBookableDays),
    stopSaleMinutes: valueOf(BOOKING_PARAMETERS.stopSaleMinutes),
    payMinutes: valueOf(BOOKING_PARAMETERS.payMinutes),
    approvalMinutes: valueOf(BOOKING_PARAMETERS.approvalMinutes),
    priceGuaranteeMinutes: valueOf(BOOKING_PARAMETERS.priceGuaranteeMinutes),
  };
}

declare module '../server/deps' {
  interface AreaDeps {
    parameters: ParameterReader;
  }
}
