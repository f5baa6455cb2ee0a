import { limitAt, type DualControlLimit } from '../../../../src/domain/agency/dual-control';
import type { Database } from '../../db/database';
import type { SignedInOperator } from '../../server/http/operator';
import '../../enterprise/schema';

/** The limit of an agency at a moment, with its revision. */
export interface LimitInForce extends DualControlLimit {
  revision: number;
}

const select = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('tmc')
    .select(['dual_control_limit as limit', 'dual_control_version as revision'])
    .select(['planned_limit as raised', 'planned_limit_from as from'])
    .where('tmc_number', '=', tmcNumber);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function inForce({ limit, revision, raised, from }: Row, now: Date): LimitInForce {
  const planned = raised === null || from === null ? null : { limit: raised, from };
  return { ...limitAt({ limit, planned }, now), revision };
}

/** Amount in fen above which two operators of the agency confirm money. */
export const findLimit = async (
  db: Database,
  { tmcNumber, requestedAt }: Pick<SignedInOperator, 'tmcNumber' | 'requestedAt'>,
): Promise<LimitInForce> => inForce(await select(db, tmcNumber).executeTakeFirstOrThrow(), requestedAt);

export const lockLimit = async (
  tx: Database,
  { tmcNumber, requestedAt }: SignedInOperator,
): Promise<LimitInForce> =>
  inForce(await select(tx, tmcNumber).forUpdate().executeTakeFirstOrThrow(), requestedAt);

/** Stores a locked limit under the next revision. */
export async function storeLimit(
  tx: Database,
  { tmcNumber }: SignedInOperator,
  { limit, planned, revision }: LimitInForce,
): Promise<void> {
  await tx
    .updateTable('tmc')
    .set({ dual_control_limit: limit, dual_control_version: revision + 1 })
    .set({ planned_limit: planned?.limit ?? null, planned_limit_from: planned?.from ?? null })
    .where('tmc_number', '=', tmcNumber)
    .execute();
}
