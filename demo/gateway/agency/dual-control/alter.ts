import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  alterDualControl,
  queryDualControl,
  withdrawDualControlRaise,
} from '../../../../src/contract/agency/dual-control';
import type { AgencyRight } from '../../../../src/contract/agency/rights';
import { alteredLimit } from '../../../../src/domain/agency/dual-control';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { OperatorContext, SignedInOperator } from '../../server/http/operator';
import { requireFreshCode } from '../session/prove';
import { findLimit, lockLimit, storeLimit, type LimitInForce } from './stored-limit';

/** The limit that is in force, with a raise that is not yet. */
export async function showLimit({
  db,
  operator,
}: Pick<OperatorContext, 'db' | 'operator'>): Promise<ResultOf<typeof queryDualControl>> {
  const { limit, planned, revision } = await findLimit(db, operator);
  return {
    limit,
    revision,
    planned: planned && { limit: planned.limit, beginTime: planned.from.toISOString() },
  };
}

/** Rights to move money, whose holders do not change the limit. */
const MOVING: readonly AgencyRight[] = ['decideRecharges', 'settleRefundsOwed', 'mendOrders'];

/** Throws dualControlByFinance, dualControlChanged. */
async function lockShown(tx: Database, operator: SignedInOperator, revision: number): Promise<LimitInForce> {
  // otherwise one person raises the limit and then confirms alone
  if (MOVING.some((right) => operator.rights.has(right))) throw new Fault('dualControlByFinance');
  const stored = await lockLimit(tx, operator);
  if (stored.revision !== revision) throw new Fault('dualControlChanged');
  return stored;
}

const change = (from: number, to: number): string => `双人复核限额¥${formatPrice(from)}→¥${formatPrice(to)}`;

/** Throws operatorProofNeeded, dualControlByFinance, dualControlChanged. */
export async function alterLimit(
  { db, now, operator, record }: OperatorContext,
  { limit, revision }: ParsedBodyOf<typeof alterDualControl>,
): Promise<object> {
  const before = await lockShown(db, operator, revision);
  requireFreshCode(operator);
  const next = alteredLimit(before, limit, now);
  await storeLimit(db, operator, { ...next, revision });
  const { planned } = before;
  await record({
    subject: operator.tmcNumber,
    summary: [
      change(before.limit, limit),
      ...(next.planned ? [`${instantText(next.planned.from.toISOString())}起生效`] : []),
      ...(planned ? [`取代未生效的¥${formatPrice(planned.limit)}`] : []),
    ].join('，'),
  });
  return {};
}

/** Throws dualControlByFinance, dualControlChanged. */
export async function withdrawRaise(
  { db, operator, record }: OperatorContext,
  { revision }: ParsedBodyOf<typeof withdrawDualControlRaise>,
): Promise<object> {
  const { limit, planned } = await lockShown(db, operator, revision);
  // it is in force since it was shown
  if (planned === null) throw new Fault('dualControlChanged');
  await storeLimit(db, operator, { limit, planned: null, revision });
  await record({ subject: operator.tmcNumber, summary: `撤回${change(limit, planned.limit)}` });
  return {};
}
