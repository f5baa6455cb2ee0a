import { sql } from 'kysely';
import type { Database } from '../db/database';
import { pictureNoOf } from './address';
import './schema';

/** Keeps the pictures of an agency from being removed while a change puts one to use, until the transaction ends. */
export async function holdPictures(tx: Database, tmcNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site pictures'), hashtext(${tmcNumber}))`.execute(tx);
}

/** Those of these addresses that are no stored pictures of the agency; '' is none. */
export async function foreignPictures(
  db: Database,
  tmcNumber: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(addresses)].filter((address) => address !== '');
  const numbers = named.flatMap((address) => pictureNoOf(address) ?? []);
  if (named.length === 0) return new Set();
  const rows =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('site_picture')
          .select('picture_no')
          .where('tmc_number', '=', tmcNumber)
          .where('picture_no', 'in', numbers)
          .where('stored_at', 'is not', null)
          .execute();
  const own = new Set(rows.map(({ picture_no }) => picture_no));
  return new Set(named.filter((address) => !own.has(pictureNoOf(address) ?? '')));
}
