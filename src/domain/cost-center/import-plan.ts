import type { CostKind } from '../../contract/cost-center/cost-objects';
import { changedFields, type FieldChange } from './changed-fields';
import { importedValues, type Names } from './import-changes';
import type { ImportedRow, ImportProblem, WrongImportField } from './import-row';
import { findCycles } from '../cycles';
import { isLooserOwner } from './owners';
import { sameValues, type CostValues, type StoredCost } from './import-values';
import { CodeIndex } from '../typed/codes';
import { taxNoProblem } from './tax-number';

/** Data against which rows are checked. */
export interface ImportSurroundings {
  costKind: CostKind;
  /** YYYY-MM-DD. */
  today: string;
  /** All objects of the enterprise, by code. */
  known: ReadonlyMap<string, StoredCost>;
  /** Names of the enterprise's departments and staff by their numbers. */
  departments: ReadonlyMap<string, string>;
  staff: ReadonlyMap<string, string>;
  /** People for whom the import must not loosen rules: the importer, and those who have set them up. */
  importers?: readonly Importer[];
}

interface Importer {
  staffNo: string;
  /** True when an approval flow names owners of cost centres as approvers. */
  isAsked: boolean;
  /** Cost centres whose owners approve their applications. */
  decidedBy: ReadonlySet<string>;
  /** Cost centres whose owner they have replaced recently. */
  chosen: ReadonlySet<string>;
}

export interface PlannedRow {
  line: number;
  code: string;
  how: 'add' | 'change' | 'close' | 'same';
  values: CostValues;
  /** undefined for an added object. */
  known: StoredCost | undefined;
  fieldList: FieldChange[];
}

export interface ImportPlan {
  planned: PlannedRow[];
  wrong: WrongImportField[];
}

/** Plans the effect of individually valid rows, checked against each other and against stored objects. */
export function planImport(typed: readonly ImportedRow[], around: ImportSurroundings): ImportPlan {
  const rows = withMeantCodes(typed, around.known.keys());
  const wrong: WrongImportField[] = [];
  const lines = new Map<string, number>();
  const planned = rows.map((row) => {
    const refuse: Refuse = (field, problem) => void wrong.push({ line: row.line, field, problem });
    const before = lines.get(row.code);
    if (before === undefined) lines.set(row.code, row.line);
    else if (row.code !== '') refuse('code', { kind: 'twice', line: before });
    return planRow(row, around, refuse);
  });
  wrong.push(...wrongInTree(planned, around));
  return { planned: withFields(planned, around), wrong };
}

/** Rows with the codes in use that they mean, and those of the same file, in any case and width. */
function withMeantCodes(rows: readonly ImportedRow[], known: Iterable<string>): ImportedRow[] {
  const codes = new CodeIndex(known);
  const own = rows.map((row) => {
    const code = codes.meant(row.code);
    if (code !== '') codes.add(code);
    return { ...row, code };
  });
  return own.map((row) =>
    typeof row.parentCode === 'string' ? { ...row, parentCode: codes.meant(row.parentCode) } : row,
  );
}

type Refuse = (field: WrongImportField['field'], problem: ImportProblem) => void;

function planRow(row: ImportedRow, around: ImportSurroundings, refuse: Refuse): PlannedRow {
  const known = around.known.get(row.code);
  const values = valuesOf(row, known, around);
  checkNumbers(row, values, around, refuse);
  if (around.costKind === 'accountingEntity' && values.taxNo !== known?.taxNo) {
    if (values.taxNo === '') refuse('taxNo', { kind: 'missing' });
    else if (taxNoProblem(values.taxNo) !== undefined) refuse('taxNo', { kind: 'notACreditCode' });
  }
  if (values.validTo !== '' && values.validTo < values.validFrom) {
    refuse(row.validTo === undefined ? 'validFrom' : 'validTo', { kind: 'endBeforeBegin' });
  }
  const isSame = known !== undefined && sameValues(known, values);
  if (known?.isClosed === true) {
    if (row.closes === false) refuse('closes', { kind: 'reopened' });
    else if (!isSame) refuse('code', { kind: 'closed' });
  }
  if (known === undefined && row.closes === true) refuse('closes', { kind: 'closedNew' });
  const closes = row.closes === true && known?.isClosed === false;
  if (closes && known.isDefault) refuse('closes', { kind: 'successorNeeded' });
  const how = known === undefined ? 'add' : closes ? 'close' : isSame ? 'same' : 'change';
  return { line: row.line, code: row.code, how, values, known, fieldList: [] };
}

/** Values of the object after the import; fields missing in the file keep their value, or get the default. */
function valuesOf(
  row: ImportedRow,
  known: StoredCost | undefined,
  { today }: ImportSurroundings,
): CostValues {
  const departments = row.departments ?? known?.departments ?? [];
  const staff = row.staff ?? known?.staff ?? [];
  const isNamed = departments.length > 0 || staff.length > 0;
  // An object that is open to no one stays so, because a file cannot express this.
  const isForNobody = known?.isForAll === false && known.departments.length + known.staff.length === 0;
  return {
    name: row.name,
    parentCode: row.parentCode ?? known?.parentCode ?? '',
    ownerNO: row.ownerNO ?? known?.ownerNO ?? '',
    // Every object has a first day.
    validFrom: row.validFrom || (known?.validFrom ?? today),
    validTo: row.validTo ?? known?.validTo ?? '',
    taxNo: row.taxNo ?? known?.taxNo ?? '',
    isForAll: !isNamed && !isForNobody,
    departments,
    staff,
  };
}

/**
 * True when the row loosens an approval: owners of an importer's own cost centre, and of others that a flow names,
 * approve their costs, so importers may neither replace such an owner nor become it.
 */
function isOwnOwner(
  values: CostValues,
  known: StoredCost | undefined,
  { costKind, importers = [] }: ImportSurroundings,
): boolean {
  if (costKind !== 'costCenter') return false;
  const { ownerNO: next } = values;
  return importers.some(({ staffNo, isAsked, decidedBy, chosen }) => {
    if (known !== undefined && decidedBy.has(known.no))
      return isLooserOwner({ former: known.ownerNO, next }, staffNo);
    const isOpened = opensMore(values, known, staffNo);
    return isAsked && isOpened && (next === staffNo || (known !== undefined && chosen.has(known.no)));
  });
}

/**
 * True when a row may open a cost centre to a person to whom it was closed. The departments of a row may include
 * theirs.
 */
const opensMore = (values: CostValues, known: StoredCost | undefined, staffNo: string): boolean =>
  (values.isForAll && known?.isForAll !== true) ||
  values.departments.some((no) => known?.departments.includes(no) !== true) ||
  (values.staff.includes(staffNo) && known?.staff.includes(staffNo) !== true);

/**
 * True when the row opens another cost centre to an importer, whose costs would then escape the budget and approval of
 * their own.
 */
const isOpenedToThem = (
  { staff }: CostValues,
  known: StoredCost | undefined,
  { importers = [] }: ImportSurroundings,
): boolean =>
  importers.some(({ staffNo }) => staff.includes(staffNo) && known?.staff.includes(staffNo) !== true);

/** Refuses unknown numbers in the fields that a row changes. */
function checkNumbers(
  row: ImportedRow,
  values: CostValues,
  around: ImportSurroundings,
  refuse: Refuse,
): void {
  const lists = [
    ['ownerNO', values.ownerNO === '' ? [] : [values.ownerNO], around.staff],
    ['departments', row.departments ?? [], around.departments],
    ['staff', row.staff ?? [], around.staff],
  ] as const;
  for (const [field, numbers, names] of lists) {
    const unknown = numbers.filter((no) => !names.has(no));
    if (unknown.length > 0) refuse(field, { kind: 'unknown', numbers: unknown });
  }
  if (isOwnOwner(values, around.known.get(row.code), around)) refuse('ownerNO', { kind: 'ownOwner' });
  if (isOpenedToThem(values, around.known.get(row.code), around)) refuse('staff', { kind: 'ownOpened' });
}

/** Returns the problems of the tree after the import. */
function wrongInTree(planned: readonly PlannedRow[], { known }: ImportSurroundings): WrongImportField[] {
  const after = new Map<string, { parentCode: string; isClosed: boolean }>(known);
  for (const row of planned) {
    const isClosed = row.how === 'close' || row.known?.isClosed === true;
    if (row.code !== '') after.set(row.code, { parentCode: row.values.parentCode, isClosed });
  }
  const withOpenBelow = new Set<string>();
  for (const { parentCode, isClosed } of after.values()) if (!isClosed) withOpenBelow.add(parentCode);
  const circles = findCycles(after);
  return planned.flatMap(({ line, code, how, values, known: before }): WrongImportField[] => {
    const { parentCode } = values;
    const wrong: WrongImportField[] = [];
    if (parentCode !== '' && parentCode !== before?.parentCode) {
      const problem = ((): ImportProblem | undefined => {
        if (!after.has(parentCode)) return { kind: 'parentUnknown' };
        if (circles.has(code)) return { kind: 'circle' };
        return known.get(parentCode)?.isClosed === true ? { kind: 'parentClosed' } : undefined;
      })();
      if (problem !== undefined) wrong.push({ line, field: 'parentCode', problem });
    }
    // For the default of staff the problem is reported already.
    if (how === 'close' && before?.isDefault !== true && withOpenBelow.has(code)) {
      wrong.push({ line, field: 'closes', problem: { kind: 'successorNeeded' } });
    }
    return wrong;
  });
}

function withFields(planned: readonly PlannedRow[], around: ImportSurroundings): PlannedRow[] {
  const coming = new Map(planned.map(({ code, values }) => [code, values.name]));
  const nameBefore = (code: string): string => around.known.get(code)?.name ?? code;
  const before: Names = {
    ofDepartment: (no) => around.departments.get(no) ?? no,
    ofStaff: (no) => around.staff.get(no) ?? no,
    ofParent: nameBefore,
  };
  // The same file may rename the parent.
  const after: Names = { ...before, ofParent: (code) => coming.get(code) ?? nameBefore(code) };
  return planned.map((row) => {
    if (row.how === 'same') return row;
    const was = row.known ? importedValues(row.code, row.known, before) : {};
    return { ...row, fieldList: changedFields(was, importedValues(row.code, row.values, after)) };
  });
}
