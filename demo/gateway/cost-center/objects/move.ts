import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { moveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { changedFields, type FieldValues } from '../../../../src/domain/cost-center/changed-fields';
import type { Database } from '../../db/database';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { writeChanges } from '../history';
import { checkParent } from './check-save';
import { findObject, type CostNo } from './find';
import { findToChange } from './find-to-change';
import { COST_TABLES } from './kinds';
import { lockToChange } from './lock';
import { nextRevision } from './save';

/**
 * Moves an object below another or to the top level. Throws costObjectUnknown, costObjectClosed, costObjectChanged,
 * fieldsInvalid.
 */
export async function moveObject(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { costKind, no, basedOn, parentNO }: ParsedBodyOf<typeof moveCostObject>,
): Promise<ResultOf<typeof moveCostObject>> {
  const { enterpriseNum, staffNo } = caller;
  await lockToChange(db, enterpriseNum, costKind);
  await findToChange(db, enterpriseNum, { costKind, asked: [{ no, basedOn }] });
  const fields = await checkParent(db, enterpriseNum, { costKind, no, parentNO });
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  const before = await findParent(db, enterpriseNum, { costKind, no });
  const columns = COST_TABLES[costKind];
  await sql`update ${sql.table(columns.table)} set parent_no = ${parentNO === '' ? null : parentNO}
    where enterprise_num = ${enterpriseNum} and ${sql.ref(columns.no)} = ${no}`.execute(db);
  const fieldList = changedFields(before, await findParent(db, enterpriseNum, { costKind, no }));
  if (fieldList.length === 0) return { revision: basedOn };
  const revision = await nextRevision(db, { costKind, no });
  await writeChanges(db, [
    { costKind, no, revision, enterpriseNum, how: 'changed', fieldList, changedBy: staffNo, changedAt: now },
  ]);
  return { revision };
}

async function findParent(db: Database, enterpriseNum: string, object: CostNo): Promise<FieldValues> {
  const row = await findObject(db, enterpriseNum, object);
  return { parent: { value: row?.parentNO ?? '', text: row?.parentName ?? '' } };
}
