import * as v from 'valibot';
import { call } from '../call';
import { EnterpriseShortInfo } from '../login/login';

const companyNO = v.pipe(v.string(), v.trim(), v.nonEmpty('请选择企业'), v.maxLength(32));

/**
 * Switches the caller's session to another of their enterprises; the token stays. From the next call on all responses
 * are for that enterprise. Throws enterpriseForeign, and pcLoginDisabled for one they may not enter here.
 */
export const changeEnt = call({
  gateway: 'user',
  path: '/CLBUSSINFOADMINSERVICE/bussinfoadminservicepubapi/comment/changeEnt',
  body: v.object({ companyNO }),
  result: EnterpriseShortInfo,
  needs: 'token',
  mutates: true,
  changes: ['user'],
});

/**
 * The same for a caller that has the token only in the body (specification 7.2 names its fields, not its path).
 * `sessionID` is the page load's, as in the header of every call; the gateway's log records it.
 */
export const switchEnterprise = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/switchEnterprise',
  body: v.object({
    authSign: v.pipe(v.string(), v.nonEmpty()),
    companyNO,
    sessionID: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  }),
  result: EnterpriseShortInfo,
  needs: 'none',
  changes: ['user'],
  origin: 'suite',
});
