import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import type { RowContext } from '../server/http/implement';
import { findImportJob, type ImportRow } from './queries';
import { findTableImport } from './table-imports';
import { findWholeImport } from './whole/whole-imports';

/** Returns whether the caller sees the imports of a kind of all people; undefined without the right to it. */
export async function seesAllOf(caller: Caller, kind: string): Promise<boolean | undefined> {
  const whole = await findWholeImport(kind);
  const permission = (whole ?? (await findTableImport(kind)))?.call.permission;
  if (permission === undefined || !caller.objects.has(permission)) return undefined;
  return whole !== undefined || withScopeOf(caller, permission).range === DATA_RANGE.enterprise;
}

/** Throws forbidden without the right to a kind of import. */
export async function requireRight(caller: Caller, kind: string): Promise<void> {
  if ((await seesAllOf(caller, kind)) === undefined) throw new Fault('forbidden');
}

/**
 * Returns an import of the caller, or one of the enterprise if the caller's right covers all of it. Throws
 * importJobUnknown.
 */
export async function visibleJob(
  { db, caller }: Pick<RowContext, 'db' | 'caller'>,
  importJobNo: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow> {
  const job = await findImportJob(db, importJobNo, options);
  if (job?.enterprise_num !== caller.enterpriseNum) throw new Fault('importJobUnknown');
  const isSeen = job.staff_no === caller.staffNo || (await seesAllOf(caller, job.kind)) === true;
  if (!isSeen) throw new Fault('importJobUnknown');
  return job;
}
