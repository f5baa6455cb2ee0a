import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import './schema';

/** A transfer on the bank account of an agency. */
export interface BankTransfer {
  tmcNumber: string;
  bankReference: string;
}

/** A bank reference as it is compared: without blanks, in capitals, and with half-width letters. */
export const comparedReference = (reference: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`upper(regexp_replace(normalize(${reference}, nfkc), '\\s', '', 'g'))`;

/**
 * Locks a bank reference until the transaction ends, so that the desks of recharges and of bank statements do not both
 * book one transfer. Lock order: the receipt first.
 */
export async function lockBankReference(
  tx: Database,
  { tmcNumber, bankReference }: BankTransfer,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank reference'),
    hashtext(${tmcNumber} || ' ' || ${comparedReference(sql`${bankReference}::text`)}))`.execute(tx);
}

/** Recharges announced to an agency by real enterprises with a bank reference, unless they were refused or withdrawn. */
export async function findRechargesOf(
  tx: Database,
  { tmcNumber, bankReference }: BankTransfer,
): Promise<{ no: string; state: 'waiting' | 'confirmed' }[]> {
  const { rows } = await sql<{ no: string; state: 'waiting' | 'confirmed' }>`
    select recharge_no as no, recharge_state as state
    from wallet_recharge r join enterprise e using (enterprise_num)
    where e.tmc_number = ${tmcNumber} and not e.is_sandbox and way = 'offline' and recharge_state in ('waiting', 'confirmed')
      and ${comparedReference(sql.ref('r.bank_reference'))} = ${comparedReference(sql`${bankReference}::text`)}`.execute(
    tx,
  );
  return rows;
}
