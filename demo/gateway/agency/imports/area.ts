import type { ImportFailure } from '../../../../src/contract/import-job/import-job';
import '../../import-job/events';
import { findOperatorName, isOperator, type ImportOwner } from '../../import-job/owner';
import { tableImportOf } from '../../import-job/table-imports';
import type { Area } from '../../server/area';
import type { EventContext } from '../../server/events/domain-events';
import { nameOfCall } from '../../server/http/operator';
import { logAgency } from '../log/write';

interface Ended {
  importJobNo: string;
  person: ImportOwner;
  call: string;
  summary: string;
}

/** Writes the outcome of an operator's import into the log of the agency, in the transaction of its last rows. */
async function logEnd(
  { db, now }: Pick<EventContext, 'db' | 'now'>,
  { importJobNo, person, call, summary }: Ended,
): Promise<void> {
  if (!isOperator(person)) return;
  await logAgency(db, {
    tmcNumber: person.tmcNumber,
    operatorNo: person.operatorNo,
    operatorName: await findOperatorName(db, person),
    call,
    enterpriseNum: null,
    subject: importJobNo,
    summary,
    address: '',
    now,
  });
}

const whyOf = (failure: ImportFailure | null): string => {
  if (failure === null) return '';
  return failure === 'notAllowed' ? '（操作员已停用或没有权限，已停止）' : '（出错，已停止）';
};

export const area: Area = {
  name: 'agency/imports',
  onEvent: {
    async 'importJob.ended'(context, { importJobNo, kind, fileName, owner, failure, ...rows }) {
      const { call, calls, noun } = await tableImportOf(kind);
      if (calls === undefined) return;
      const { rowsWritten, rowsKnown, rowsTotal } = rows;
      const refused = rowsTotal - rowsWritten - rowsKnown;
      await logEnd(context, {
        importJobNo,
        person: owner,
        call: nameOfCall(call),
        summary: `导入${noun}${fileName}${whyOf(failure)}：写入${rowsWritten}行，已有${rowsKnown}行，未导入${refused}行`,
      });
    },
    async 'importJob.undone'(context, { importJobNo, kind, fileName, by, failure, undone, kept }) {
      const { calls, noun } = await tableImportOf(kind);
      if (calls === undefined) return;
      await logEnd(context, {
        importJobNo,
        person: by,
        call: nameOfCall(calls.undo),
        summary: `撤销导入${noun}${fileName}${whyOf(failure)}：撤销${undone}行，保留${kept}行`,
      });
    },
  },
};
