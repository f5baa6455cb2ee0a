import { sql } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';

/**
 * Until the transaction ends nobody else changes objects of this kind in the enterprise: codes, trees and what is closed are looked
 * at whole before they are changed.
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

/** The same for changes by hand: while a file is written, some rows at a time, it would find half of it. Throws importBusy. */
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
  const underWay = await db
    .selectFrom('cost_import')
    .select('import_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('cost_kind', 'in', costKinds)
    .where('import_state', 'in', ['applying', 'reversing'])
    .limit(1)
    .executeTakeFirst();
  if (underWay !== undefined) throw new Fault('importBusy', '同类数据正在导入，请待导入结束后再修改');
}
