import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { PlannedRow } from '../../../../src/domain/cost-center/import-plan';
import { sameOpenTo, type CostValues } from '../../../../src/domain/cost-center/import-values';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { writeChanges } from '../history';
import { newCostNo } from '../objects/new-no';
import { lookAt, type Looked } from './look';
import { removeRows, type CostImportRow } from './queries';
import type { FormerObject } from './schema';
import {
  insertObjects,
  insertOpenTo,
  keepWrites,
  lockObjects,
  setOpenTo,
  updateObjects,
  type Owner,
  type WrittenObject,
} from './write';

/** The rows would do something else by now than when they were looked at. */
export class StaleImport extends Error {}

interface Applying {
  kept: CostImportRow;
  staffNo: string;
  now: Date;
  /** Hears how much of the work is done by now, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Parts of the work, each by the time that it takes of the whole. */
const LOOKED = 0.3;
const WRITTEN = 0.7;

/** Writes what the rows of a file would do, in a transaction: all or nothing. Throws StaleImport. */
export async function applyImport(
  db: Database,
  { kept, staffNo, now, onProgress = () => undefined }: Applying,
): Promise<void> {
  const owner = { enterpriseNum: kept.enterprise_num, costKind: kept.cost_kind };
  await lockObjects(db, owner);
  const looked = await lookAt(db, kept, (rowsDone) => onProgress((rowsDone / kept.row_count) * LOOKED));
  if (looked.wrongCount > 0 || looked.digest !== kept.plan_digest) throw new StaleImport();
  const rows = numbered(looked, owner.costKind, shanghaiDate(now));
  await writeRows(db, owner, rows, (part) => onProgress(LOOKED + part * (WRITTEN - LOOKED)));
  const by = {
    enterpriseNum: owner.enterpriseNum,
    costKind: owner.costKind,
    changedBy: staffNo,
    changedAt: now,
  };
  await writeChanges(
    db,
    rows.map(({ row, no, revision }) => ({
      ...by,
      no,
      revision,
      how: row.how === 'close' ? 'closed' : 'imported',
      fieldList: row.fieldList,
    })),
  );
  onProgress((1 + WRITTEN) / 2);
  await keepWrites(
    db,
    kept.import_no,
    rows.map(({ no, revision, before }) => ({ no, revision, before: before ?? null })),
  );
  await removeRows(db, kept.import_no);
}

interface NumberedRow {
  row: PlannedRow;
  no: string;
  /** That is made. */
  revision: number;
  written: WrittenObject;
  before: FormerObject | undefined;
}

async function writeRows(
  db: Database,
  owner: Owner,
  rows: readonly NumberedRow[],
  onProgress: (part: number) => void,
): Promise<void> {
  const added = rows.filter(({ before }) => before === undefined);
  await insertObjects(
    db,
    owner,
    added.map(({ written }) => written),
    (count) => onProgress(count / rows.length),
  );
  const changed = rows.filter(({ before }) => before !== undefined);
  await updateObjects(
    db,
    owner,
    changed.map(({ written }) => written),
  );
  const openTo = ({ no, row }: NumberedRow) => ({
    no,
    departments: row.values.departments,
    staff: row.values.staff,
  });
  await insertOpenTo(db, owner, added.map(openTo));
  const opened = changed.filter(({ row, before }) => before && !sameOpenTo(before, row.values));
  await setOpenTo(db, owner, opened.map(openTo));
}

/** Rows that do something, with numbers in the place of codes; added ones behind what they belong to. */
function numbered({ planned, known }: Looked, costKind: CostKind, today: string): NumberedRow[] {
  const numbers = new Map([...known.values()].map(({ code, no }) => [code, no]));
  for (const { code } of planned) {
    if (!numbers.has(code)) numbers.set(code, newCostNo(costKind));
  }
  const numberOf = (code: string): string => numbers.get(code) ?? '';
  return parentsFirst(planned.filter(({ how }) => how !== 'same')).map((row) => ({
    row,
    no: numberOf(row.code),
    revision: (row.known?.revision ?? 0) + 1,
    written: {
      no: numberOf(row.code),
      code: row.code,
      ...columnsOf(row.values, numberOf),
      closedOn: row.how === 'close' ? today : '',
    },
    before: row.known && {
      ...columnsOf(row.known, numberOf),
      departments: row.known.departments,
      staff: row.known.staff,
    },
  }));
}

const columnsOf = (values: CostValues, numberOf: (code: string) => string) => ({
  name: values.name,
  parentNo: numberOf(values.parentCode),
  ownerNo: values.ownerNO,
  validFrom: values.validFrom,
  validTo: values.validTo,
  taxNo: values.taxNo,
  isForAll: values.isForAll,
});

/** Each behind the one that it belongs to, if that is among them; there are no circles. */
function parentsFirst(rows: readonly PlannedRow[]): PlannedRow[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const ordered = new Set<PlannedRow>();
  for (const row of rows) {
    const way: PlannedRow[] = [];
    for (
      let at: PlannedRow | undefined = row;
      at && !ordered.has(at);
      at = byCode.get(at.values.parentCode)
    ) {
      way.push(at);
    }
    for (const one of way.toReversed()) ordered.add(one);
  }
  return [...ordered];
}
