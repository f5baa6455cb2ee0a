import { checkAssignment } from '../../../../src/contract/agency/assignment';
import { addReceipt, checkReceipts, importReceipts } from '../../../../src/contract/agency/bank-statements';
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
import { Fault } from '../../server/http/fault';
import { implementOperator } from '../../server/http/operator';
import { createFairQueue } from '../../server/limits/fair-queue';
import { findAgencyReceipts, findPayableBills } from '../../settlement/payments/agency-queries';
import { checkAssignment as checkAssigned } from '../../settlement/payments/check-assignment';
import { checkStatement } from '../../settlement/payments/import';
import { assign, dismiss, reopen, undo, withdraw } from './by-hand';
import { add, importFile, readIn, rematch } from './import';
import { showReceipt } from './show';

/** Reading a file takes much memory, so files are read one at a time. */
const READ_LIMITS = { atOnce: 1, perPerson: 1, waiting: 4, waitMs: 20_000 };

export const area: Area = {
  name: 'agency/receipts',
  implementations() {
    const takeTurn = createFairQueue(READ_LIMITS, () => new Fault('tooManyRequests'));
    return [
      implementOperator(queryAgencyReceipts, ({ db, operator }, asked) =>
        findAgencyReceipts(db, operator.tmcNumber, asked),
      ),
      implementOperator(queryAgencyReceipt, showReceipt),
      implementOperator(queryPayableBills, async ({ db, operator, now }, { keyword }) => ({
        billList: await findPayableBills(db, operator.tmcNumber, { keyword, now }),
      })),
      implementOperator(checkReceipts, async ({ db, operator, now }, { file }) =>
        checkStatement(db, operator.tmcNumber, await readIn(takeTurn, operator, { file, now })),
      ),
      implementOperator(importReceipts, async (context, { file }) => {
        const { operator, now } = context;
        return importFile(context, file.name, await readIn(takeTurn, operator, { file, now }));
      }),
      implementOperator(addReceipt, add),
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
};
