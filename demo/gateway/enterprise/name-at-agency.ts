import { sql } from 'kysely';

const MARK = '（沙箱）';

/**
 * Name of the enterprise `e` for operators of its agency: that of a sandbox is marked wherever they decide about money,
 * invoices or orders, because nothing of it is real.
 */
export const nameAtAgency = sql<string>`(e.ent_name || case when e.is_sandbox then ${sql.lit(MARK)} else '' end)`;
