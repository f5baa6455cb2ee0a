import { OBJECT } from '../../../../src/contract/permission/objects';
import {
  beginBillPayment,
  paySettleBill,
  querySettlePayment,
} from '../../../../src/contract/settlement/payments';
import { remittanceCodeOf } from '../../../../src/domain/settlement/remittance-code';
import { atOneMoment } from '../../db/transaction';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { implement, type Implementation } from '../../server/http/implement';
import { findBill } from '../bills/bill-queries';
import { viewBill } from '../bills/bill-view';
import { requireEnterpriseScope } from '../bills/enterprise-scope';
import { beginAtCashier } from './cashier/begin';
import { findPrepaid, payFromWallet } from './from-wallet';
import { findPaymentsOf } from './receipt-queries';

export function settlePaymentRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implement(querySettlePayment, ({ db, caller, now }, { billNo }) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, async (moment) => {
        const row = await findBill(moment, caller.enterpriseNum, billNo);
        if (row === undefined) throw new Fault('billUnknown');
        const { payableAmount, paidAmount, outstandingAmount } = await viewBill(moment, row, now);
        const isOwed = row.bill_state === 'confirmed' && outstandingAmount > 0;
        const owed = isOwed ? outstandingAmount : 0;
        const principal = isOwed ? Math.max(0, payableAmount - paidAmount) : 0;
        return {
          principalAmount: principal,
          lateFeeAmount: owed - principal,
          outstandingAmount: owed,
          remittanceCode: isOwed ? remittanceCodeOf(row.remittance_no) : '',
          receivingAccount: isOwed ? (config.receivingAccount ?? null) : null,
          prepaidAmount: await findPrepaid({ db: moment, caller, now }, owed),
          canPayOnline: isOwed && caller.objects.has(OBJECT.confirmBills),
          paymentList: await findPaymentsOf(moment, billNo),
        };
      });
    }),

    implement(paySettleBill, (context, body) => {
      requireEnterpriseScope(context.caller);
      return payFromWallet(context, body);
    }),

    implement(beginBillPayment, (context, body) => {
      requireEnterpriseScope(context.caller);
      return beginAtCashier(config, context, body);
    }),
  ];
}
