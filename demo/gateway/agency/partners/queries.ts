import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  PartnerApp,
  PartnerSecretsState,
  queryPartnerApps,
} from '../../../../src/contract/agency/connections/partners';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import '../../login/partners/schema';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';

const SOON_MS = 7 * DAY;

/** Applications of the operator's agency with the state of their secrets. */
export function appsOf(db: Database, { tmcNumber }: Operator, now: Date) {
  const soon = new Date(now.getTime() + SOON_MS);
  return db
    .selectFrom('partner_app as a')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('partner_secret as s')
          .whereRef('s.app_no', '=', 'a.app_no')
          .select(({ fn }) => [
            fn.max('s.last_used_at').as('last_used_at'),
            sql<Date | null>`min(s.ends_at) filter (where s.ends_at > ${now})`.as('next_end'),
            sql<PartnerSecretsState>`case
              when count(*) filter (where s.ends_at is null or s.ends_at > ${now}) = 0 then 'none'
              when count(*) filter (where s.ends_at is null or s.ends_at > ${soon}) = 0 then 'endsSoon'
              when count(*) filter (where s.ends_at is null or s.ends_at > ${now}) > 1 then 'rotating'
              else 'good' end`.as('secrets_state'),
          ])
          .as('k'),
      (join) => join.onTrue(),
    )
    .where('a.tmc_number', '=', tmcNumber);
}

export const APP_COLUMNS = [
  'a.app_no',
  'a.app_name',
  'a.stopped_at',
  'k.last_used_at',
  'k.next_end',
  'k.secrets_state',
] as const;

interface StoredApp {
  app_no: string;
  app_name: string;
  stopped_at: Date | null;
  last_used_at: Date | null;
  next_end: Date | null;
  secrets_state: PartnerSecretsState;
}

/** Applications with their enterprises, as far as these are of the operator's agency. */
export async function viewsOf(
  db: Database,
  { tmcNumber }: Operator,
  rows: readonly StoredApp[],
): Promise<PartnerApp[]> {
  const appNos = rows.map(({ app_no }) => app_no);
  const enterprises = await db
    .selectFrom('partner_app_enterprise as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .select(['p.app_no', 'e.enterprise_num as enterpriseNum', 'e.ent_name as entName'])
    .where('p.app_no', '=', (eb) => eb.fn.any(eb.val(appNos)))
    .where('e.tmc_number', '=', tmcNumber)
    .orderBy('e.ent_name')
    .orderBy('e.enterprise_num')
    .execute();
  return rows.map((row) => ({
    appNo: row.app_no,
    appName: row.app_name,
    appState: row.stopped_at === null ? 'active' : 'stopped',
    enterpriseList: enterprises.flatMap(({ app_no, ...one }) => (app_no === row.app_no ? [one] : [])),
    secretsState: row.secrets_state,
    nextEndTime: row.next_end?.toISOString() ?? '',
    lastUseTime: row.last_used_at?.toISOString() ?? '',
  }));
}

/** A page of the applications of the operator's agency, those in use first, by name. */
export async function findApps(
  { db, operator, now }: OperatorContext,
  { keyword, appState, secretsState, pageIndex, pageSize }: ParsedBodyOf<typeof queryPartnerApps>,
): Promise<ResultOf<typeof queryPartnerApps>> {
  let found = appsOf(db, operator, now);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('a.app_no', 'ilike', pattern),
        eb('a.app_name', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('partner_app_enterprise as p')
            .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
            .select('p.app_no')
            .whereRef('p.app_no', '=', 'a.app_no')
            .where('e.tmc_number', '=', operator.tmcNumber)
            .where('e.ent_name', 'ilike', pattern),
        ),
      ]),
    );
  }
  if (appState !== undefined)
    found = found.where('a.stopped_at', appState === 'stopped' ? 'is not' : 'is', null);
  if (secretsState !== undefined) found = found.where('k.secrets_state', '=', secretsState);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(APP_COLUMNS)
    .orderBy(sql`a.stopped_at is not null`)
    .orderBy('a.app_name')
    .orderBy('a.app_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, appList: await viewsOf(db, operator, rows) };
}

/**
 * Locks an application of the operator's agency until the commit; a session that is being opened is waited for. Throws
 * partnerAppUnknown, also for those of other agencies, and partnerAppChanged.
 */
export async function lockApp(
  tx: Database,
  { tmcNumber }: Operator,
  { appNo, revision }: { appNo: string; revision: number },
) {
  const found = await tx
    .selectFrom('partner_app')
    .selectAll()
    .where('app_no', '=', appNo)
    .where('tmc_number', '=', tmcNumber)
    // refused requests refer to the application while it is removed
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Fault('partnerAppUnknown');
  if (found.version !== revision) throw new Fault('partnerAppChanged');
  return found;
}
