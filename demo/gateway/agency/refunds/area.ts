import {
  confirmRefundOwed,
  queryRefundOwed,
  queryRefundsOwed,
  retryRefundOwed,
  returnRefundOwed,
  settleRefundOwed,
} from '../../../../src/contract/agency/refunds';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { findRefundsOwed } from './queries';
import { confirm, giveBack, retry, settle } from './settle';
import { showRefund } from './show';

export const area: Area = {
  name: 'agency/refunds',
  implementations: () => [
    implementOperator(queryRefundsOwed, ({ db, operator }, asked) =>
      findRefundsOwed(db, operator.tmcNumber, asked),
    ),
    implementOperator(queryRefundOwed, showRefund),
    implementOperator(settleRefundOwed, settle),
    implementOperator(confirmRefundOwed, confirm),
    implementOperator(returnRefundOwed, giveBack),
    implementOperator(retryRefundOwed, retry),
  ],
};
