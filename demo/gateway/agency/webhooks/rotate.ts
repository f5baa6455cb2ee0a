import type {
  NewWebhookSecret,
  rotateWebhookSecret,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { MINUTE } from '../../server/limits/allowance';
import { requireFreshCode } from '../session/prove';
import { lockEndpoint } from './queries';
import { makeSecret, MOST_LIVE } from './secrets';

const HOUR = 60 * MINUTE;

/** Throws operatorProofNeeded, webhookEndpointUnknown, webhookEndpointChanged, webhookSecretsFull. */
export async function rotate(
  { db, now, operator, record }: OperatorContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  { endpointNo, revision, formerHours }: ParsedBodyOf<typeof rotateWebhookSecret>,
): Promise<NewWebhookSecret> {
  requireFreshCode(operator);
  const { app_name: appName } = await lockEndpoint(db, operator, { endpointNo, revision });
  const secrets = await db
    .selectFrom('webhook_secret')
    .select(['secret_no', 'ends_at'])
    .where('endpoint_no', '=', endpointNo)
    .orderBy('secret_no', 'desc')
    .execute();
  const live = secrets.filter(({ ends_at: endsAt }) => endsAt === null || endsAt > now);
  const isAtOnce = formerHours === 0;
  if (!isAtOnce && live.length >= MOST_LIVE) throw new Fault('webhookSecretsFull');
  const end = new Date(now.getTime() + formerHours * HOUR);
  for (const { secret_no: formerNo, ends_at: planned } of live)
    await db
      .updateTable('webhook_secret')
      // an end that was planned earlier is not put off by the way
      .set({ ends_at: planned !== null && planned < end ? planned : end })
      .$if(isAtOnce, (q) => q.set({ sealed_secret: null }))
      .where('endpoint_no', '=', endpointNo)
      .where('secret_no', '=', formerNo)
      .execute();
  const secretNo = (secrets[0]?.secret_no ?? 0) + 1;
  const made = await makeSecret(db, config, { endpointNo, secretNo, madeBy: operator.operatorNo, now });
  await db
    .updateTable('webhook_endpoint')
    .set({ version: revision + 1 })
    .where('endpoint_no', '=', endpointNo)
    .execute();
  const former = isAtOnce ? '原密钥立即失效' : `原密钥有效至${instantText(end.toISOString())}`;
  await record({
    subject: endpointNo,
    summary: `为${appName}的推送地址生成密钥${secretNo}（指纹尾号${made.fingerprint}），${former}`,
  });
  return { endpointNo, secretNo, ...made };
}
