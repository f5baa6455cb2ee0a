import type { departStaff } from '../../../../src/contract/address-book/staff-state';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { findCaller } from '../../permission/callers';
import type { HandOver } from '../../server/dependent';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findMain } from './beyond-rights';
import { decisionsOver, isFixed, type DependentsOfKind } from './dependents-of';
import { findNeutralSuccessor } from './neutral-successor';

export type Successors = Pick<ParsedBodyOf<typeof departStaff>, 'successor' | 'successors'>;

/** Rows of a kind that go to one successor; `field`: the field of the form that names the successor. */
interface SuccessorRows extends HandOver {
  field: string;
}
interface Plan {
  held: DependentsOfKind;
  handed: SuccessorRows[];
  /** Rows without a successor. */
  left: string[];
  /** Rows that decide over the caller and have no possible successor. */
  vacant: string[];
}

const INACTIVE = '所选员工不属于当前企业，或已停用、已离职，请重新选择';

/**
 * Plans the successors of all dependents. Throws staffSuccessorNeeded with the kinds that lack a required one, or
 * fieldsInvalid at the field of a successor who cannot take over.
 */
export async function planHandOver(
  context: CallerContext,
  staffNo: string,
  { held, named }: { held: readonly DependentsOfKind[]; named: Successors },
): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const one of held) plans.push(await planOf(context, one, { staffNo, named }));
  await refuseSuccessors(context, staffNo, { plans, named });
  const missing = plans.filter(({ held: { fate }, left }) => fate === 'successor' && left.length > 0);
  if (missing.length > 0) {
    const kindList = missing.map(({ held: { kind } }) => ({ kind: kind.kind, name: kind.name }));
    const names = kindList.map(({ name }) => name).join('、');
    throw new Fault('staffSuccessorNeeded', `请为以下事项选择接替人：${names}`, { kindList });
  }
  return plans;
}

async function planOf(
  context: CallerContext,
  held: DependentsOfKind,
  { staffNo, named: { successor, successors } }: { staffNo: string; named: Successors },
): Promise<Plan> {
  if (held.kind.handOver === undefined)
    return { held, handed: [], left: held.rows.map(({ no }) => no), vacant: [] };
  const to = new Map<string, SuccessorRows>();
  const left: string[] = [];
  for (const row of held.rows) {
    if (isFixed(row)) continue;
    const { no } = row;
    const ofKind = (wanted: string | undefined) =>
      successors.findIndex((one) => one.kind === held.kind.kind && one.no === wanted);
    const own = ofKind(no);
    const at = own === -1 ? ofKind(undefined) : own;
    const successorNo = successors[at]?.staffNo ?? successor?.no;
    if (successorNo === undefined) {
      left.push(no);
      continue;
    }
    const field = at === -1 ? 'successor' : `successors.${at}`;
    const handed = to.get(field);
    if (handed === undefined) to.set(field, { staffNo, successorNo, nos: [no], field });
    else to.set(field, { ...handed, nos: [...handed.nos, no] });
  }
  const callers = await planCallers(context, held, staffNo);
  const beyond = await planBeyond(context, held, staffNo);
  return {
    held,
    handed: [...to.values(), ...callers.handed, ...beyond.handed],
    left: [...left, ...beyond.left],
    vacant: callers.vacant,
  };
}

/**
 * Plans rows that the caller has no right to hand over: they go to the main administrator, or rest while the person is
 * only deactivated.
 */
async function planBeyond(
  context: CallerContext,
  { fate, rows }: DependentsOfKind,
  staffNo: string,
): Promise<Pick<Plan, 'handed' | 'left'>> {
  const nos = rows.flatMap(({ no, isBeyond }) => (isBeyond === true ? [no] : []));
  if (nos.length === 0 || fate === 'rest') return { handed: [], left: [] };
  const main = await findMain(context);
  return main === undefined
    ? { handed: [], left: nos }
    : { handed: [{ staffNo, successorNo: main.staffNo, nos, field: FIXED }], left: [] };
}

/** Field of automatically chosen successors, whose rights to take over are not checked. */
const FIXED = '';

/**
 * Rows that decide over the caller, or over those who have set up the caller, go to the leaver's superior instead of a
 * successor named by the caller. While the leaver is only deactivated they rest.
 */
async function planCallers(
  context: CallerContext,
  { kind, fate, rows }: DependentsOfKind,
  staffNo: string,
): Promise<Pick<Plan, 'handed' | 'vacant'>> {
  const callers = rows.filter(({ isCallers, isBeyond }) => isCallers === true && isBeyond !== true);
  const plan: Pick<Plan, 'handed' | 'vacant'> = { handed: [], vacant: [] };
  if (fate === 'rest') return plan;
  for (const { nos, over } of await decisionsOver(context, callers)) {
    const neutral = await findNeutralSuccessor(context, staffNo, { kind, nos, over });
    if (neutral === undefined) plan.vacant.push(...nos);
    else plan.handed.push({ staffNo, successorNo: neutral.staffNo, nos, field: 'successor' });
  }
  return plan;
}

async function refuseSuccessors(
  context: CallerContext,
  staffNo: string,
  { plans, named }: { plans: readonly Plan[]; named: Successors },
): Promise<void> {
  const { db, caller } = context;
  const fields: Record<string, string> = {};
  const asked = [
    ...(named.successor === null ? [] : [{ field: 'successor', no: named.successor.no }]),
    ...named.successors.map((one, at) => ({ field: `successors.${at}`, no: one.staffNo })),
  ];
  for (const { field, no } of asked) {
    if (no === staffNo) fields[field] = '接替人不能是本人';
    else if ((await findCaller(db, no))?.enterpriseNum !== caller.enterpriseNum) fields[field] = INACTIVE;
  }
  for (const [at, { kind, no }] of named.successors.entries()) {
    const rows = plans
      .filter(({ held }) => held.kind.kind === kind)
      .flatMap(({ held }) => held.rows.filter((row) => no === undefined || row.no === no));
    if (rows.length > 0 && rows.every(({ isBeyond }) => isBeyond))
      fields[`successors.${at}`] ??= '您没有处理该事项的权限，由主管理员接替';
  }
  for (const { held, handed } of plans)
    for (const { field, ...one } of handed) {
      if (field === FIXED) continue;
      const refusal = fields[field] ?? (await held.kind.refusal?.(context, one));
      if (refusal !== undefined) fields[field] = refusal;
    }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

/** Carries out the plans once the member of staff is inactive. Returns texts for the log. */
export async function carryOut(
  context: CallerContext,
  staffNo: string,
  plans: readonly Plan[],
): Promise<{ handedOver: string; ended: string }> {
  const handedOver: string[] = [];
  const ended: string[] = [];
  for (const { held, handed, left, vacant } of plans) {
    const { kind, fate } = held;
    if (vacant.length > 0) await kind.vacate?.(context, staffNo, vacant);
    for (const { field: _, ...one } of handed) {
      await kind.handOver?.(context, one);
      const { staff_name: to } = await context.db
        .selectFrom('staff')
        .select('staff_name')
        .where('staff_no', '=', one.successorNo)
        .executeTakeFirstOrThrow();
      handedOver.push(`${kind.name}${one.nos.length}项移交${to}`);
    }
    const ends = fate === 'end' || fate === 'either';
    if (!ends || left.length === 0) continue;
    await kind.end?.(context, staffNo, left);
    ended.push(`${kind.name}${left.length}项`);
  }
  return { handedOver: handedOver.join('、'), ended: ended.join('、') };
}
