import type { CostCenterBudget } from '../../../../src/contract/cost-center/budgets';
import { evenMonths, MONTHS, yearOf } from '../../../../src/domain/cost-center/year-budget';
import { fenOf, formatPrice } from '../../../../src/domain/money/money';

export const HOWS = ['even', 'months', 'none'] as const;
export type How = (typeof HOWS)[number];

/** Draft of a year's budget; amounts in yuan as typed. */
export interface BudgetDraft {
  how: How;
  year: string;
  months: readonly { amount: string }[];
}

type Amounts = CostCenterBudget['monthAmountList'];

/** Formats fen as a user would type the amount in yuan. */
const typed = (fen: number): string => formatPrice(fen).replaceAll(',', '').replace(/\.00$/, '');

const NO_MONTHS = Array.from({ length: MONTHS }, () => ({ amount: '' }));
const rowsOf = (amounts: readonly number[]) => amounts.map((fen) => ({ amount: typed(fen) }));

export function draftOf(amounts: Amounts): BudgetDraft {
  if (!amounts) return { how: 'even', year: '', months: NO_MONTHS };
  const year = yearOf(amounts) ?? 0;
  const isEven = evenMonths(year).join() === amounts.join();
  return { how: isEven ? 'even' : 'months', year: typed(year), months: rowsOf(amounts) };
}

/** Amounts of the months in fen; undefined for an empty one. A year that is divided evenly has all or none. */
export function amountsOf({ how, year, months }: BudgetDraft): (number | undefined)[] | null {
  if (how === 'none') return null;
  if (how === 'months') return months.map(({ amount }) => fenOf(amount));
  const fen = fenOf(year);
  return fen === undefined ? NO_MONTHS.map(() => undefined) : evenMonths(fen);
}

/** Switches the way a budget is set and converts the amounts filled in so far. */
export function setAs(draft: BudgetDraft, how: How): BudgetDraft {
  const amounts = amountsOf(draft);
  const sum = amounts && yearOf(amounts);
  const known = amounts?.every((one) => one !== undefined) ? amounts : undefined;
  return {
    how,
    year: how === 'even' && typeof sum === 'number' ? typed(sum) : draft.year,
    months: how === 'months' && known ? rowsOf(known) : draft.months,
  };
}

/** Form field for a path of the request body. */
export function fieldOf(path: string, { how }: BudgetDraft): string {
  const [field, place] = path.split('.');
  if (field !== 'monthAmountList') return path;
  return how === 'months' && place !== undefined ? `months.${place}.amount` : 'year';
}
