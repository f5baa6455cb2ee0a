import {
  SHOWN_DEPENDENTS,
  type DependentGroup,
  type Fate,
  type queryStaffDependents,
} from '../../../../src/contract/address-book/staff-state';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { gather } from '../../gather';
import { findMakers } from '../../permission/second-person';
import type { Caller } from '../../server/http/caller';
import type { DependentKind, DependentRow, Dependents } from '../../server/dependent';
import type { CallerContext } from '../../server/http/implement';
import { findMain, markBeyond } from './beyond-rights';
import { findNeutralSuccessor } from './neutral-successor';
import { memberRows } from './rows';

export type InactiveState = 'stopped' | 'departed';
/** A kind with at least one row. */
export interface DependentsOfKind {
  kind: DependentKind;
  fate: Fate;
  rows: DependentRow[];
}

const FILE = /^(?!server\/).*\/dependents\.ts$/;
let gathered: Promise<Dependents[]> | undefined;

/** Dependents of staff in all areas: each `<area>/dependents.ts` exports its own as `dependents`. */
export function allDependents(): Promise<Dependents[]> {
  gathered ??= gather(FILE).then((found) =>
    found.map(({ path, module }) => {
      const { dependents } = module as { dependents?: Dependents };
      if (dependents === undefined) throw new Error(`${path} exports no dependents`);
      return dependents;
    }),
  );
  return gathered;
}

export const allKinds = async (): Promise<DependentKind[]> =>
  (await allDependents()).flatMap(({ kinds }) => kinds);

function fateOf({ handOver, end, restsWhileStopped }: DependentKind, going: InactiveState): Fate {
  if (going === 'stopped' && restsWhileStopped === true) return 'rest';
  if (handOver !== undefined) return end === undefined ? 'successor' : 'either';
  return end === undefined ? 'stay' : 'end';
}

const ORDER: readonly Fate[] = ['successor', 'either', 'rest', 'end', 'stay'];

/** Persons who have recently set up the caller. */
async function makersOf({ db, caller, now }: CallerContext): Promise<Pick<Caller, 'staffNo' | 'deptNo'>[]> {
  const { enterpriseNum, staffNo: person } = caller;
  const makers = await findMakers(db, { enterpriseNum, person, objectNo: OBJECT.editStaff, now });
  if (makers.size === 0) return [];
  return db
    .selectFrom('staff')
    .select(['staff_no as staffNo', 'dept_no as deptNo'])
    .where('staff_no', 'in', [...makers])
    .orderBy('staff_no')
    .execute();
}

/** Returns rows of a kind. Those that decide over a person who has set up the caller are marked too. */
async function markMakers(
  context: CallerContext,
  kind: DependentKind,
  { staffNo, makers }: { staffNo: string; makers: readonly Pick<Caller, 'staffNo' | 'deptNo'>[] },
): Promise<DependentRow[]> {
  const rows = await kind.list(context, staffNo);
  if (rows.length === 0) return rows;
  const theirs = new Set<string>();
  for (const maker of makers) {
    const listed = await kind.list({ ...context, caller: { ...context.caller, ...maker } }, staffNo);
    for (const { no, isCallers } of listed) if (isCallers === true) theirs.add(no);
  }
  const callersName = `近期设置您的管理员的上级或审批人（${kind.name}）`;
  return rows.map((row) =>
    theirs.has(row.no)
      ? { ...row, isCallers: true, isMakers: true, ...(row.isCallers !== true && { callersName }) }
      : row,
  );
}

interface Decisions {
  nos: string[];
  /** The caller, and the persons over whom the rows decide. */
  over: string[];
}

/** Groups rows by the persons over whom they decide: the caller only, or also those who have set up the caller. */
export async function decisionsOver(
  context: CallerContext,
  rows: readonly DependentRow[],
): Promise<Decisions[]> {
  const own = [context.caller.staffNo];
  const ofMakers = rows.filter(({ isMakers }) => isMakers === true).map(({ no }) => no);
  const others = rows.filter(({ isMakers }) => isMakers !== true).map(({ no }) => no);
  const makers = ofMakers.length === 0 ? [] : (await makersOf(context)).map(({ staffNo }) => staffNo);
  return [
    { nos: others, over: own },
    { nos: ofMakers, over: [...own, ...makers] },
  ].filter(({ nos }) => nos.length > 0);
}

/** All dependents of a member of staff; those that need a successor come first. */
export async function findDependents(
  context: CallerContext,
  staffNo: string,
  going: InactiveState,
): Promise<DependentsOfKind[]> {
  const held: DependentsOfKind[] = [];
  const makers = await makersOf(context);
  // sequentially, because they share the transaction
  for (const kind of await allKinds()) {
    const listed = await markMakers(context, kind, { staffNo, makers });
    const rows = await markBeyond(context, kind, listed);
    if (rows.length > 0) held.push({ kind, rows, fate: fateOf(kind, going) });
  }
  return held.toSorted((one, other) => ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate));
}

/** Throws rowUnknown. */
export async function queryDependents(
  context: CallerContext,
  { key, staffState }: ParsedBodyOf<typeof queryStaffDependents>,
): Promise<ResultOf<typeof queryStaffDependents>> {
  await memberRows.find(context, key);
  const held = await findDependents(context, key, staffState);
  const callers = await callersOf(context, key, held);
  return {
    groupList: held.map(({ kind: { kind, name }, fate, rows }): DependentGroup => ({
      kind,
      name,
      fate,
      count: rows.length,
      callersCount: rows.filter(isFixed).length,
      rows: rows.slice(0, SHOWN_DEPENDENTS),
    })),
    callersList: callers,
    beyondList: await beyondOf(context, held),
    needsSuccessor: held.some(({ fate, rows }) => fate === 'successor' && rows.some((row) => !isFixed(row))),
  };
}

/** True when the caller may not name the successor of the row. */
export const isFixed = ({ isCallers, isBeyond }: DependentRow): boolean =>
  isCallers === true || isBeyond === true;

/** Rows that the main administrator takes over because the caller has no right to hand them over. */
async function beyondOf(
  context: CallerContext,
  held: readonly DependentsOfKind[],
): Promise<ResultOf<typeof queryStaffDependents>['beyondList']> {
  const main = await findMain(context);
  return held.flatMap(({ kind: { name }, fate, rows }) => {
    const count = rows.filter(({ isBeyond }) => isBeyond === true).length;
    return count === 0 || fate === 'rest' ? [] : [{ name, count, successorName: main?.staffName ?? '' }];
  });
}

/** Persons who will decide over the caller instead of the leaver. */
async function callersOf(
  context: CallerContext,
  staffNo: string,
  held: readonly DependentsOfKind[],
): Promise<ResultOf<typeof queryStaffDependents>['callersList']> {
  const list: { name: string; successorName: string }[] = [];
  for (const { kind, fate, rows } of held) {
    const callers = rows.filter(({ isCallers, isBeyond }) => isCallers === true && isBeyond !== true);
    if (fate === 'rest') continue;
    for (const { nos, over } of await decisionsOver(context, callers)) {
      const neutral = await findNeutralSuccessor(context, staffNo, { kind, nos, over });
      if (neutral === undefined && kind.vacate === undefined) continue;
      const names = callers
        .filter(({ no }) => nos.includes(no))
        .map((row) => row.callersName ?? kind.callersName ?? kind.name);
      for (const name of new Set(names)) list.push({ name, successorName: neutral?.staffName ?? '' });
    }
  }
  return list;
}
