import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { HELD, isFree } from '../../server/jobs/lease';
import type { InvoiceRow } from '../list/queries';

/** Takes up the oldest that is to be issued or reversed and that nobody holds: it is the claimer's from now on. */
export function claimInvoice(db: Database): Promise<InvoiceRow | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('invoice')
      .select(['invoice_no', 'invoice_state'])
      .where('invoice_state', 'in', ['waiting', 'issuing', 'reversing'])
      .where(isFree)
      .orderBy('applied_at')
      .orderBy('invoice_no')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return undefined;
    return tx
      .updateTable('invoice')
      .set((eb) => ({
        invoice_state: found.invoice_state === 'reversing' ? 'reversing' : 'issuing',
        claim: eb('claim', '+', 1),
        attempts: eb('attempts', '+', 1),
        held_until: HELD,
      }))
      .where('invoice_no', '=', found.invoice_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Keeps what was claimed from changing until the transaction ends; false: it is another's by now. */
export async function isStillHeld(
  tx: Database,
  { invoice_no, claim, invoice_state }: InvoiceRow,
): Promise<boolean> {
  const held = await tx
    .selectFrom('invoice')
    .select('invoice_no')
    .where('invoice_no', '=', invoice_no)
    .where('claim', '=', claim)
    .where('invoice_state', '=', invoice_state)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
