import * as v from 'valibot';
import { call } from '../call';
import { ApplyState } from './apply-state';
import { ApplyId } from './shapes';

/** How tokens of links begin, so that none is ever taken for that of a session, nor one of those for a link's. */
export const LINK_SIGN = 'al_';

/** What comes with a link that is refused: what became of the application, as far as the link tells it. */
export const RefusedLink = v.object({ applyState: ApplyState });

/**
 * Redeems the token of a link (specification 2.8), once, for a session that may read and decide this one application and
 * nothing else. Refused with linkUnknown, linkUsed, linkExpired or linkForeign; the last three tell what became of the
 * application.
 */
export const openApprovalLink = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/openApprovalLink',
  body: v.object({
    authSign: v.pipe(v.string(), v.maxLength(100)),
    applyId: ApplyId,
    /** Token of whoever is signed in here: a link of somebody else's is not opened in their place. */
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
