import { sql } from 'kysely';
import type {
  IdentityProvider,
  queryIdentityProviders,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import '../../login/single-sign-on/schema';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';

/** Providers of the enterprises of the operator's agency. */
export const providersOf = (db: Database, { tmcNumber }: Operator) =>
  db
    .selectFrom('identity_provider as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .where('e.tmc_number', '=', tmcNumber);

export async function domainsOf(db: Database, providerNos: readonly string[]) {
  return db
    .selectFrom('identity_domain')
    .selectAll()
    .where('provider_no', '=', (eb) => eb.fn.any(eb.val([...providerNos])))
    .orderBy('domain')
    .execute();
}

/** A page of providers, those that are on first, by enterprise. */
export async function findProviders(
  { db, operator }: OperatorContext,
  { keyword, providerState, pageIndex, pageSize }: ParsedBodyOf<typeof queryIdentityProviders>,
): Promise<ResultOf<typeof queryIdentityProviders>> {
  let found = providersOf(db, operator);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('e.ent_name', 'ilike', pattern),
        eb('e.enterprise_num', 'ilike', pattern),
        eb('p.display_name', 'ilike', pattern),
        eb('p.issuer', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('identity_domain as d')
            .select('d.domain')
            .whereRef('d.provider_no', '=', 'p.provider_no')
            .where('d.domain', 'ilike', pattern),
        ),
      ]),
    );
  }
  if (providerState !== undefined) found = found.where('p.is_on', '=', providerState === 'on');
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('p')
    .select('e.ent_name')
    .orderBy(sql`not p.is_on`)
    .orderBy('e.ent_name')
    .orderBy('p.provider_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const domains = await domainsOf(
    db,
    rows.map(({ provider_no }) => provider_no),
  );
  return { total, providerList: rows.map((row) => viewOf(row, domains)) };
}

interface StoredView {
  provider_no: string;
  enterprise_num: string;
  ent_name: string;
  display_name: string;
  is_on: boolean;
  issuer: string;
  forbids_local: boolean;
  last_used_at: Date | null;
}

export const viewOf = (
  row: StoredView,
  domains: readonly { domain: string; provider_no: string }[],
): IdentityProvider => ({
  providerNo: row.provider_no,
  enterpriseNum: row.enterprise_num,
  entName: row.ent_name,
  displayName: row.display_name,
  providerState: row.is_on ? 'on' : 'off',
  issuer: row.issuer,
  domainList: domains.flatMap(({ domain, provider_no }) => (provider_no === row.provider_no ? [domain] : [])),
  forbidsLocal: row.forbids_local,
  lastUseTime: row.last_used_at?.toISOString() ?? '',
});

/**
 * Locks a provider of the operator's agency until the commit; a session that is being opened is waited for. Throws
 * identityProviderUnknown, also for those of other agencies, and identityProviderChanged.
 */
export async function lockProvider(
  tx: Database,
  operator: Operator,
  { providerNo, revision }: { providerNo: string; revision?: number },
) {
  const found = await providersOf(tx, operator)
    .selectAll('p')
    .select('e.ent_name')
    .where('p.provider_no', '=', providerNo)
    .forUpdate('p')
    .executeTakeFirst();
  if (found === undefined) throw new Fault('identityProviderUnknown');
  if (revision !== undefined && found.version !== revision) throw new Fault('identityProviderChanged');
  return found;
}
