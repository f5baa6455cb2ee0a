import {
  queryWalletAccount,
  queryWalletMovements,
  queryWalletStatement,
} from '../../../src/contract/wallet/account';
import {
  applyOfflineRecharge,
  beginCashierRecharge,
  queryRecharge,
  queryRechargeList,
  queryRechargePayUrl,
  withdrawRecharge,
} from '../../../src/contract/wallet/recharge';
import { decideWalletReview, queryWalletReviews } from '../../../src/contract/wallet/reviews';
import {
  decideWalletSettings,
  queryWalletSettings,
  saveWalletSettings,
} from '../../../src/contract/wallet/settings';
import { OBJECT } from '../../../src/contract/permission/objects';
import { findFilesOf } from '../files/queries';
import { findOtherHolders } from '../permission/own-rules/other-holders';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { findChanges } from '../server/resource/change-log';
import { findMovements, findStatement, findWalletAccount, sumMovements } from './account-queries';
import { RECHARGE_FILES } from './file-owner';
import { applyOffline, beginAtCashier, rechargePayUrl } from './recharge/begin';
import { withdraw } from './recharge/decide';
import { findRecharge, listRecharges, showRecharge } from './recharge/queries';
import { decideReview } from './reviews/decide';
import { listReviews } from './reviews/queries';
import { findSettings } from './settings/find';
import { decideChange, findPendingWalletChange } from './settings/pending-change';
import { WALLET_SETTINGS } from './settings/rule';
import { saveSettings } from './settings/settings';
import { checkWholeEnterprise } from './whole-enterprise';

// sums of movements read all entries of an account
const HEAVY = { isHeavyRead: true };

export function walletRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implement(queryWalletAccount, async ({ db, caller, now }) => {
      checkWholeEnterprise(caller);
      return { corpWalletAccount: await findWalletAccount(db, caller.enterpriseNum, now) };
    }),

    implement(
      queryWalletMovements,
      async ({ db, caller }, { pageIndex, pageSize, ...asked }) => {
        checkWholeEnterprise(caller);
        const { enterpriseNum } = caller;
        return {
          ...(await sumMovements(db, enterpriseNum, asked)),
          movementList: await findMovements(db, enterpriseNum, asked, {
            limit: pageSize,
            offset: (pageIndex - 1) * pageSize,
          }),
        };
      },
      HEAVY,
    ),

    implement(
      queryWalletStatement,
      async ({ db, caller }, asked) => {
        checkWholeEnterprise(caller);
        return { statement: (await findStatement(db, caller.enterpriseNum, asked)) ?? null };
      },
      HEAVY,
    ),

    implement(queryRechargeList, ({ db, caller }, asked) => {
      checkWholeEnterprise(caller);
      return listRecharges(db, caller.enterpriseNum, asked);
    }),

    implement(queryRecharge, async ({ db, caller }, { rechargeNo }) => {
      checkWholeEnterprise(caller);
      const offlineRechargeInfo = await showRecharge(db, caller.enterpriseNum, rechargeNo);
      if (offlineRechargeInfo === undefined) throw new Fault('rechargeUnknown');
      const files = await findFilesOf(db, RECHARGE_FILES, [rechargeNo]);
      return { offlineRechargeInfo, fileList: files.map(({ file }) => file) };
    }),

    implement(applyOfflineRecharge, async (context, body) => {
      checkWholeEnterprise(context.caller);
      return { rechargeNo: await applyOffline(context, body) };
    }),

    implement(withdrawRecharge, async ({ db, caller, now }, { rechargeNo }) => {
      checkWholeEnterprise(caller);
      const { enterpriseNum, staffName: by } = caller;
      await withdraw(db, rechargeNo, { enterpriseNum, by, now });
      return { rechargeNo };
    }),

    implement(beginCashierRecharge, (context, body) => {
      checkWholeEnterprise(context.caller);
      return beginAtCashier(config, context, body);
    }),

    implement(queryRechargePayUrl, async ({ db, caller }, { rechargeNo }) => {
      checkWholeEnterprise(caller);
      const { enterpriseNum } = caller;
      const recharge = await findRecharge(db, rechargeNo, { enterpriseNum });
      if (recharge?.way !== 'cashier') throw new Fault('rechargeUnknown');
      if (recharge.recharge_state !== 'unpaid') throw new Fault('rechargeOver');
      return { payUrl: rechargePayUrl(config, caller, recharge) };
    }),

    implement(queryWalletReviews, ({ db, caller, now }, asked) => {
      checkWholeEnterprise(caller);
      return listReviews(db, caller, asked, now);
    }),

    implement(decideWalletReview, async (context, body) => {
      checkWholeEnterprise(context.caller);
      await decideReview(context, body);
      return { reviewNo: body.reviewNo };
    }),

    implement(queryWalletSettings, async (context) => {
      const { db, caller } = context;
      checkWholeEnterprise(caller);
      const { enterpriseNum } = caller;
      return {
        walletSettings: await findSettings(db, enterpriseNum),
        pendingChange: await findPendingWalletChange(db, caller),
        otherNameList: (await findOtherHolders(context, OBJECT.setWallet)).able.map(
          ({ staffName }) => staffName,
        ),
        changeList: await findChanges(db, enterpriseNum, { resource: WALLET_SETTINGS, key: enterpriseNum }),
      };
    }),

    implement(saveWalletSettings, async (context, body) => {
      checkWholeEnterprise(context.caller);
      return saveSettings(context, body);
    }),

    implement(decideWalletSettings, async (context, body) => {
      checkWholeEnterprise(context.caller);
      await decideChange(context, body);
      return {};
    }),
  ];
}
