import { sql } from 'kysely';
import type { StoredFile } from '../../../../../src/contract/files/files';
import type { Database } from '../../../db/database';
import { findFilesOf } from '../../../files/queries';
import { CLAIM_FILES_KIND, type Claim } from '../queries';

/** A claim as customer service sees it, with the enterprises' data about the person. */
export interface ServiceClaim extends Claim {
  user_name: string;
  login_name: string | null;
  telephone: string;
  email: string | null;
  /** Names of the person's enterprises. */
  entNames: string[];
  files: readonly StoredFile[];
}

const SHOWN = 50;

/** Waiting claims, the oldest first, then the last decided ones. */
export async function findServiceClaims(db: Database): Promise<ServiceClaim[]> {
  const rows = await db
    .selectFrom('account_claim as c')
    .innerJoin('app_user as u', 'u.user_no', 'c.user_no')
    .selectAll('c')
    .select(['u.user_name', 'u.login_name', 'u.telephone', 'u.email'])
    .select(entNamesOf('c.user_no').as('entNames'))
    .where('c.asked_by', 'is', null)
    .orderBy(sql`c.claim_state <> 'waiting'`)
    .orderBy(sql`case when c.claim_state = 'waiting' then c.made_at end`)
    .orderBy(sql`coalesce(c.ended_at, c.decided_at)`, 'desc')
    .limit(SHOWN)
    .execute();
  const files = await findFilesOf(
    db,
    CLAIM_FILES_KIND,
    rows.map(({ claim_no }) => claim_no),
  );
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ ownerNo }) => ownerNo === row.claim_no).map(({ file }) => file),
  }));
}

/** A locked account, after one holder of its phone has denied the change to another. */
export interface DisputedAccount {
  user_no: string;
  user_name: string;
  telephone: string;
  locked_at: Date;
  entNames: string[];
}

/** Disputed accounts, the first locked first. */
export async function findDisputed(db: Database): Promise<DisputedAccount[]> {
  return db
    .selectFrom('app_user as u')
    .select(['u.user_no', 'u.user_name', 'u.telephone', 'u.locked_at'])
    .select(entNamesOf('u.user_no').as('entNames'))
    .where('u.locked_at', 'is not', null)
    .orderBy('u.locked_at')
    .limit(SHOWN)
    .$narrowType<{ locked_at: Date }>()
    .execute();
}

/** Names of the enterprises of an account. */
const entNamesOf = (userNo: string) =>
  sql<string[]>`array(select ent_name from enterprise
    where enterprise_num in (select enterprise_num from staff where user_no = ${sql.ref(userNo)})
    order by sound_key(ent_name) collate "C")`;
