import { OBJECT } from '../../../../src/contract/permission/objects';
import { unlessLooser } from '../../permission/own-rules/beside-calls';
import type { RowContext } from '../../server/http/implement';
import { changeStaff, type ChangedStaff } from '../members/change-staff';

/**
 * Makes changes, except for those that would loosen a rule over the caller: the form requires an identity proof or a
 * second person there, which a file or a choice of many cannot provide. Calls `refuse` for those.
 */
export async function writeKeepingRules<Changed, Written>(
  context: RowContext,
  changed: readonly Changed[],
  { write, refuse }: RuleKeeping<Changed, Written>,
): Promise<Written[]> {
  const [first, ...others] = changed;
  if (first === undefined) return [];
  const { done, names } = await unlessLooser(context, OBJECT.editStaff, () => write(changed));
  if (done !== undefined) return [...done];
  if (others.length === 0) {
    refuse(first, names);
    return [];
  }
  const half = Math.ceil(changed.length / 2);
  const parts = [changed.slice(0, half), changed.slice(half)];
  const written: Written[] = [];
  for (const part of parts) written.push(...(await writeKeepingRules(context, part, { write, refuse })));
  return written;
}

interface RuleKeeping<Changed, Written> {
  write(some: readonly Changed[]): Promise<readonly Written[]>;
  refuse(one: Changed, names: readonly string[]): void;
}

/** Changes checked staff, except for changes that would loosen a rule over the caller. */
export const changeKeepingRules = <Changed extends ChangedStaff>(
  context: RowContext,
  changed: readonly Changed[],
  refuse: (one: Changed, names: readonly string[]) => void,
): ReturnType<typeof changeStaff> =>
  writeKeepingRules(context, changed, { write: (some) => changeStaff(context, some), refuse });
