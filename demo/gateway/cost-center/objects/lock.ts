import { sql } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { COST_TABLE } from '../../../../src/contract/cost-center/import';
import type { Database } from '../../db/database';
import { isBeingWritten } from '../../import-job/whole/queries';
import { Fault } from '../../server/http/fault';

/**
 * Locks the objects of this kind in the enterprise until the transaction ends, because checks of codes, trees and
 * closures read all of them before a change.
 */
export async function lockCostObjects(
  db: Database,
  enterpriseNum: string,
  costKind: CostKind,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cost objects'), hashtext(${`${enterpriseNum} ${costKind}`}))`.execute(
    db,
  );
}

/** Locks for a manual change, which must not see a half-written import. Throws importBusy. */
export async function lockToChange(db: Database, enterpriseNum: string, costKind: CostKind): Promise<void> {
  await lockCostObjects(db, enterpriseNum, costKind);
  await refuseWhileImported(db, enterpriseNum, [costKind]);
}

/** Throws importBusy while a file of one of the kinds is being written. */
export async function refuseWhileImported(
  db: Database,
  enterpriseNum: string,
  costKinds: readonly CostKind[],
): Promise<void> {
  const tables = { enterpriseNum, kind: COST_TABLE, variants: costKinds };
  if (await isBeingWritten(db, tables))
    throw new Fault('importBusy', '同类数据正在导入，请待导入结束后再修改');
}
