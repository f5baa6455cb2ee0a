import { findDependents, isFixed } from '../../address-book/members/dependents-of';
import { findNeutralSuccessor } from '../../address-book/members/neutral-successor';
import { memberRows } from '../../address-book/members/rows';
import { changeState, leave } from '../../address-book/members/state';
import type { CallerContext } from '../../server/http/implement';

interface Successor {
  kind: string;
  no?: string;
  staffNo: string;
}

/**
 * Departure like by hand. A directory names no successor: dependents that need one go to the supervisor, a head above or
 * the main administrator, the first of them that can take over. Throws the faults of `leave`.
 */
export async function departPerson(context: CallerContext, staffNo: string): Promise<void> {
  await memberRows.hold(context, staffNo);
  const successors = await successorsOf(context, staffNo);
  await leave(context, staffNo, { going: 'departed', named: { successor: null, successors } });
}

async function successorsOf(context: CallerContext, staffNo: string): Promise<Successor[]> {
  const named: Successor[] = [];
  for (const { kind, fate, rows } of await findDependents(context, staffNo, 'departed')) {
    if (fate !== 'successor') continue;
    const nos = rows.flatMap((row) => (isFixed(row) ? [] : [row.no]));
    const find = (some: readonly string[]) =>
      findNeutralSuccessor(context, staffNo, { kind, nos: some, over: [] });
    const ofAll = await find(nos);
    if (ofAll !== undefined) {
      named.push({ kind: kind.kind, staffNo: ofAll.staffNo });
      continue;
    }
    for (const no of nos) {
      const ofOne = await find([no]);
      if (ofOne !== undefined) named.push({ kind: kind.kind, no, staffNo: ofOne.staffNo });
    }
  }
  return named;
}

/** Return of the same person like by hand, with the role of all staff. */
export async function bringBack(context: CallerContext, staffNo: string): Promise<void> {
  const row = await memberRows.hold(context, staffNo);
  await changeState(context, {
    key: staffNo,
    version: Number(row['version']),
    staffState: 'active',
    successor: null,
    successors: [],
    roleNos: undefined,
  });
}
