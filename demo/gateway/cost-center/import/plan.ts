import { setImmediate as otherWork } from 'node:timers/promises';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { PlannedRow } from '../../../../src/domain/cost-center/import-plan';
import { sameOpenTo, type CostValues } from '../../../../src/domain/cost-center/import-values';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/violations';
import type { Lease } from '../../server/jobs/job';
import { slicesOf } from '../../server/limits/slices';
import { newCostNo } from '../objects/new-no';
import { lookAt, type Looked } from './look';
import { updateImport, type CostImportRow } from './queries';
import { keepStep, removeSteps, stepsOf, type StepRow } from './steps';

/** Thrown when the effect of the rows has changed since they were checked. */
export class StaleImport extends Error {}

/** Progress from 0 to 1 once the steps are planned; before that, `LOOKED` once the rows are checked. */
export const PLANNED = 0.3;
const LOOKED = 0.25;

/**
 * Stores the changes of a file as steps before the first one is written. From the request to apply it on, other changes
 * of its kind are refused. Returns undefined when another import of the kind is being written. Throws StaleImport.
 */
export async function planSteps(
  db: Database,
  kept: CostImportRow,
  { now, lease }: { now: Date; lease: Lease },
): Promise<CostImportRow | undefined> {
  const { import_no: importNo } = kept;
  const told = (tx: Database, part: number) =>
    updateImport(tx, importNo, { rows_done: Math.floor(part * kept.row_count) });
  await lease.hold((tx) => removeSteps(tx, importNo));
  const looked = await lookAt(db, kept, async (rowsDone) => {
    await lease.hold((tx) => told(tx, (rowsDone / kept.row_count) * LOOKED));
  });
  if (looked.wrongCount > 0 || looked.digest !== kept.plan_digest) throw new StaleImport();
  const rows = numbered(looked, kept.cost_kind, shanghaiDate(now));
  await otherWork();
  const steps = stepsOf(rows);
  for await (const [step] of slicesOf(steps, 1)) {
    if (step === undefined) continue;
    await lease.hold(async (tx) => {
      await keepStep(tx, importNo, step);
      await told(tx, LOOKED + (PLANNED - LOOKED) * ((step.stepNo + 1) / steps.length));
    });
  }
  try {
    return await lease.hold((tx) =>
      updateImport(tx, importNo, { is_planned: true, step_count: steps.length }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return undefined;
  }
}

/** Rows with an effect, with numbers instead of codes; added objects follow their parents. */
function numbered({ planned, known }: Looked, costKind: CostKind, today: string): StepRow[] {
  const numbers = new Map([...known.values()].map(({ code, no }) => [code, no]));
  for (const { code } of planned) {
    if (!numbers.has(code)) numbers.set(code, newCostNo(costKind));
  }
  const numberOf = (code: string): string => numbers.get(code) ?? '';
  return parentsFirst(planned).flatMap((row): StepRow[] => {
    const { how, values, known: former } = row;
    if (how === 'same') return [];
    return [
      {
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
