import type { MonthSpend } from '../../src/contract/home';
import { amountCell, countCell, type Sheet } from '../../src/domain/sheet/sheet';
import type { HomeTexts } from './texts';

/** The month's spend as a file. */
export const spendSheet = (
  { month, amount, orderCount, lastAmount, lastAmountToDate, permissionRangeID }: MonthSpend,
  t: HomeTexts,
): Sheet => ({
  title: t.spend,
  filters: [
    [t.spendMonth, month],
    [t.spendScope, t.scope(permissionRangeID)],
  ],
  headers: [t.spendItem, t.spendAmount, t.spendOrders],
  rows: [
    [t.paid, amountCell(amount), countCell(orderCount)],
    [t.lastToDate, amountCell(lastAmountToDate), null],
    [t.last, amountCell(lastAmount), null],
  ],
});
