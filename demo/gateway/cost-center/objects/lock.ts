import { sql } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';

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
