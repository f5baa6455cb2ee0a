import { OBJECT } from '../../../../src/contract/permission/objects';
import { unlessLooser } from '../../permission/own-rules/beside-calls';
import type { RowContext } from '../../server/http/implement';
import { changeStaff, type ChangedStaff } from '../members/change-staff';

/**
 * Changes checked staff, except those by whose change a rule would bind the caller less: a file has no place for the proof or the second
 * person that the form asks for. `refuse` is told of these.
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
