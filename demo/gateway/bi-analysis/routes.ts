import { createHash, randomBytes } from 'node:crypto';
import {
  getBiPreAuthorisationCode,
  redeemBiPreAuthorisationCode,
} from '../../../src/contract/bi-analysis/bi-analysis';
import { OBJECT } from '../../../src/contract/permission/objects';
import { findHolder } from '../permission/holder';
import { Fault } from '../server/http/fault';
import { implement, implementOpen, type Implementation } from '../server/http/implement';
import { findUserInfo } from '../login/queries';
import { resumeSession } from '../login/session';
import { insertPreAuthorisation, takePreAuthorisation } from './queries';

/** Long enough to load a page, too short to be passed around. */
const LIFETIME_MS = 5 * 60_000;

const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

export function biAnalysisRoutes(): Implementation[] {
  return [
    implement(getBiPreAuthorisationCode, async ({ db, caller, now }, { authSign }) => {
      const session = await resumeSession(db, authSign, now);
      if (session === undefined) throw new Fault('authExpired');
      if (session.staffNo !== caller.staffNo) throw new Fault('forbidden');
      const code = randomBytes(32).toString('base64url');
      const expires_at = new Date(now.getTime() + LIFETIME_MS);
      await insertPreAuthorisation(db, {
        code_hash: hashCode(code),
        user_no: caller.userNo,
        staff_no: caller.staffNo,
        enterprise_num: caller.enterpriseNum,
        expires_at,
      });
      return { code, expireTime: expires_at.toISOString() };
    }),

    implementOpen(redeemBiPreAuthorisationCode, async ({ db, now }, { code }) => {
      const taken = await takePreAuthorisation(db, hashCode(code), now);
      if (taken === undefined) throw new Fault('preAuthorisationWrong');
      const { user_no: userNo, enterprise_num: enterpriseNum } = taken;
      const user = await findUserInfo(db, { userNo, bounds: [enterpriseNum] });
      const place = user?.places.find(({ staff_no }) => staff_no === taken.staff_no);
      const holder = await findHolder(db, { staffNo: taken.staff_no, objectNo: OBJECT.biAnalysis, now });
      // the person has left the enterprise or lost the right since
      if (place === undefined || holder === undefined) throw new Fault('preAuthorisationWrong');
      return {
        userNO: userNo,
        staffNO: place.staff_no,
        staffName: place.staff_name,
        enterpriseNum,
        entShortName: place.ent_short_name,
      };
    }),
  ];
}
