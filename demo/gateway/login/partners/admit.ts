import type { RefusalReason } from '../../../../src/contract/agency/connections/partners';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { noteRefusal } from './refusals';
import { touchSecret, type LiveSecret } from './secrets';
import { verifyPartnerRequest, type SignedLines, type SignedRequest } from './verify';

/**
 * Counts a refused request after the answer, whose time must not reveal whether the application is known.
 */
export const noteAfter = ({ after, ip, now }: OpenContext, appNo: string, reason: RefusalReason): void =>
  after('note a refused request of a partner', (db) => noteRefusal(db, { appNo, reason, ip, now }));

/** Admits a signed request, and notes the use of its secret. Throws partnerSignatureWrong. */
export async function admitPartner(
  tx: Database,
  context: OpenContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  request: SignedRequest,
  signed: { lines: SignedLines; alone?: boolean },
): Promise<LiveSecret> {
  const { appNo } = request;
  const { now } = context;
  const verified = await verifyPartnerRequest(tx, config, request, { ...signed, now });
  if ('refused' in verified) {
    noteAfter(context, appNo, verified.refused);
    throw new Fault('partnerSignatureWrong');
  }
  return verified.secret;
}

/** Notes the use of a secret by a request that was carried out. */
export const noteUse = (
  { after, now }: OpenContext,
  appNo: string,
  { secretNo, lastUsedAt }: LiveSecret,
): void => after('note the use of a secret', (db) => touchSecret(db, { appNo, secretNo, lastUsedAt }, now));
