import { SYS_PARAM } from '../../../src/contract/dictionary';
import { USUAL_BOOKABLE_DAYS } from '../../../src/domain/travel-standard/bookable-days';
import type { Database } from '../db/database';
import { findSysParams } from './queries';

/** Settings of booking, stored as system parameters under these names. */
export const BOOKING_PARAMETERS = {
  lastBookableDays: { param: SYS_PARAM.lastBookableDays, standard: USUAL_BOOKABLE_DAYS },
  /** Minutes before departure at which sale stops. */
  stopSaleMinutes: { param: 'JP_STOP_SALE_MINUTES', standard: 40 },
  /** Minutes after which unpaid seats are freed. */
  payMinutes: { param: 'JP_PAY_MINUTES', standard: 30 },
  /** Minutes that a supervisor has to decide while seats are held; at most until sale stops. */
  approvalMinutes: { param: 'JP_APPROVAL_MINUTES', standard: 120 },
  /** Minutes of the price guarantee, after which paying reprices. */
  priceGuaranteeMinutes: { param: 'JP_PRICE_GUARANTEE_MINUTES', standard: 20 },
} as const;
export type BookingParameters = Record<keyof typeof BOOKING_PARAMETERS, number>;

const FRESH_MS = 30_000;

/** Reads the parameters, at most every 30 seconds: they change rarely, and every search needs them. */
export function createBookingParameters(): (db: Database, now: Date) => Promise<BookingParameters> {
  let kept: { until: number; parameters: BookingParameters } | undefined;
  return async (db, now) => {
    if (kept === undefined || now.getTime() >= kept.until) {
      kept = { until: now.getTime() + FRESH_MS, parameters: await read(db) };
    }
    return kept.parameters;
  };
}

async function read(db: Database): Promise<BookingParameters> {
  const values = await findSysParams(
    db,
    Object.values(BOOKING_PARAMETERS).map(({ param }) => param),
  );
  const valueOf = ({ param, standard }: { param: string; standard: number }) => {
    const value = Number(values.get(param) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : standard;
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
    parameters(db: Database, now: Date): Promise<BookingParameters>;
  }
}
