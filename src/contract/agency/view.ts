import * as v from 'valibot';
import { call } from '../call';
import { EnterpriseNumber } from './enterprise-setup';

/**
 * Makes an address that opens the portal of an enterprise as its main administrator sees it, once and within a minute.
 * The session only reads. The log of the agency and that of the administrator's account name it. Throws
 * administratorUnable, enterpriseStopped.
 */
export const openEnterpriseView = call({
  gateway: 'agency',
  path: '/agencyController/openEnterpriseView',
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: v.object({ url: v.string(), expireTime: v.string() }),
  needs: 'operator',
  right: 'viewPortal',
  changes: ['agencyLog'],
  origin: 'suite',
});
