import type { EnterpriseShortInfo } from '../../../src/contract/login/login';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { findSession, findUserInfo } from '../login/queries';
import { forbidsLocal, isLocal } from '../login/single-sign-on/local-ways';
import { hashToken } from '../server/http/token';
import { enterpriseInfo } from '../login/user-info';
import { findRights } from '../permission/queries';
import { isInactiveIn, isStoppedFor, moveSession } from './queries';

/**
 * Switches the session of a token to another of its permitted enterprises and returns that enterprise; call it within a
 * transaction. Throws enterpriseForeign, enterpriseStopped, staffInactive, signOnOnly for an enterprise that the user has joined
 * since and that requires its own provider, and pcLoginDisabled when the user may not log in at a PC there,
 * because they could not even switch back.
 */
export async function switchSession(
  tx: Database,
  authSign: string,
  enterpriseNum: string,
): Promise<EnterpriseShortInfo> {
  const session = await findSession(tx, hashToken(authSign));
  const user = session && (await findUserInfo(tx, session));
  const place = user?.places.find(({ enterprise_num }) => enterprise_num === enterpriseNum);
  if (session !== undefined && user !== undefined && place === undefined) {
    if (await isStoppedFor(tx, user.user_no, enterpriseNum)) throw new Fault('enterpriseStopped');
    if (await isInactiveIn(tx, user.user_no, enterpriseNum)) throw new Fault('staffInactive');
  }
  if (session === undefined || place === undefined) throw new Fault('enterpriseForeign');
  if (isLocal(session.openedBy) && (await forbidsLocal(tx, session.userNo, enterpriseNum)))
    throw new Fault('signOnOnly');
  const rights = await findRights(tx, place.staff_no);
  if (rights?.objectNos.includes(OBJECT.pcLoginDisabled)) throw new Fault('pcLoginDisabled');
  await moveSession(tx, session.tokenHash, place);
  return enterpriseInfo(place);
}
