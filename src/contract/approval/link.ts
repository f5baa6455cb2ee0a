import * as v from 'valibot';
import { call } from '../call';
import { ApplyState } from './apply-state';
import { ApplyId } from './shapes';

/** Prefix of link tokens, so that they are never confused with session tokens. */
export const LINK_SIGN = 'al_';

/** Payload of a refused link: the state of its application, as far as the link may reveal it. */
export const RefusedLink = v.object({ applyState: ApplyState });

/**
 * Redeems the token of a link (specification 2.8), once, for a session that may read and decide this one application
 * and nothing else. Throws linkUnknown, linkUsed, linkExpired or linkForeign; the last three reveal the state of the
 * application.
 */
export const openApprovalLink = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/openApprovalLink',
  body: v.object({
    authSign: v.pipe(v.string(), v.maxLength(100)),
    applyId: ApplyId,
    /** Token of the user signed in here: a link of another user is not opened in their place. */
    presentAuthSign: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  result: v.object({
    authSign: v.string(),
    /** ISO instant at which the session ends, used or not. */
    expireTime: v.string(),
  }),
  needs: 'none',
  changes: [],
  origin: 'suite',
});
