import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';
import type { PlannedRow } from '../../../../src/domain/cost-center/import-plan';
import {
  sameOpenTo,
  type CostValues,
  type StoredCost,
} from '../../../../src/domain/cost-center/import-values';
import { newCostNo } from '../objects/new-no';
import type { WrittenObject } from './write';

/** Number of rows per transaction. */
const STEP_ROWS = 500;

/** Object before its change, with numbers as references. */
export interface FormerObject {
  name: string;
  parentNo: string;
  ownerNo: string;
  validFrom: string;
  validTo: string;
  taxNo: string;
  isForAll: boolean;
  departments: readonly string[];
  staff: readonly string[];
}

/** Row with an effect, with numbers instead of codes. */
export interface ChangingRow {
  /** Missing in rows of steps that a former version has planned. */
  line?: number;
  no: string;
  /** Revision created by the row. */
  revision: number;
  how: 'add' | 'change' | 'close';
  fieldList: readonly FieldChange[];
  written: WrittenObject;
  departments: readonly string[];
  staff: readonly string[];
  /** True when the row changes the people and departments the object is open to. */
  isOpened: boolean;
  /** null for an added object. */
  before: FormerObject | null;
}

/** Added object that is opened. */
interface OpenedRow {
  how: 'open';
  no: string;
}

export type StepRow = ChangingRow | OpenedRow;

interface Plan {
  planned: readonly PlannedRow[];
  /** All existing objects, by code. */
  known: ReadonlyMap<string, StoredCost>;
}

/**
 * Divides rows into steps, each of which leaves valid data. Objects are added first and stay closed, so that none that
 * may be reversed is booked on; then existing ones are changed, which are locked against other changes meanwhile. The
 * added ones are opened at the end, when no step can fail any more. Each row follows its parent, so that no step
 * creates a cycle, whichever parents the objects had before.
 */
export function stepsOf(plan: Plan, costKind: CostKind, today: string): StepRow[][] {
  const rows = numbered(plan, costKind, today);
  const added = rows.filter(({ before }) => before === null);
  const changed = rows.filter(({ before }) => before !== null);
  const opened = added.map(({ no }): StepRow => ({ how: 'open', no }));
  return [...partsOf(added), ...partsOf(changed), ...partsOf(opened)];
}

function partsOf(rows: readonly StepRow[]): StepRow[][] {
  const parts: StepRow[][] = [];
  for (let at = 0; at < rows.length; at += STEP_ROWS) parts.push(rows.slice(at, at + STEP_ROWS));
  return parts;
}

/** Rows with an effect, with numbers instead of codes; added objects follow their parents. */
function numbered({ planned, known }: Plan, costKind: CostKind, today: string): ChangingRow[] {
  const numbers = new Map([...known.values()].map(({ code, no }) => [code, no]));
  for (const { code } of planned) {
    if (!numbers.has(code)) numbers.set(code, newCostNo(costKind));
  }
  const numberOf = (code: string): string => numbers.get(code) ?? '';
  return parentsFirst(planned).flatMap((row): ChangingRow[] => {
    const { how, values, known: former } = row;
    if (how === 'same') return [];
    return [
      {
        line: row.line,
        no: numberOf(row.code),
        revision: (former?.revision ?? 0) + 1,
        how,
        fieldList: row.fieldList,
        written: {
          no: numberOf(row.code),
          code: row.code,
          ...columnsOf(values, numberOf),
          closedOn: how === 'change' ? '' : today,
        },
        departments: values.departments,
        staff: values.staff,
        isOpened: former === undefined || !sameOpenTo(former, values),
        before: former
          ? { ...columnsOf(former, numberOf), departments: former.departments, staff: former.staff }
          : null,
      },
    ];
  });
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

/** Sorts each row after its parent, if that is among the rows. There are no cycles. */
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
