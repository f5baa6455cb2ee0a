import type { Database } from '../db/database';
import { findHolder } from '../permission/holder';
import { findOperator, isOperator, type ImportOwner } from './owner';
import type { AnyImportCall, ImportContext } from './table-imports';

/**
 * Context of the work on the rows of an import, for a person with their current rights; undefined when they may not
 * import any more.
 */
export async function contextOf(
  { db, now }: { db: Database; now: Date },
  { permission, right }: AnyImportCall,
  owner: ImportOwner,
): Promise<ImportContext | undefined> {
  if (isOperator(owner)) {
    const operator = await findOperator(db, owner);
    return right !== undefined && operator?.rights.has(right) ? { db, now, operator } : undefined;
  }
  if (permission === undefined) return undefined;
  const caller = await findHolder(db, { staffNo: owner.staffNo, objectNo: permission, now });
  return caller && { db, now, caller };
}
