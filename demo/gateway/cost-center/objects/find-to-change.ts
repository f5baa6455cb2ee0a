import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findObjects } from './find';
import type { CostRow } from './rows';

interface ToChange {
  costKind: CostKind;
  /** Objects with the revisions that the caller has read. */
  asked: readonly { no: string; basedOn: number }[];
  /** Requires closed objects. */
  isClosed?: boolean;
}

/**
 * Finds objects to change under the lock of their kind, and checks that their revisions are those the caller has read.
 * Throws costObjectUnknown, costObjectClosed, costObjectChanged.
 */
export async function findToChange(
  db: Database,
  enterpriseNum: string,
  { costKind, asked, isClosed = false }: ToChange,
): Promise<CostRow[]> {
  const nos = [...new Set(asked.map(({ no }) => no))];
  const rows = await findObjects(db, enterpriseNum, { costKind, nos });
  const byNo = new Map(rows.map((row) => [row.no, row]));
  if (rows.length < nos.length) throw new Fault('costObjectUnknown');
  if (!isClosed && rows.some(({ closedDate }) => closedDate !== '')) throw new Fault('costObjectClosed');
  const isChanged = asked.some(({ no, basedOn }) => byNo.get(no)?.revision !== basedOn);
  if (isChanged || (isClosed && rows.some(({ closedDate }) => closedDate === '')))
    throw new Fault('costObjectChanged');
  return rows;
}
