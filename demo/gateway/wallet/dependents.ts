import { OBJECT } from '../../../src/contract/permission/objects';
import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'walletWarned',
      name: '余额预警的接收人',
      columns: ['wallet_warned.staff_no'],
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('wallet_warned')
          .select('staff_no')
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where('staff_no', '=', staffNo)
          .execute();
        return rows.map(() => ({
          no: 'balance',
          name: '企业预存余额预警',
          link: '/companyManageSet/walletAccount',
        }));
      },
      handedOverBy: OBJECT.setWallet,
      async handOver({ db, caller }, { staffNo, successorNo }) {
        await db
          .insertInto('wallet_warned')
          .values({ enterprise_num: caller.enterpriseNum, staff_no: successorNo })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await db.deleteFrom('wallet_warned').where('staff_no', '=', staffNo).execute();
      },
      async end({ db }, staffNo) {
        await db.deleteFrom('wallet_warned').where('staff_no', '=', staffNo).execute();
      },
    },
  ],
  stays: {
    'wallet_recharge.applicant_no': HISTORY,
    'wallet_recharge.decided_by': HISTORY,
    'wallet_review.asked_by': HISTORY,
    'wallet_review.decided_by': HISTORY,
    'wallet_rule.changed_by': HISTORY,
    'wallet_rule_change.asked_by': 'a waiting change is decided by another holder of the right',
    'wallet_rule_change.decided_by': HISTORY,
    'wallet_warning.staff_no': HISTORY,
  },
};
