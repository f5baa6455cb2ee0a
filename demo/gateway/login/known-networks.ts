import type { Database } from '../db/database';

/** A network is known of a user for so long after they last logged in from it. */
export const NETWORK_KNOWN_MS = 90 * 24 * 3_600_000;
/** Use is noted at most this often: not every login should cost a write. */
const TOUCH_MS = 24 * 3_600_000;

/** Has the user of this login name or phone logged in from this network before? There need not be such a user. */
export async function isKnownNetwork(
  db: Database,
  [column, value]: readonly [column: 'login_name' | 'telephone', value: string],
  network: string,
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('login_network as n')
    .innerJoin('app_user as u', 'u.user_no', 'n.user_no')
    .select('n.network')
    .where(`u.${column}`, '=', value)
    .where('n.network', '=', network)
    .where('n.seen_at', '>', new Date(now.getTime() - NETWORK_KNOWN_MS))
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes that a user has proved who they are from this network. */
export async function noteNetwork(db: Database, userNo: string, network: string, now: Date): Promise<void> {
  await db
    .insertInto('login_network')
    .values({ user_no: userNo, network, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_no', 'network'])
        .doUpdateSet({ seen_at: now })
        .where('login_network.seen_at', '<=', new Date(now.getTime() - TOUCH_MS)),
    )
    .execute();
}
