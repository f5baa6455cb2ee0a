import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

/** A one-time code that admits its holder to the BI site until `expireTime` (ISO instant). */
export const BiPreAuthorisation = v.object({ code: v.string(), expireTime: v.string() });
export type BiPreAuthorisation = v.InferOutput<typeof BiPreAuthorisation>;

/**
 * Returns a pre-authorisation for BI analysis, by the caller's own authSign. Refuses a caller without the operation
 * YHWZ-YMQX-JYYSSFX (specification 6).
 */
export const getBiPreAuthorisationCode = call({
  gateway: 'login',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/getBiPreAuthorisationCodeForCloud',
  body: v.object({ authSign: v.pipe(v.string(), v.nonEmpty('缺少认证标识')) }),
  result: BiPreAuthorisation,
  needs: 'token',
  permission: OBJECT.biAnalysis,
  mutates: true,
  changes: [],
  origin: 'suite',
});

/**
 * Redeems a code on the BI site's side and returns its user. The code is spent thereby and needs no other credential.
 */
export const redeemBiPreAuthorisationCode = call({
  gateway: 'noLogin',
  path: '/CLLOGINBUSSINFOADMINSERVICE/api/userController/redeemBiPreAuthorisationCodeForCloud',
  body: v.object({ code: v.pipe(v.string(), v.nonEmpty('缺少预授权码')) }),
  result: v.object({
    userNO: v.string(),
    staffNO: v.string(),
    staffName: v.string(),
    enterpriseNum: v.string(),
    entShortName: v.string(),
  }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});
