import { randomUUID } from 'node:crypto';
import { OBJECT } from '../../../../src/contract/permission/objects';
import {
  addBillComparison,
  COMPARE_ROWS,
  matchBillComparison,
  queryBillComparison,
  queryBillComparisons,
  queryComparedLines,
  removeBillComparison,
} from '../../../../src/contract/settlement/compare';
import {
  compareKeyOf,
  missingRecordFields,
  RECORD_COLUMNS,
  recogniseRecord,
} from '../../../../src/domain/settlement/compare-columns';
import { isEmptyRow } from '../../../../src/domain/table-import/columns';
import { headersOf } from '../../../../src/domain/table-import/table-columns';
import { atOneMoment } from '../../db/transaction';
import type { Caller } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { matchedColumns } from '../../server/table-file/matched-columns';
import { readTableFile, type Table } from '../../server/table-file/read-table-file';
import { addJob } from '../../server/jobs/queries';
import { findBill } from '../bills/bill-queries';
import { requireEnterpriseScope } from '../bills/enterprise-scope';
import { findItems, sumItems } from './item-queries';
import {
  addComparison,
  restartComparison,
  deleteComparison,
  findComparison,
  findComparisons,
  type ComparisonRow,
} from './queries';
import { comparisonDetail, comparisonView, retentionStart } from './view';
import { makeComparison } from './work';

const LIMITS = { rows: COMPARE_ROWS, columns: 100, headers: headersOf(RECORD_COLUMNS) };
const FILE_NAME_LENGTH = 200;

export function comparisonRoutes(): Implementation[] {
  return [...changingRoutes(), ...readingRoutes()];
}

function changingRoutes(): Implementation[] {
  /** Content of an uploaded file, read before the transaction begins. */
  const tables = new WeakMap<File, Table>();
  return [
    implement(
      addBillComparison,
      async (context, { file, billNo }) => {
        const { db, caller, now } = context;
        const table = tables.get(file);
        if (table === undefined) throw new Error('A record of an enterprise has not been read');
        const places = recogniseRecord(table.headers);
        const compareBy = compareKeyOf(places);
        const isMatched = missingRecordFields(places, compareBy).length === 0;
        const comparisonNo = `C${randomUUID().replaceAll('-', '')}`;
        await addComparison(
          db,
          {
            comparison_no: comparisonNo,
            enterprise_num: caller.enterpriseNum,
            bill_no: billNo,
            file_name: file.name.slice(0, FILE_NAME_LENGTH),
            comparison_state: isMatched ? 'comparing' : 'unmatched',
            compare_by: compareBy,
            header_list: table.headers,
            column_list: [...places].map(([field, place]) => ({ field, place })),
            row_count: table.rows.filter((cells) => !isEmptyRow(cells)).length,
            asked_by: caller.staffNo,
            asked_name: caller.staffName,
            asked_at: now,
          },
          table.rows,
        );
        if (isMatched) await make(context, comparisonNo);
        return { comparisonNo };
      },
      {
        async beforehand(context, { file, billNo, table: at }) {
          await checkBill(context, billNo);
          const bytes = new Uint8Array(await file.arrayBuffer());
          tables.set(
            file,
            await readTableFile(bytes, { ...LIMITS, ...(at && { at }) }, context.caller.enterpriseNum),
          );
        },
      },
    ),

    implement(matchBillComparison, async (context, { comparisonNo, compareBy, columnList }) => {
      const kept = await ownComparison(context, comparisonNo, { lock: true });
      if (kept.comparison_state === 'comparing') throw new Fault('comparisonBusy');
      if (kept.comparison_state === 'failed') throw new Fault('comparisonFailed');
      const matched = matchedColumns(kept.header_list, columnList);
      const [missing] = missingRecordFields(
        new Map(matched.map(({ field, place }) => [field, place])),
        compareBy,
      );
      if (missing !== undefined) {
        const at = columnList.findIndex(({ field }) => field === missing);
        throw fieldsInvalid({ [at < 0 ? 'columnList' : `columnList.${at}.place`]: '请选择对应的列' });
      }
      await restartComparison(context.db, comparisonNo, { column_list: matched, compare_by: compareBy });
      await make(context, comparisonNo);
      return { comparisonNo };
    }),

    implement(removeBillComparison, async (context, { comparisonNo }) => {
      await ownComparison(context, comparisonNo, { lock: true });
      await deleteComparison(context.db, comparisonNo);
      return { comparisonNo };
    }),
  ];
}

function readingRoutes(): Implementation[] {
  return [
    implement(queryBillComparisons, async (context, { billNo, ...page }) => {
      await checkBill(context, billNo);
      const { total, comparisons } = await findComparisons(
        context.db,
        billNo,
        retentionStart(context.now),
        page,
      );
      return {
        total,
        comparisonList: comparisons.map(comparisonView),
        canCompare: mayCompare(context.caller),
      };
    }),

    implement(queryBillComparison, async (context, { comparisonNo }) =>
      comparisonDetail(await ownComparison(context, comparisonNo), mayCompare(context.caller)),
    ),

    implement(
      queryComparedLines,
      (context, { comparisonNo, pageIndex, pageSize, ...filter }) =>
        atOneMoment(context.db, async (db) => {
          const kept = await ownComparison({ ...context, db }, comparisonNo);
          if (kept.comparison_state !== 'compared') {
            return { total: 0, billAmount: 0, recordAmount: 0, itemList: [] };
          }
          const range = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
          return {
            ...(await sumItems(db, kept, filter)),
            itemList: await findItems(db, kept, { filter, range }, mayCompare(context.caller)),
          };
        }),
      { isHeavyRead: true },
    ),
  ];
}

async function make({ db, now, wake }: CallerContext, comparisonNo: string): Promise<void> {
  await addJob(db, makeComparison, comparisonNo, now);
  wake(makeComparison);
}

const mayCompare = ({ objects }: Caller): boolean => objects.has(OBJECT.confirmBills);

/** Throws billsNotSeen, or billUnknown for an unknown bill or one still in generation. */
async function checkBill({ db, caller }: CallerContext, billNo: string): Promise<void> {
  requireEnterpriseScope(caller);
  const bill = await findBill(db, caller.enterpriseNum, billNo);
  if (bill === undefined || bill.bill_state === 'generating') throw new Fault('billUnknown');
}

/** Returns a comparison of the caller's enterprise. Throws billsNotSeen and comparisonUnknown. */
async function ownComparison(
  { db, caller, now }: CallerContext,
  comparisonNo: string,
  options: { lock?: boolean } = {},
): Promise<ComparisonRow> {
  requireEnterpriseScope(caller);
  const kept = await findComparison(db, caller.enterpriseNum, comparisonNo, options);
  // an expired comparison is unknown even before its removal
  if (kept === undefined || kept.asked_at <= retentionStart(now)) throw new Fault('comparisonUnknown');
  return kept;
}
