import {
  applyAccountClaim,
  queryAccountClaim,
  sendClaimCode,
  withdrawAccountClaim,
} from '../../../../src/contract/account-safety/claims';
import type { AreaDeps } from '../../server/deps';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { codeForNewPhone, tryNewPhone } from '../changes';
import type { CodeFor } from '../codes';
import { refusePartners } from '../../login/require-proof';
import { makeClaim, withdrawClaim } from './claim';
import { showClaim } from './queries';

type SendSms = (context: CallerContext, code: CodeFor) => Promise<{ resendAfterSeconds: number }>;

export function claimRoutes(deps: AreaDeps, sendSms: SendSms): Implementation[] {
  return [
    implement(queryAccountClaim, async ({ db, caller, authSign }) => {
      await refusePartners(db, authSign);
      return { claim: await showClaim(db, caller.userNo) };
    }),

    implement(sendClaimCode, async (context, { phone }) => {
      await refusePartners(context.db, context.authSign);
      return sendSms(context, codeForNewPhone(context, phone));
    }),

    implement(applyAccountClaim, (context, body) => makeClaim(context, deps, body), {
      beforehand: async (context, body) => {
        await refusePartners(context.db, context.authSign);
        await tryNewPhone(context, deps, body);
      },
    }),

    implement(withdrawAccountClaim, (context) => withdrawClaim(context, deps)),
  ];
}
