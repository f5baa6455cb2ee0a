import { sql } from 'kysely';
import type {
  AgencyClaim,
  LockedAccount,
  queryAgencyClaim,
  queryAgencyClaims,
  queryLockedAccounts,
} from '../../../../src/contract/agency/claims';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { findFilesOf } from '../../files/queries';
import { Fault } from '../../server/http/fault';
import { setLocked } from '../queries';
import { CLAIM_FILES_KIND } from './queries';

/** Enterprises of an agency in which the account `u` has staff who have not departed. */
const placesOf = (tmcNumber: string) => sql`
  from staff s join enterprise e using (enterprise_num)
  where s.user_no = u.user_no and s.staff_state <> 'departed' and e.tmc_number = ${tmcNumber}`;

const isServed = (tmcNumber: string) => sql<boolean>`exists (select 1 ${placesOf(tmcNumber)})`;

const entNamesOf = (tmcNumber: string) =>
  sql<string[]>`array(select distinct e.ent_name ${placesOf(tmcNumber)} order by 1)`;

const claimsOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('account_claim as c')
    .innerJoin('app_user as u', 'u.user_no', 'c.user_no')
    .where('c.asked_by', 'is', null)
    .where(isServed(tmcNumber));

const textOf = (moment: Date | null): string => moment?.toISOString() ?? '';

/** Owners' claims that the agency sees: waiting ones first, the oldest on top, then the last decided ones. */
export async function findAgencyClaims(
  db: Database,
  tmcNumber: string,
  { keyword, claimState, pageIndex, pageSize }: ParsedBodyOf<typeof queryAgencyClaims>,
): Promise<ResultOf<typeof queryAgencyClaims>> {
  let found = claimsOf(db, tmcNumber);
  if (claimState !== undefined) found = found.where('c.claim_state', '=', claimState);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('c.claim_no', 'ilike', pattern),
        holdsName('u.user_name', keyword),
        eb('c.present', 'like', pattern),
      ]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['c.claim_no', 'u.user_name', 'c.claim_state', 'c.made_at', 'c.decided_at'])
    .select(entNamesOf(tmcNumber).as('ent_names'))
    .orderBy(sql`c.claim_state <> 'waiting'`)
    .orderBy(sql`case when c.claim_state = 'waiting' then c.made_at end`)
    .orderBy(sql`coalesce(c.ended_at, c.decided_at)`, 'desc')
    .orderBy('c.claim_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    claimList: rows.map((row): AgencyClaim => ({
      claimNo: row.claim_no,
      userName: row.user_name,
      entNames: row.ent_names,
      claimState: row.claim_state,
      applyTime: textOf(row.made_at),
      decideTime: textOf(row.decided_at),
    })),
  };
}

/** Throws agencyClaimUnknown, also for claims that another agency sees. */
export async function findAgencyClaim(
  db: Database,
  tmcNumber: string,
  claimNo: string,
): Promise<ResultOf<typeof queryAgencyClaim>> {
  const row = await claimsOf(db, tmcNumber)
    .leftJoin('agency_operator as o', (join) =>
      join.onRef('o.operator_no', '=', 'c.operator_no').on('o.tmc_number', '=', tmcNumber),
    )
    .selectAll('c')
    .select(['u.user_name', 'u.login_name', 'u.telephone', 'u.email', 'o.operator_name'])
    .select(entNamesOf(tmcNumber).as('ent_names'))
    .where('c.claim_no', '=', claimNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyClaimUnknown');
  const files = await findFilesOf(db, CLAIM_FILES_KIND, [claimNo]);
  return {
    claimNo: row.claim_no,
    userName: row.user_name,
    entNames: row.ent_names,
    claimState: row.claim_state,
    applyTime: textOf(row.made_at),
    decideTime: textOf(row.decided_at),
    loginName: row.login_name ?? '',
    telephone: row.telephone,
    email: row.email ?? '',
    phone: row.present,
    reason: row.reason,
    address: row.address,
    effectTime: textOf(row.effect_at),
    refuseReason: row.refuse_reason,
    operatorName: row.operator_name ?? '',
    fileList: files.map(({ file }) => file),
  };
}

const lockedOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('app_user as u')
    .where('u.locked_at', 'is not', null)
    .where(isServed(tmcNumber))
    .$narrowType<{ locked_at: Date }>();

/** Locked accounts that the agency sees, the first locked first. */
export async function findLockedAccounts(
  db: Database,
  tmcNumber: string,
  { keyword, pageIndex, pageSize }: ParsedBodyOf<typeof queryLockedAccounts>,
): Promise<ResultOf<typeof queryLockedAccounts>> {
  let found = lockedOf(db, tmcNumber);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([holdsName('u.user_name', keyword), eb('u.telephone', 'like', pattern)]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['u.user_no', 'u.user_name', 'u.telephone', 'u.locked_at'])
    .select(entNamesOf(tmcNumber).as('ent_names'))
    .orderBy('u.locked_at')
    .orderBy('u.user_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    accountList: rows.map((row): LockedAccount => ({
      userNo: row.user_no,
      userName: row.user_name,
      entNames: row.ent_names,
      telephone: row.telephone,
      lockTime: textOf(row.locked_at),
    })),
  };
}

/**
 * Opens an account that has been locked since this moment. Returns its person. Throws lockedAccountChanged when it is
 * not locked any more, was locked anew, or belongs to another agency.
 */
export async function unlockAgencyAccount(
  tx: Database,
  tmcNumber: string,
  { userNo, lockTime }: { userNo: string; lockTime: string },
): Promise<{ userName: string }> {
  const found = await lockedOf(tx, tmcNumber)
    .select(['u.user_name', 'u.locked_at'])
    .where('u.user_no', '=', userNo)
    .forUpdate('u')
    .executeTakeFirst();
  if (found === undefined || textOf(found.locked_at) !== lockTime) throw new Fault('lockedAccountChanged');
  await setLocked(tx, userNo, null);
  return { userName: found.user_name };
}
