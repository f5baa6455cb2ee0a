import type { Database } from '../../db/database';

/** Frees the lines of the invoice to be invoiced again. */
export async function freeLines(db: Database, invoiceNo: string): Promise<void> {
  for (const table of ['invoice_line', 'invoice_ticket'] as const) {
    await db.updateTable(table).set({ is_live: false }).where('invoice_no', '=', invoiceNo).execute();
  }
}
