import type { CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import {
  chargeProblem,
  type ChargedPerson,
  type ChargeProblem,
} from '../../../src/domain/cost-center/charge';
import { findBearers, findCharged, type Bearer } from '../cost-center/chargeable-objects';
import type { Database } from '../db/database';
import type { NewExtras } from './extra-queries';

type Field = keyof CostChoice;
type Refuse = (field: Field, message: string) => void;

interface BearerRule extends Record<ChargeProblem, string> {
  costKind: CostKind;
  field: Exclude<Field, 'deptNo'>;
}

const BEARERS = [
  {
    costKind: 'costCenter',
    field: 'costCenterNo',
    unknown: '请选择成本中心',
    notOpen: '该成本中心已停用，请重新选择',
    notForThem: '该成本中心不对乘机人开放，请重新选择',
  },
  {
    costKind: 'accountingEntity',
    field: 'accountingEntityNo',
    unknown: '请选择核算主体',
    notOpen: '该核算主体已停用，请重新选择',
    notForThem: '该核算主体不对乘机人开放，请重新选择',
  },
  {
    costKind: 'project',
    field: 'projectNo',
    unknown: '该项目已停用，请重新选择',
    notOpen: '该项目已停用，请重新选择',
    notForThem: '该项目不对乘机人开放，请重新选择',
  },
] as const satisfies readonly BearerRule[];

/** Possible cost bearers of an order, with the data that decide which are allowed. */
export interface OrderCosts {
  bearers: Readonly<Record<CostKind, ReadonlyMap<string, Bearer>>>;
  departments: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, ChargedPerson>;
}

interface OrderCostQuery {
  enterpriseNum: string;
  choices: readonly CostChoice[];
  /** Staff numbers that the costs belong to. */
  staffNos: readonly string[];
  today: string;
}

export async function findOrderCosts(
  db: Database,
  { enterpriseNum, choices, staffNos, today }: OrderCostQuery,
): Promise<OrderCosts> {
  const bearers: Record<CostKind, ReadonlyMap<string, Bearer>> = {
    costCenter: new Map(),
    accountingEntity: new Map(),
    project: new Map(),
  };
  for (const { costKind, field } of BEARERS) {
    const nos = choices.map((choice) => choice[field]);
    bearers[costKind] = await findBearers(db, costKind, { enterpriseNum, nos, today });
  }
  const departments = await db
    .selectFrom('department')
    .select(['dept_no', 'dept_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where((eb) => eb('dept_no', '=', eb.fn.any(eb.val(choices.map(({ deptNo }) => deptNo)))))
    .execute();
  return {
    bearers,
    departments: new Map(departments.map(({ dept_no, dept_name }) => [dept_no, dept_name])),
    people: await findCharged(db, enterpriseNum, staffNos),
  };
}

interface Charge {
  choice: CostChoice;
  /** Staff number that the costs belong to. */
  staffNo: string;
  /** The bearer is copied from replaced tickets, so later closures do not matter. */
  isKept: boolean;
}

/** Adds the names to a choice; refuses bearers that cannot be charged today, or not for this person. */
export function namedCost(
  { bearers, departments, people }: OrderCosts,
  { choice, staffNo, isKept }: Charge,
  refuse: Refuse,
): NewExtras['cost'] {
  const person = people.get(staffNo) ?? { staffNo, deptNos: [] };
  const names = { costCenter: '', accountingEntity: '', project: '' };
  for (const { costKind, field, ...said } of BEARERS) {
    if (field === 'projectNo' && choice.projectNo === '') continue;
    const bearer = bearers[costKind].get(choice[field]);
    const problem = chargeProblem(bearer, [person]);
    if (problem && (problem === 'unknown' || !isKept)) refuse(field, said[problem]);
    names[costKind] = bearer?.name ?? '';
  }
  const deptName = departments.get(choice.deptNo);
  if (deptName === undefined) refuse('deptNo', '请选择费用部门');
  return {
    ...choice,
    costCenterName: names.costCenter,
    accountingEntityName: names.accountingEntity,
    deptName: deptName ?? '',
    projectName: names.project,
  };
}
