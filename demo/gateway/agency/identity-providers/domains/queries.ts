import { sql, type Selectable } from 'kysely';
import type { IdentityDomain } from '../../../../../src/contract/agency/connections/identity-domains';
import { endOf, recordNamesOf, recordValueOf } from '../../../../../src/domain/single-sign-on/domain-proof';
import type { Database } from '../../../db/database';
import type { Schema } from '../../../db/schema';
import '../../../login/single-sign-on/schema';

/** Changes and proofs of domains follow one another, so that of two operators the second is refused. */
export const lockDomains = (tx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('identity domains'), 0)`.execute(tx);

/** The first of these domains that another provider has proved or declared. */
export async function findHeld(
  tx: Database,
  providerNo: string,
  domains: readonly string[],
): Promise<string | undefined> {
  const held = await tx
    .selectFrom('identity_domain')
    .select('domain')
    .where('domain', 'in', [...domains])
    .where('provider_no', '<>', providerNo)
    .where('domain_state', '=', 'verified')
    .orderBy('domain')
    .executeTakeFirst();
  return held?.domain;
}

/** Replaces the domains of a provider; those that stay keep their proof. */
export async function putDomains(
  tx: Database,
  providerNo: string,
  domains: readonly string[],
): Promise<void> {
  const kept = [...new Set(domains)];
  await tx
    .deleteFrom('identity_domain')
    .where('provider_no', '=', providerNo)
    .where(sql<boolean>`domain <> all(${kept}::text[])`)
    .execute();
  if (kept.length === 0) return;
  await tx
    .insertInto('identity_domain')
    .values(kept.map((domain) => ({ domain, provider_no: providerNo })))
    .onConflict((conflict) => conflict.columns(['domain', 'provider_no']).doNothing())
    .execute();
}

export const domainView = (row: Selectable<Schema['identity_domain']>): IdentityDomain => ({
  domain: row.domain,
  domainState: row.domain_state,
  isDeclared: row.is_declared,
  recordNames: [...recordNamesOf(row.domain)],
  recordValue: recordValueOf(row.token),
  verifyTime: row.verified_at?.toISOString() ?? '',
  endTime:
    row.domain_state === 'verified' && row.missing_since !== null
      ? endOf(row.missing_since).toISOString()
      : '',
});
