import { OBJECT } from '../../../../src/contract/permission/objects';
import { unlessLooser } from '../../permission/own-rules/beside-calls';
import type { RowContext } from '../../server/http/implement';
import { changeStaff, type ChangedStaff } from '../members/change-staff';

/**
 * Changes checked staff, except for changes that would loosen a rule over the caller: the form requires an identity
 * proof or a second person there, which a file cannot provide. Calls `refuse` for those.
 */
export async function changeKeepingRules<Changed extends ChangedStaff>(
  context: RowContext,
  changed: readonly Changed[],
  refuse: (one: Changed, names: readonly string[]) => void,
): ReturnType<typeof changeStaff> {
  const [first, ...others] = changed;
  if (first === undefined) return [];
  const { done, names } = await unlessLooser(context, OBJECT.editStaff, () => changeStaff(context, changed));
  if (done !== undefined) return done;
  if (others.length === 0) {
    refuse(first, names);
    return [];
  }
  const written: Awaited<ReturnType<typeof changeStaff>> = [];
  for (const one of changed) written.push(...(await changeKeepingRules(context, [one], refuse)));
  return written;
}
