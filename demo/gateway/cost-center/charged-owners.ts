import { sql } from 'kysely';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { findCharged, isChargeable } from './charging';

/** Owners of the cost centres that somebody may charge, by cost centre; '' for none. */
export async function findChargedOwners(
  { db, enterpriseNum, now }: { db: Database; enterpriseNum: string; now: Date },
  staffNo: string,
): Promise<ReadonlyMap<string, string>> {
  const person = (await findCharged(db, enterpriseNum, [staffNo])).get(staffNo) ?? { staffNo, deptNos: [] };
  const choosing = { enterpriseNum, person, today: shanghaiDate(now) };
  const { rows } = await sql<{ no: string; ownerNo: string }>`
    select c.cost_center_no as no, coalesce(c.owner_no, '') as "ownerNo" from cost_center c
    where c.enterprise_num = ${enterpriseNum} and ${isChargeable('costCenter', choosing)}`.execute(db);
  return new Map(rows.map(({ no, ownerNo }) => [no, ownerNo]));
}
