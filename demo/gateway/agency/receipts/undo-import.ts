import type { ImportUndo, OfOperators } from '../../import-job/table-imports';
import { lockUses, removeReceipts } from '../../settlement/payments/remove';
import { lockStatements } from '../../settlement/payments/statements';

/**
 * Takes the open receipts of a file back. Those that people or bills refer to stay. A first confirmation by
 * the operator who undoes the import is taken back with its receipt.
 */
export const receiptsUndo: ImportUndo<OfOperators> = {
  sliceRows: 500,
  isByRow: true,

  async findKept({ db, operator }, keys) {
    await lockStatements(db, operator.tmcNumber);
    const uses = await lockUses(db, operator, keys.map(Number));
    return new Map(
      uses.flatMap(({ receiptNo, reference, state, wasBooked, confirmedBy, isFiled }) => {
        const why = isFiled
          ? '其他银行流水文件中也有，不能撤销'
          : state === 'booked'
            ? '已入账，请先撤销入账'
            : state === 'dismissed'
              ? '已标记为非账单款'
              : wasBooked
                ? '曾经入账，账目仍引用该到账，不能撤销'
                : confirmedBy !== ''
                  ? `${confirmedBy}已确认认领，待复核`
                  : undefined;
        return why === undefined ? [] : [[String(receiptNo), `银行流水${reference}：${why}`] as const];
      }),
    );
  },

  async takeBack({ db }, keys) {
    await removeReceipts(db, keys.map(Number));
  },
};
