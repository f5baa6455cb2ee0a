import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

/** A code the BI site lets its holder in with: once, and until `expireTime` (ISO instant). */
export const BiPreAuthorisation = v.object({ code: v.string(), expireTime: v.string() });
export type BiPreAuthorisation = v.InferOutput<typeof BiPreAuthorisation>;

/**
 * A pre-authorisation for BI analysis, by the caller's own authSign; refused without the operation
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

/** The BI site's side: whom a code lets in. The code is spent by it, and proves itself: nothing else is needed. */
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
