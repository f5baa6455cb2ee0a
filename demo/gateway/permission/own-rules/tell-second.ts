import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/implement';
import { isSecondPerson } from '../second-person';
import { keepAsked } from './asked';
import './events';
import type { Holder } from './other-holders';

interface Waiting {
  permission: string;
  digest: string;
  names: readonly string[];
  able: readonly Holder[];
}

/** Keeps that the caller has asked for a change, and tells, the first time, those who could make it as the second person. */
export async function askOthers(
  { caller, now, emit }: Pick<CallerContext, 'caller' | 'now' | 'emit'>,
  database: Database,
  { permission, digest, names, able }: Waiting,
): Promise<void> {
  const { enterpriseNum, staffNo: first, staffName: byName } = caller;
  await inTransaction(database, async (db) => {
    if (!(await keepAsked({ db, caller, now }, digest))) return;
    const toldNos: string[] = [];
    for (const { staffNo: second } of able) {
      const between = { enterpriseNum, first, second, objectNo: permission, askedAt: now, now };
      if (await isSecondPerson(db, between)) toldNos.push(second);
    }
    const rules = names.join('、');
    const request = `${digest} ${first} ${now.toISOString()}`;
    const page = await pageOf(db, permission);
    await emit({ db, now }, 'rule.changeAsked', { enterpriseNum, request, byName, rules, page, toldNos });
  });
}

/** Path of the page that a right belongs to; '' for none. */
async function pageOf(db: Database, objectNo: string): Promise<string> {
  const { rows } = await sql<{ url: string }>`
    with recursive up as (
      select object_no, parent_no, url, 0 as level from permission_object where object_no = ${objectNo}
      union all
      select p.object_no, p.parent_no, p.url, up.level + 1 from permission_object p
        join up on up.parent_no = p.object_no where up.level < 20
    ) select url from up where url <> '' order by level limit 1`.execute(db);
  return rows[0]?.url ?? '';
}
