import type { verifyIdentityDomain } from '../../../../../src/contract/agency/connections/identity-domains';
import type { ParsedBodyOf, ResultOf } from '../../../../../src/contract/call';
import { CHECK_EVERY_MS } from '../../../../../src/domain/single-sign-on/domain-proof';
import type { Database } from '../../../db/database';
import { Fault, fieldsInvalid } from '../../../server/http/fault';
import type { OperatorBeforehand, OperatorContext } from '../../../server/http/operator';
import { MINUTE, spendAllowance } from '../../../server/limits/allowance';
import { lockProvider, providersOf } from '../queries';
import { lookFor, type DnsConfig } from './lookup';
import { findHeld, lockDomains } from './queries';

type Asked = ParsedBodyOf<typeof verifyIdentityDomain>;

/** Questions of an operator to the DNS. */
const ALLOWED = { allowed: 30, withinMs: 10 * MINUTE };

/** Looks for the record outside the transaction, which a slow DNS would hold. Throws identityProviderUnknown, tooManyRequests. */
export async function look(
  { db, operator, now }: OperatorBeforehand,
  config: DnsConfig,
  { providerNo, domain }: Asked,
): Promise<void> {
  const provider = await providersOf(db, operator)
    .select('p.provider_no')
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirst();
  if (provider === undefined) throw new Fault('identityProviderUnknown');
  const { token } = await domainOf(db, { providerNo, domain });
  const subject = `identity domain\n${operator.operatorNo}`;
  if (!(await spendAllowance(db, subject, ALLOWED, now))) throw new Fault('tooManyRequests');
  const looked = await lookFor(config, domain, token);
  await db
    .updateTable('identity_domain')
    .set({ looked, looked_at: now })
    .where('domain', '=', domain)
    .where('provider_no', '=', providerNo)
    .execute();
}

/** Proves a domain whose record was seen. Throws identityProviderUnknown. */
export async function verify(
  { db, now, operator, record, changesNothing }: OperatorContext,
  { providerNo, domain }: Asked,
): Promise<ResultOf<typeof verifyIdentityDomain>> {
  const provider = await lockProvider(db, operator, { providerNo });
  await lockDomains(db);
  const { domain_state: domainState, looked } = await domainOf(db, { providerNo, domain });
  const problem =
    looked !== 'seen'
      ? PROBLEMS[looked ?? 'unanswered']
      : (await findHeld(db, providerNo, [domain])) !== undefined
        ? '该域名已由其他企业使用，须由对方先移除或失效后再验证'
        : '';
  if (problem !== '') {
    changesNothing();
    return { domainState, problem };
  }
  await db
    .updateTable('identity_domain')
    .set({
      domain_state: 'verified',
      is_declared: false,
      verified_at: now,
      missing_since: null,
      next_check_at: new Date(now.getTime() + CHECK_EVERY_MS),
    })
    .where('domain', '=', domain)
    .where('provider_no', '=', providerNo)
    .execute();
  const summary = `${provider.ent_name}的单点登录：邮箱域名${domain}通过DNS验证`;
  await record({ enterpriseNum: provider.enterprise_num, subject: providerNo, summary });
  return { domainState: 'verified', problem: '' };
}

const PROBLEMS = {
  absent: '没有找到该记录。请核对记录的名称和值；新记录可能需要几分钟到几小时生效',
  unanswered: '域名服务器没有答复，请稍后重试',
};

/** Throws fieldsInvalid for a domain that the provider does not have. */
async function domainOf(db: Database, { providerNo, domain }: Asked) {
  const row = await db
    .selectFrom('identity_domain')
    .select(['token', 'domain_state', 'looked'])
    .where('domain', '=', domain)
    .where('provider_no', '=', providerNo)
    .executeTakeFirst();
  if (row === undefined) throw fieldsInvalid({ domain: '该域名已不在此单点登录中，请刷新后重试' });
  return row;
}
