import type { EnterpriseShortInfo } from '../../../src/contract/login/login';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { Fault } from '../server/fault';
import { findUserInfo } from '../login/queries';
import { hashToken } from '../server/token';
import { enterpriseInfo } from '../login/user-info';
import { findRights } from '../permission/queries';
import { moveSession } from './queries';

/**
 * Puts the session of a token into another enterprise of its user and gives that enterprise; within a transaction,
 * which a refusal undoes. Throws enterpriseForeign, and pcLoginDisabled where the user may not be on a PC: from
 * there they could not even switch back.
 */
export async function switchSession(
  tx: Database,
  authSign: string,
  enterpriseNum: string,
): Promise<EnterpriseShortInfo> {
  const moved = await moveSession(tx, hashToken(authSign), enterpriseNum);
  if (moved === undefined) throw new Fault('enterpriseForeign');
  const rights = await findRights(tx, moved.staffNo);
  if (rights?.objectNos.includes(OBJECT.pcLoginDisabled)) throw new Fault('pcLoginDisabled');
  const user = await findUserInfo(tx, moved.userNo);
  const place = user?.places.find(({ enterprise_num }) => enterprise_num === enterpriseNum);
  if (place === undefined) throw new Fault('enterpriseForeign');
  return enterpriseInfo(place);
}
