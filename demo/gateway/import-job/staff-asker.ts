import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import type { RowContext } from '../server/http/implement';
import type { Asker } from './handlers';
import { findTableImport } from './table-imports';
import { findWholeImport } from './whole/whole-imports';

/** A person of an enterprise who asks for imports: for those of the enterprise if their right covers all of it. */
export const staffAsker = (context: RowContext): Asker => ({
  context,
  owner: context.caller,
  seesAllOf: (kind) => seesAllOf(context.caller, kind),
});

async function seesAllOf(caller: Caller, kind: string): Promise<boolean | undefined> {
  const whole = await findWholeImport(kind);
  const permission = (whole ?? (await findTableImport(kind)))?.call.permission;
  if (permission === undefined || !caller.objects.has(permission)) return undefined;
  return whole !== undefined || withScopeOf(caller, permission).range === DATA_RANGE.enterprise;
}
