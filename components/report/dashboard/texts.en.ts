import type { DashboardTexts } from './texts';

const COMPARISONS: Readonly<Record<string, string>> = {
  none: 'Nothing',
  before: 'Period before',
  yearBefore: 'A year earlier',
};
const SCOPES: Readonly<Record<number, string>> = {
  1: 'My own',
  2: 'Whole enterprise',
  3: 'My department and my own',
  4: 'People listed and my own',
  5: 'Departments listed and my own',
};
const GRANULARITIES: Readonly<Record<string, string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default {
  filters: 'Report filters',
  basis: 'Date basis',
  compare: 'Compare with',
  compareOf: (comparison: string) => COMPARISONS[comparison] ?? '',
  granularity: 'Granularity',
  granularityOf: (granularity: string) => GRANULARITIES[granularity] ?? 'Automatic',
  metric: 'Figure',
  groupBy: 'Break down by',
  columnsBy: 'Columns',
  scope: 'Scope',
  scopeOf: (range: number) => SCOPES[range] ?? '',
  enterprise: 'Enterprise',
  wholeGroup: 'Whole group',
  all: 'All',
  more: 'More filters',
  less: 'Fewer filters',
  clear: 'Reset',
  otherFilters: 'other filters',
  figures: 'Figures',
  savedFigures: 'Figures of the report',
  savedReport: 'Report',
  figureValue: 'Value',
  figureBefore: 'Compared period',
  figureChange: 'Change (% or points)',
  against: (begin: string, end: string) => `Compared with ${begin} to ${end}`,
  comparedDays: (comparison: string, begin: string, end: string) =>
    `${COMPARISONS[comparison] ?? ''}, ${begin} to ${end}`,
  noComparison: 'Nothing to compare with',
  noPercent: 'No percent of less than nothing',
  changed: (way: string, amount: string) =>
    way === 'same' ? 'No change' : `${way === 'more' ? '+' : '-'}${amount}`,
  better: 'better',
  worse: 'worse',
  definitions: 'Meanings of the figures',
  loading: 'Loading the report',
  updating: 'Updating',
  failed: (reason: string) => `The report could not be loaded: ${reason}`,
  nothing: 'No travel in this period',
  nothingToDraw: 'Nothing of this figure in this period',
  nothingNarrowed: 'No travel matches these filters',
  byTime: (granularity: string, what: string) =>
    `${what}, ${(GRANULARITIES[granularity] ?? '').toLowerCase()}`,
  by: (part: string, what: string) => `${what} by ${part.toLowerCase()}`,
  titled: (what: string, unit: string, basis: string) =>
    `${what} (${unit === '' ? '' : `${unit}, `}by ${basis})`,
  top: (title: string, shown: number, all: number) => `${title}, the first ${shown} of ${all}`,
  sharesOf: (what: string) => `Distribution by ${what.toLowerCase()}`,
  other: 'Others',
  mapOf: (what: string) => `Route map: ${what.toLowerCase()}`,
  pair: (from: string, to: string) => `${from}↔${to}`,
  offMap: (count: number, sum: string, names: string, isMore: boolean) =>
    `${count} ${count === 1 ? 'route is' : 'routes are'} beyond the map (${names}${isMore ? ' …' : ''}), ${sum} in all: see the table`,
  stackOf: (what: string) => `${what}, by product`,
  flowOf: (what: string, from: string, to: string) =>
    `${what} from ${from.toLowerCase()} to ${to.toLowerCase()}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  budget: 'Budget',
  budgetUsed: (budget: string, used: string | undefined, isOver: boolean, left: string) =>
    `Budget of the period ${budget}${used === undefined ? '' : `, ${used} used`}, ${left} ${isOver ? 'over' : 'left'}`,
  withoutBudget: (count: number) =>
    `${count === 1 ? 'One cost centre has' : `${count} cost centres have`} months without a budget; their spend counts as used`,
  sentences: (said: readonly string[]) => said.map((one) => `${one}.`).join(' '),
  date: 'Date',
  holiday: 'Public holiday',
  dayOf: (date: string, weekday: string, holiday: string) =>
    [date, weekday, holiday].filter((word) => word !== '').join(' '),
  monthOf: (month: string) => MONTHS[Number(month.slice(5)) - 1] ?? '',
  lastYear: (begin: string, end: string) => `Shown is the last year of the period: ${begin} to ${end}`,
  time: 'Time',
  week: (day: string) => `Week of ${day}`,
  comparedWith: (name: string, comparison: string) =>
    `${name} (${comparison === 'before' ? 'period before' : 'a year earlier'})`,
  monthBefore: 'On month before',
  yearBefore: 'On year before',
  change: (metric: string) => `Change of ${metric.toLowerCase()}`,
  monthsHint: 'Changes are given for whole calendar months only.',
  tableOf: (part: string) => `Summary by ${part.toLowerCase()}`,
  pivotOf: (rows: string, columns: string, what: string) =>
    `${what} by ${rows.toLowerCase()} and ${columns.toLowerCase()}`,
  cells: 'Cells show',
  cellsOf: (cells: string) => (cells === 'share' ? 'Share of total' : 'Figures'),
  cornerOf: (rows: string, columns: string) => `${rows} \\ ${columns}`,
  cellOf: (row: string, column: string, value: string) => `${row}, ${column}: ${value}`,
  columnsCut: (shown: number, all: number) =>
    `${shown} columns by themselves, the other ${all - shown} as “Others”`,
  total: 'Total',
  unnamed: 'Not given',
  showAll: (all: number) => `Show more (${all} in all)`,
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,
  detail: 'Details',
  detailOf: (name: string) => `Details of ${name}`,
  factsOf: (name: string, facts: string) => `${facts}: ${name}`,
  back: 'Back to the report',
} satisfies DashboardTexts;
