import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import type { saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { changedFields } from '../../../../src/domain/cost-center/changed-fields';
import { plainTaxNo } from '../../../../src/domain/cost-center/tax-number';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { writeChanges } from '../history';
import { checkOwnOwner } from './check-own-owner';
import { checkSave, type SavedObject } from './check-save';
import { fieldValues } from './field-values';
import { findObject, findOpenTo } from './find';
import { findToChange } from './find-to-change';
import { COST_TABLES } from './kinds';
import { lockToChange } from './lock';
import { newCostNo } from './new-no';
import { soundsOf } from './sounds';

/**
 * Adds an object, or changes the revision that the caller has read. Throws costObjectUnknown, costObjectClosed,
 * costObjectChanged, fieldsInvalid.
 */
export async function saveObject(
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  body: SavedObject,
): Promise<ResultOf<typeof saveCostObject>> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  const { costKind } = body;
  await lockToChange(db, enterpriseNum, costKind);
  const isNew = body.no === '';
  const [old] = isNew ? [] : await findToChange(db, enterpriseNum, { costKind, asked: [body] });
  await checkSave(db, enterpriseNum, body, old);
  if (old !== undefined) await checkOwnOwner(context, { body, old });
  const no = isNew ? newCostNo(costKind) : body.no;
  const held = async () => {
    const row = await findObject(db, enterpriseNum, { costKind, no });
    return row === undefined ? {} : fieldValues(row, await findOpenTo(db, { costKind, no }));
  };
  const before = await held();
  await (isNew ? insertObject : updateObject)(db, enterpriseNum, { ...body, no });
  await openTo(db, enterpriseNum, { ...body, no });
  const fieldList = changedFields(before, await held());
  if (fieldList.length === 0) return { no, revision: body.basedOn };
  const revision = old === undefined ? 1 : await nextRevision(db, { costKind, no });
  await writeChanges(db, [
    {
      costKind,
      no,
      revision,
      enterpriseNum,
      how: isNew ? 'created' : 'changed',
      fieldList,
      changedBy: staffNo,
      changedAt: now,
    },
  ]);
  return { no, revision };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

async function insertObject(db: Database, enterpriseNum: string, body: SavedObject): Promise<void> {
  const { table, no, name, hasTaxNo } = COST_TABLES[body.costKind];
  await sql`
    insert into ${sql.table(table)} (${sql.ref(no)}, enterprise_num, code, ${sql.ref(name)}, sounds, parent_no, owner_no,
      valid_from, valid_to, is_for_all ${hasTaxNo ? sql`, tax_no` : sql``})
    values (${body.no}, ${enterpriseNum}, ${body.code}, ${body.name}, ${await soundsOf(body.name)},
      ${orNull(body.parentNO)}, ${orNull(body.ownerNO)}, ${body.validFrom}, ${orNull(body.validTo)}, ${body.isForAll}
      ${hasTaxNo ? sql`, ${plainTaxNo(body.taxNo)}` : sql``})`.execute(db);
}

async function updateObject(db: Database, enterpriseNum: string, body: SavedObject): Promise<void> {
  const { table, no, name, hasTaxNo } = COST_TABLES[body.costKind];
  await sql`
    update ${sql.table(table)} set code = ${body.code}, ${sql.ref(name)} = ${body.name},
      sounds = ${await soundsOf(body.name)}, parent_no = ${orNull(body.parentNO)}, owner_no = ${orNull(body.ownerNO)},
      valid_from = ${body.validFrom}, valid_to = ${orNull(body.validTo)}, is_for_all = ${body.isForAll}
      ${hasTaxNo ? sql`, tax_no = ${plainTaxNo(body.taxNo)}` : sql``}
    where enterprise_num = ${enterpriseNum} and ${sql.ref(no)} = ${body.no}`.execute(db);
}

export async function nextRevision(
  db: Database,
  { costKind, no: wanted }: Pick<SavedObject, 'costKind' | 'no'>,
): Promise<number> {
  const { table, no } = COST_TABLES[costKind];
  const { rows } = await sql<{ revision: number }>`update ${sql.table(table)} set revision = revision + 1
    where ${sql.ref(no)} = ${wanted} returning revision`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`${wanted} is not found again`);
  return row.revision;
}

/** Replaces the departments and persons of an object; an object open to all has none. */
async function openTo(
  db: Database,
  enterpriseNum: string,
  { costKind, no, isForAll, deptNOList, staffNOList }: SavedObject,
): Promise<void> {
  await db.deleteFrom('cost_open_to').where('cost_kind', '=', costKind).where('object_no', '=', no).execute();
  if (isForAll) return;
  const whom = [
    ...[...new Set(deptNOList)].map((dept_no) => ({ dept_no, staff_no: null })),
    ...[...new Set(staffNOList)].map((staff_no) => ({ dept_no: null, staff_no })),
  ];
  if (whom.length === 0) return;
  await db
    .insertInto('cost_open_to')
    .values(
      whom.map((one) => ({ cost_kind: costKind, object_no: no, enterprise_num: enterpriseNum, ...one })),
    )
    .execute();
}
