import { queryOrganisationChoices } from '../../../src/contract/enterprise/choices';
import { changeEnt, switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { OBJECT } from '../../../src/contract/permission/objects';
import { inTransaction } from '../db/transaction';
import { Fault } from '../server/http/fault';
import { implement, implementOpen, type Implementation } from '../server/http/implement';
import { resumeSession } from '../login/session';
import { findRights } from '../permission/queries';
import { findOrganisationChoices } from './choices';
import { switchSession } from './switch';

export function enterpriseRoutes(): Implementation[] {
  return [
    implement(changeEnt, ({ db, authSign }, { companyNO }) => switchSession(db, authSign, companyNO), {
      // a repeated request finds the session in the new enterprise already
      requestsOf: 'session',
    }),

    implementOpen(switchEnterprise, async ({ db, now, log }, { authSign, companyNO, sessionID }) => {
      const session = await resumeSession(db, authSign, now);
      if (session === undefined) throw new Fault('authExpired');
      if (session.tokenScope !== null) throw new Fault('outsideTokenScope');
      const rights = await findRights(db, session.staffNo);
      if (rights?.objectNos.includes(OBJECT.pcLoginDisabled)) throw new Fault('forbidden');
      const enterprise = await inTransaction(db, (tx) => switchSession(tx, authSign, companyNO));
      log.info({ sessionID, userNo: session.userNo, companyNO }, 'enterprise switched');
      return enterprise;
    }),

    implement(queryOrganisationChoices, async ({ db, caller }, { kind }) => ({
      choiceList: await findOrganisationChoices(db, caller, kind),
    })),
  ];
}
