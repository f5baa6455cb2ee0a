import { createHmac, randomUUID } from 'node:crypto';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import type { BodyOf } from '../../../src/contract/call';
import { getAuthSignByUserNoForCloud } from '../../../src/contract/login/login';
import type { TokenScope } from '../../../src/contract/login/token-scope';
import type { TestGateway } from './harness';

type PartnerRequest = BodyOf<typeof getAuthSignByUserNoForCloud>;

/** Request of the demo partner's server, with its signature implemented independently from the contract. */
export function partnerRequest(
  { clock }: Pick<TestGateway, 'clock'>,
  changes: Partial<PartnerRequest> = {},
  secret = DEMO_PARTNER.secret,
): PartnerRequest {
  const fields = {
    userNO: 'U000001',
    appNo: DEMO_PARTNER.appNo,
    timestamp: clock.now.getTime(),
    nonce: randomUUID(),
    ...changes,
  };
  const lines = `${fields.appNo}\n${fields.userNO}\n${fields.timestamp}\n${fields.nonce}`;
  const text = fields.scope === undefined ? lines : `v2\n${lines}\n${fields.scope}`;
  return { ...fields, sign: changes.sign ?? createHmac('sha256', secret).update(text).digest('hex') };
}

/** Token of a narrow session that the demo partner opens for a user. */
export async function openNarrowSession(
  gateway: TestGateway,
  userNO: string,
  scope: TokenScope,
): Promise<string> {
  const body = partnerRequest(gateway, { userNO, scope: JSON.stringify(scope) });
  return (await gateway.ok(getAuthSignByUserNoForCloud, body)).authSign;
}

/** Request of the demo partner's server to end sessions; '' for all of them. */
export function endRequest({ clock }: Pick<TestGateway, 'clock'>, userNO: string) {
  const { appNo, secret } = DEMO_PARTNER;
  const [timestamp, nonce] = [clock.now.getTime(), randomUUID()];
  const text = `end\n${appNo}\n${userNO}\n${timestamp}\n${nonce}`;
  return { appNo, userNO, timestamp, nonce, sign: createHmac('sha256', secret).update(text).digest('hex') };
}

/** Token of a session that the demo partner opens for a user. */
export async function openPartnerSession(gateway: TestGateway, userNO: string): Promise<string> {
  const { authSign } = await gateway.ok(getAuthSignByUserNoForCloud, partnerRequest(gateway, { userNO }));
  return authSign;
}
