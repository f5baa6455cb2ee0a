import { checkAssignment } from '../../../../src/contract/agency/assignment';
import { addReceipt, RECEIPT_IMPORT, removeReceipt } from '../../../../src/contract/agency/bank-statements';
import {
  assignReceipt,
  dismissReceipt,
  queryAgencyReceipt,
  queryAgencyReceipts,
  queryPayableBills,
  rematchReceipts,
  reopenReceipt,
  undoReceipt,
  withdrawReceiptConfirmation,
} from '../../../../src/contract/agency/receipts';
import { atOneMoment } from '../../db/transaction';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { addJob } from '../../server/jobs/queries';
import { findAgencyReceipts, findPayableBills } from '../../settlement/payments/agency-queries';
import { checkAssignment as checkAssigned } from '../../settlement/payments/check-assignment';
import { matchImported } from '../../settlement/payments/match';
import '../../import-job/events';
import { implementOperatorImport } from '../imports/implement';
import { assign, dismiss, reopen, undo, withdraw } from './by-hand';
import { showReceipt } from './show';
import { tableImport } from './table-import';
import { add, rematch, remove } from './typed';

export const area: Area = {
  name: 'agency/receipts',
  implementations(deps) {
    return [
      implementOperator(queryAgencyReceipts, ({ db, operator }, asked) =>
        findAgencyReceipts(db, operator.tmcNumber, asked),
      ),
      implementOperator(queryAgencyReceipt, showReceipt),
      implementOperator(queryPayableBills, async ({ db, operator, now }, { keyword }) => ({
        billList: await findPayableBills(db, operator.tmcNumber, { keyword, now }),
      })),
      ...implementOperatorImport(tableImport, deps),
      implementOperator(addReceipt, add),
      implementOperator(removeReceipt, remove),
      implementOperator(rematchReceipts, rematch),
      implementOperator(checkAssignment, ({ db, operator }, asked) =>
        atOneMoment(db, (moment) => checkAssigned(moment, operator.tmcNumber, asked)),
      ),
      implementOperator(assignReceipt, assign),
      implementOperator(withdrawReceiptConfirmation, withdraw),
      implementOperator(dismissReceipt, dismiss),
      implementOperator(reopenReceipt, reopen),
      implementOperator(undoReceipt, undo),
    ];
  },
  onEvent: {
    async 'importJob.ended'({ db, now }, { kind, importJobNo, rowsWritten }) {
      if (kind === RECEIPT_IMPORT && rowsWritten > 0) await addJob(db, matchImported, importJobNo, now);
    },
  },
  afterEvent: {
    async 'importJob.ended'({ deps }, { kind }) {
      if (kind === RECEIPT_IMPORT) deps.jobs.wake(matchImported);
    },
  },
};
