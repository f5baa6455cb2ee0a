import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { endSessionsForCloud } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import type { OpenContext } from '../../server/http/implement';
import { admitPartner, noteUse } from './admit';
import { endPartnerSessions } from './sessions';

/**
 * Ends the sessions that the application of a signed request has opened: those of one user, or all. Sessions that are
 * just being opened are waited for, and end too. Throws partnerSignatureWrong.
 */
export async function endForPartner(
  tx: Database,
  context: OpenContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  request: ParsedBodyOf<typeof endSessionsForCloud>,
): Promise<{ endedCount: number }> {
  const { appNo, userNO, timestamp, nonce } = request;
  const lines = ['end', appNo, userNO, timestamp, nonce];
  const secret = await admitPartner(tx, context, config, request, { lines, alone: true });
  const endedCount = await endPartnerSessions(tx, appNo, userNO === '' ? {} : { userNo: userNO });
  noteUse(context, appNo, secret);
  return { endedCount };
}
