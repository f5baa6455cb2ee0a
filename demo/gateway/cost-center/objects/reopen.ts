import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { reopenCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { changedFields } from '../../../../src/domain/cost-center/changed-fields';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { writeChanges } from '../history';
import { findObject, type CostNo } from './find';
import { findToChange } from './find-to-change';
import { COST_TABLES } from './kinds';
import { lockToChange } from './lock';
import type { CostRow } from './rows';

/** Reopens a closed object. Throws costObjectUnknown, and costObjectChanged also when it is not closed. */
export async function reopenObject(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { costKind, no: wanted, basedOn }: ParsedBodyOf<typeof reopenCostObject>,
): Promise<ResultOf<typeof reopenCostObject>> {
  const { enterpriseNum, staffNo } = caller;
  await lockToChange(db, enterpriseNum, costKind);
  const asked = [{ no: wanted, basedOn }];
  const [closed] = await findToChange(db, enterpriseNum, { costKind, asked, isClosed: true });
  const parent = await openParent(db, enterpriseNum, { costKind, no: closed?.parentNO ?? '' });
  const { table, no } = COST_TABLES[costKind];
  const revision = basedOn + 1;
  await sql`
    update ${sql.table(table)} set closed_on = null, successor_no = null, parent_no = ${parent?.no ?? null},
      revision = ${revision} where ${sql.ref(no)} = ${wanted}`.execute(db);
  const named = (one: string | undefined, name: string | undefined) => ({
    value: one ?? '',
    text: name ?? '',
  });
  const fieldList = changedFields(
    {
      parent: named(closed?.parentNO, closed?.parentName),
      successor: named(closed?.successorNO, closed?.successorName),
    },
    { parent: named(parent?.no, parent?.name), successor: named('', '') },
  );
  const change = {
    costKind,
    no: wanted,
    revision,
    enterpriseNum,
    fieldList,
    changedBy: staffNo,
    changedAt: now,
  };
  await writeChanges(db, [{ ...change, how: 'reopened' }]);
  return { revision };
}

/**
 * Returns the parent after reopening. A parent closed meanwhile is replaced by its successor, like for its other
 * children, because an open object never has a closed parent. undefined: the object moves to the top level.
 */
async function openParent(
  db: Database,
  enterpriseNum: string,
  { costKind, no }: CostNo,
): Promise<CostRow | undefined> {
  const parent = no === '' ? undefined : await findObject(db, enterpriseNum, { costKind, no });
  if (parent === undefined || parent.closedDate === '') return parent;
  return openParent(db, enterpriseNum, { costKind, no: parent.successorNO });
}
