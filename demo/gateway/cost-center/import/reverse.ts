import { sql } from 'kysely';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { Fault } from '../../server/http/fault';
import { writeChanges } from '../history';
import { ownerOf, type Writing } from './apply';
import { lookAgain, removeRows, updateClaimed } from './queries';
import { removeSteps } from './steps';
import { changedObjects, removeAdded, undoneChanges } from './undo';
import { lockObjects, setOpenTo, updateObjects } from './write';

/**
 * Reverses the last written step in one transaction. Once none is left the import fails, is checked again, or is
 * undone. `lost`: another process holds the claim.
 */
export function reverseNextStep(db: Database, writing: Writing): Promise<'more' | 'done' | 'lost'> {
  const { kept } = writing;
  return inTransaction(db, async (tx) => {
    await lockObjects(tx, ownerOf(kept));
    const { last } = await tx
      .selectFrom('cost_import_write')
      .select((eb) => eb.fn.max('step_no').as('last'))
      .where('import_no', '=', kept.import_no)
      .executeTakeFirstOrThrow();
    if (last === null) return end(tx, writing);
    const rows_done = Math.floor(kept.row_count * (last / Math.max(1, kept.step_count)));
    if (!(await updateClaimed(tx, kept, { rows_done }, { isHeld: true }))) return 'lost';
    await takeBack(tx, writing, last);
    return 'more';
  }).catch(async (error: unknown): Promise<'more'> => {
    const isUsed = error instanceof Fault && error.fault === 'undoUsed';
    if (!isUsed || kept.import_state !== 'undoing') throw error;
    await keepAdded(db, kept.import_no);
    return 'more';
  });
}

/** Keeps the added objects of the last step, closed, because one was booked on at the moment when undoing began. */
async function keepAdded(db: Database, importNo: string): Promise<void> {
  await sql`delete from cost_import_write where import_no = ${importNo} and before is null
    and step_no = (select max(step_no) from cost_import_write where import_no = ${importNo})`.execute(db);
}

async function end(tx: Database, { kept, now }: Writing): Promise<'done' | 'lost'> {
  if (kept.import_state === 'undoing') {
    const over = { import_state: 'undone', undone_at: now, is_planned: false } as const;
    return (await updateClaimed(tx, kept, over)) ? 'done' : 'lost';
  }
  if (!(await updateClaimed(tx, kept, { import_state: 'failed', is_planned: false }))) return 'lost';
  await removeSteps(tx, kept.import_no);
  if (kept.is_stale) {
    const looked = { ...kept, looked_on: shanghaiDate(now) };
    await lookAgain(tx, kept.import_no, looked, { isStale: true, staleCode: kept.stale_code });
  } else await removeRows(tx, kept.import_no);
  return 'done';
}

async function takeBack(tx: Database, { kept, staffNo, now }: Writing, stepNo: number): Promise<void> {
  const owner = ownerOf(kept);
  const { import_no: importNo } = kept;
  const changed = await changedObjects(tx, owner.costKind, importNo, stepNo);
  await updateObjects(
    tx,
    owner,
    changed.map(({ no, before }) => ({ no, ...before, closedOn: '' })),
  );
  await setOpenTo(
    tx,
    owner,
    changed.map(({ no, before }) => ({ no, departments: before.departments, staff: before.staff })),
  );
  await writeChanges(tx, undoneChanges(owner, changed, { changedBy: staffNo, changedAt: now }));
  await removeAdded(tx, owner, importNo, stepNo);
  await sql`delete from cost_import_write where import_no = ${importNo} and step_no = ${stepNo}`.execute(tx);
}
