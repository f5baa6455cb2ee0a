import { sql } from 'kysely';
import type { OverBudget } from '../../../src/contract/flight-booking/over-budget';
import { shortfallsOf } from '../../../src/domain/cost-center/budget-control';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { findBudgetControl } from '../cost-center/budget-control';
import { findBudgetUses } from '../cost-center/objects/budget-use';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import type { NewExtras } from '../travellers/extra-queries';

interface Booking {
  enterpriseNum: string;
  extras: readonly NewExtras[];
  /** Cost of a passenger in fen; negative when the refund exceeds the payment. */
  costOf(passengerNo: number): number;
  createdAt: Date;
  /** The booker knows that budgets are exceeded and wants to book nevertheless. */
  isConfirmed: boolean;
}

/**
 * Checks the charges of an order, or of a change, to cost centres against the remaining budgets by the enterprise's
 * rules. Throws budgetExceeded when it blocks, budgetRunsOut when it warns without a confirmation. Locks serialise
 * concurrent orders until this transaction has placed its own.
 */
export async function checkBudgets(
  db: Database,
  { enterpriseNum, extras, costOf, createdAt, isConfirmed }: Booking,
): Promise<void> {
  const control = await findBudgetControl(db, enterpriseNum);
  if (control === 'none' || (control === 'warn' && isConfirmed)) return;
  const charges = chargesOf(extras, costOf);
  const nos = [...charges.keys()].sort();
  for (const no of nos) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`budget of ${no}`}, 0))`.execute(db);
  }
  const usesOf = await findBudgetUses(db, enterpriseNum, nos, shanghaiDate(createdAt));
  const overBudgets = [...charges].flatMap(([no, { costCenterName, needed }]) =>
    shortfallsOf(usesOf(no), needed).map((shortfall): OverBudget => ({
      costCenterName,
      needed,
      ...shortfall,
    })),
  );
  if (overBudgets.length === 0) return;
  throw new Fault(control === 'block' ? 'budgetExceeded' : 'budgetRunsOut', undefined, { overBudgets });
}

/** Fen by cost centre. */
function chargesOf(
  extras: Booking['extras'],
  costOf: Booking['costOf'],
): ReadonlyMap<string, { costCenterName: string; needed: number }> {
  const charges = new Map<string, { costCenterName: string; needed: number }>();
  for (const one of extras) {
    if (one.cost === null) continue;
    const { costCenterNo, costCenterName } = one.cost;
    const needed = (charges.get(costCenterNo)?.needed ?? 0) + costOf(one.passengerNo);
    charges.set(costCenterNo, { costCenterName, needed });
  }
  return charges;
}
