import {
  queryReconciliation,
  queryReconciliationRecords,
} from '../../../../src/contract/settlement/reconciliation';
import { atOneMoment } from '../../db/transaction';
import { implement, type Implementation } from '../../server/http/implement';
import { requireEnterpriseScope } from '../bills/enterprise-scope';
import { findRecords, reconcile, sumRecords } from './queries';

export function reconciliationRoutes(): Implementation[] {
  return [
    implement(queryReconciliation, ({ db, caller, now }, period) => {
      requireEnterpriseScope(caller);
      const { enterpriseNum } = caller;
      return atOneMoment(db, (moment) => reconcile(moment, { enterpriseNum, ...period }, now));
    }),

    implement(queryReconciliationRecords, ({ db, caller, now }, { part, pageIndex, pageSize, ...days }) => {
      requireEnterpriseScope(caller);
      const asked = { period: { enterpriseNum: caller.enterpriseNum, ...days }, part, now };
      return atOneMoment(db, async (moment) => ({
        ...(await sumRecords(moment, asked)),
        recordList: await findRecords(moment, asked, {
          limit: pageSize,
          offset: (pageIndex - 1) * pageSize,
        }),
      }));
    }),
  ];
}
