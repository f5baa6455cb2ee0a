import type { Database } from '../db/database';

/** Stores the code of a phone in place of any former one that the same origin requested. */
export async function putSmsCode(
  db: Database,
  code: { phone: string; origin: string; codeHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { phone, origin, codeHash: code_hash, now: sent_at, expiresAt: expires_at } = code;
  await db
    .insertInto('sms_code')
    .values({ phone, origin, code_hash, sent_at, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'origin'])
        .doUpdateSet({ code_hash, sent_at, expires_at, tries: 0, used: false }),
    )
    .execute();
}

/** Consumes a try at the live code of an origin and returns its hash; undefined when there is none. */
export async function trySmsCode(
  db: Database,
  { phone, origin, now, allowed }: { phone: string; origin: string; now: Date; allowed: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('origin', '=', origin)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', allowed)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Hashes of the live codes of a phone that other origins requested. */
export async function findSmsCodes(
  db: Database,
  { phone, now, except }: { phone: string; now: Date; except: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sms_code')
    .select('code_hash')
    .where('phone', '=', phone)
    .where('origin', '!=', except)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

/** Consumes a code; false if another request was faster. */
export async function spendSmsCode(db: Database, phone: string, codeHash: string): Promise<boolean> {
  const result = await db
    .updateTable('sms_code')
    .set({ used: true })
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .where('used', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows >= 1n;
}
