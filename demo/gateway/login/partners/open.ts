import type { RefusalReason } from '../../../../src/contract/agency/partners';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { getAuthSignByUserNoForCloud, OpenedSession } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { findUserByNo, findUserForPartner } from '../queries';
import { openSession } from '../session';
import { noteRefusal } from './refusals';
import { touchSecret } from './secrets';
import { verifyPartnerRequest } from './verify';

/**
 * Opens a session for the user of a partner's signed request. Refusals are counted after the answer, whose time must not
 * reveal whether the application is known. Throws partnerSignatureWrong, userUnknown and the faults of `openSession`.
 */
export async function openForPartner(
  tx: Database,
  context: OpenContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  request: ParsedBodyOf<typeof getAuthSignByUserNoForCloud>,
): Promise<OpenedSession> {
  const { now, ip, device } = context;
  const { appNo, userNO } = request;
  const note = (reason: RefusalReason) =>
    context.after('note a refused request of a partner', (db) => noteRefusal(db, { appNo, reason, ip, now }));
  const verified = await verifyPartnerRequest(tx, config, request, now);
  if ('refused' in verified) {
    note(verified.refused);
    throw new Fault('partnerSignatureWrong');
  }
  const user = await findUserForPartner(tx, userNO, appNo);
  if (user === undefined) {
    const isKnown = (await findUserByNo(tx, userNO)) !== undefined;
    note(isKnown ? 'enterpriseNotAllowed' : 'userUnknown');
    throw new Fault('userUnknown');
  }
  const { secretNo, lastUsedAt } = verified.secret;
  const opened = await openSession(tx, user, {
    ip,
    device,
    now,
    way: 'partner',
    partner: { appNo, secretNo },
  });
  context.after('note the use of a secret', (db) => touchSecret(db, { appNo, secretNo, lastUsedAt }, now));
  return opened;
}
