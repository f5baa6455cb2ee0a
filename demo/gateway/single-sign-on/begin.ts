import { randomBytes } from 'node:crypto';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { beginSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { readHint } from '../../../src/domain/single-sign-on/hint';
import type { Database } from '../db/database';
import '../login/single-sign-on/schema';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import { hashToken } from '../server/http/token';
import { MINUTE } from '../server/limits/allowance';
import { START_PATH } from '../login/single-sign-on/addresses';
import { isSignOnPage } from './sign-on-pages';

/** Time that the user has on the provider's page. */
const UNDER_WAY_MS = 15 * MINUTE;

/** Throws signOnUnknown, signOnPageRefused. */
export async function begin(
  db: Database,
  config: Pick<GatewayConfig, 'publicUrl' | 'signOnPages' | 'static'>,
  { hint, pageUrl, challenge }: ParsedBodyOf<typeof beginSingleSignOn>,
  now: Date,
): Promise<ResultOf<typeof beginSingleSignOn>> {
  if (!isSignOnPage(config, pageUrl)) throw new Fault('signOnPageRefused');
  const { domain, mail, enterpriseNum } = readHint(hint);
  const provider = await db
    .selectFrom('identity_provider as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .leftJoin('identity_domain as d', (join) =>
      join
        .onRef('d.provider_no', '=', 'p.provider_no')
        .on('d.domain', '=', domain)
        .on('d.domain_state', '=', 'verified'),
    )
    .select(['p.provider_no', 'p.display_name'])
    .where('p.is_on', '=', true)
    .where('e.stopped_at', 'is', null)
    .where((eb) => eb.or([eb('d.domain', 'is not', null), eb('p.enterprise_num', '=', enterpriseNum)]))
    .executeTakeFirst();
  if (provider === undefined) throw new Fault('signOnUnknown');
  const request = randomBytes(32).toString('base64url');
  await db
    .insertInto('identity_request')
    .values({
      request_hash: hashToken(request),
      provider_no: provider.provider_no,
      page_url: pageUrl,
      challenge,
      mail,
      expires_at: new Date(now.getTime() + UNDER_WAY_MS),
    })
    .execute();
  return {
    startUrl: `${config.publicUrl}${START_PATH}?request=${request}`,
    providerName: provider.display_name,
  };
}
