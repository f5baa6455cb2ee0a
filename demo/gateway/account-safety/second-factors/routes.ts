import {
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  removeTotp,
} from '../../../../src/contract/account-safety/second-factors';
import { passSecondStep } from '../../../../src/contract/login/second-step';
import { replaceRecoveryCodes } from '../../login/second-step/recovery';
import { beginSecret, confirmSecret } from '../../login/second-step/totp';
import { MINUTE, spendAllowance } from '../../server/limits/allowance';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, implementOpen, type Implementation } from '../../server/http/implement';
import { lockedAccount } from '../changes';
import { noteChange } from '../note-change';
import { passStep } from './pass';
import { removeSecondFactors } from './remove';

/** Limit of wrong first codes of a new secret. */
const FIRST_CODES = { allowed: 10, withinMs: 15 * MINUTE };

export function secondFactorRoutes(deps: AreaDeps): Implementation[] {
  const { config } = deps;
  return [
    implementOpen(passSecondStep, (context, body) => passStep(context, deps, body)),

    implement(beginTotp, async (context) => {
      const { userNo, userName, loginName, totpSince } = await lockedAccount(context);
      if (totpSince !== null) throw new Fault('totpThere');
      return beginSecret(context.db, config, { userNo, label: loginName ?? userName, now: context.now });
    }),

    implement(
      confirmTotp,
      async (context, { code }) => {
        const { db, now } = context;
        const account = await lockedAccount(context);
        const { userNo } = account;
        if (account.totpSince !== null) throw new Fault('totpThere');
        if (!(await confirmSecret(db, config, { userNo, code, now }))) {
          throw fieldsInvalid({ code: '验证码错误，请核对手机时间后输入最新的验证码' });
        }
        await noteChange(context, deps, account, { kind: 'totp', former: null, present: null });
        return { recoveryCodes: await replaceRecoveryCodes(db, config, userNo) };
      },
      {
        // counted outside the call's transaction, which a wrong code rolls back
        beforehand: async ({ db, caller, now }) => {
          if (!(await spendAllowance(db, `first code\n${caller.userNo}`, FIRST_CODES, now))) {
            throw new Fault('proofLocked');
          }
        },
      },
    ),

    implement(removeTotp, async (context) => {
      const account = await lockedAccount(context);
      if (account.totpSince === null) return {};
      await removeSecondFactors(context.db, account.userNo);
      await noteChange(context, deps, account, { kind: 'totpRemoved', former: null, present: null });
      return {};
    }),

    implement(makeRecoveryCodes, async (context) => {
      const account = await lockedAccount(context);
      if (account.totpSince === null) throw new Fault('totpMissing');
      const recoveryCodes = await replaceRecoveryCodes(context.db, config, account.userNo);
      await noteChange(context, deps, account, { kind: 'recoveryCodes', former: null, present: null });
      return { recoveryCodes };
    }),
  ];
}
