import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { getAuthSignByUserNoForCloud, OpenedSession } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { readTokenScope } from './token-scope';
import { findUserByNo, findUserForPartner } from '../queries';
import { openSession } from '../session';
import { admitPartner, noteAfter, noteUse } from './admit';

/**
 * Opens a session for the user of a partner's signed request. Throws partnerSignatureWrong, userUnknown, tokenScopeWrong and the faults of `openSession`.
 */
export async function openForPartner(
  tx: Database,
  context: OpenContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  request: ParsedBodyOf<typeof getAuthSignByUserNoForCloud>,
): Promise<OpenedSession> {
  const { now, ip, device } = context;
  const { appNo, userNO, timestamp, nonce } = request;
  const { scope } = request;
  const lines = [appNo, userNO, timestamp, nonce];
  const signed = { lines: scope === undefined ? lines : ['v2', ...lines, scope] };
  const secret = await admitPartner(tx, context, config, request, signed);
  const user = await findUserForPartner(tx, userNO, appNo);
  if (user === undefined) {
    const isKnown = (await findUserByNo(tx, userNO)) !== undefined;
    noteAfter(context, appNo, isKnown ? 'enterpriseNotAllowed' : 'userUnknown');
    throw new Fault('userUnknown');
  }
  const tokenScope = scope === undefined ? undefined : await readTokenScope(tx, scope, user);
  const opened = await openSession(tx, user, {
    ip,
    device,
    now,
    way: 'partner',
    partner: { appNo, secretNo: secret.secretNo, tokenScope },
  });
  noteUse(context, appNo, secret);
  return opened;
}
