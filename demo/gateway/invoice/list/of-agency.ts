import { sql } from 'kysely';
import type { Invoice } from '../../../../src/contract/invoice/invoices';
import type { Database } from '../../db/database';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import { conditionsOn, TICKET, viewOf, type InvoiceQuery, type InvoiceViewRow } from './queries';

/** Invoices of the enterprises of an agency, the newest first, with their total. The keyword finds enterprises too. */
export async function findInvoicesOfAgency(
  db: Database,
  tmcNumber: string,
  asked: InvoiceQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; invoices: (Invoice & { enterpriseNum: string; entName: string })[] }> {
  const conditions = sql.join(
    [sql`e.tmc_number = ${tmcNumber}`, ...conditionsOn(asked, [sql`e.ent_name`, sql`e.enterprise_num`])],
    sql` and `,
  );
  const from = sql`from invoice n join enterprise e using (enterprise_num) join staff s on s.staff_no = n.applicant_no
    left join invoice_ticket it using (invoice_no) where ${conditions}`;
  const { rows: sums } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  const { rows } = await sql<InvoiceViewRow & { ent_name: string }>`
    select n.*, s.staff_name, ${nameAtAgency} as ent_name, ${TICKET} as ticket ${from}
    order by n.applied_at desc, n.invoice_no desc limit ${limit} offset ${offset}`.execute(db);
  return {
    total: sums[0]?.total ?? 0,
    invoices: rows.map((row) => ({
      ...viewOf(row),
      enterpriseNum: row.enterprise_num,
      entName: row.ent_name,
    })),
  };
}

/** Enterprise of an invoice of this agency; undefined also for invoices of other agencies. */
export function findOwnerOfInvoice(
  db: Database,
  tmcNumber: string,
  invoiceNo: string,
): Promise<{ enterprise_num: string; ent_name: string } | undefined> {
  return db
    .selectFrom('invoice as n')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'n.enterprise_num')
    .select(['e.enterprise_num', nameAtAgency.as('ent_name')])
    .where('n.invoice_no', '=', invoiceNo)
    .where('e.tmc_number', '=', tmcNumber)
    .executeTakeFirst();
}
