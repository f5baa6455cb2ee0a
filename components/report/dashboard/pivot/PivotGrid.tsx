import { useMemo, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryReportPivot } from '../../../../src/contract/report/pivot';
import { METRICS } from '../../../../src/domain/report/metrics';
import type { Sheet, SheetCell } from '../../../../src/domain/sheet/sheet';
import { tableShares } from '../../../../src/domain/table-shares';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { Button } from '../../../../src/ui/button/Button';
import { useOverflow } from '../../../../src/ui/layout/disclosure/use-overflow';
import { useSavedFilters } from '../../../../src/ui/save/saved-filters';
import { SaveMenu } from '../../../../src/ui/save/SaveMenu';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { rowName } from '../charts/part-names';
import type { Dashboard } from '../dashboard';
import { partExcept, partOfCell, partOfRow, WHOLE, type OpenedPart } from '../facts/opened-part';
import { granularityOf } from '../filters/filters';
import type { Breakdown } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { timeCell } from '../terms/metric-cell';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { pivotSheet } from './pivot-sheet';

type Pivot = ResultOf<typeof queryReportPivot>;

interface Props {
  dashboard: Dashboard;
  title: string;
  pivot: Pivot;
  sides: { by: Breakdown; columnsBy: Breakdown };
  /** Cells show their share of the whole. */
  isShare: boolean;
  isStale: boolean;
}

/** A row, a column or the total. */
interface Part {
  name: string;
  part: OpenedPart;
}

/** Pivot table with the totals of rows and columns. */
export function PivotGrid({ dashboard, title, pivot, sides, isShare, isStale }: Props) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters: chosen } = useStore(dashboard.store);
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(scroller, 'x');
  const partsOf = useParts(dashboard, pivot);
  const field = fieldOf(REPORTS[report]);
  const { unit } = METRICS[chosen.metric];
  const facts = useSavedFilters();
  const { length: shown } = pivot.rowList;
  const filters: Sheet['filters'] = [
    ...facts,
    ...(isShare ? [[t.cells, t.cellsOf('share')] as const] : []),
    ...(pivot.rowCount > shown ? [[title, t.shown(shown, pivot.rowCount)] as const] : []),
  ];
  const shares = useMemo(() => (isShare ? sharesOf(pivot) : undefined), [isShare, pivot]);
  const nameOf = (side: Breakdown) => (side === 'time' ? t.time : terms.part(side, field));
  const columns = pivot.columnList.map((column) => partsOf(sides.columnsBy, column));
  const all = { name: t.total, part: WHOLE };
  const cell = (
    value: number | null,
    of: { row?: Part; column?: Part },
    share: number | undefined,
  ): ReactNode => {
    if (value === null) return '—';
    const text = isShare ? (share === undefined ? '—' : terms.percent(share)) : terms.value(unit, value);
    const { row, column } = of;
    const part = row && column ? partOfCell(row.part, column.part) : (row ?? column ?? all).part;
    const names = [row?.name ?? t.total, column?.name ?? t.total] as const;
    return (
      <Button
        variant="text"
        size="small"
        className="tp-on-paper"
        aria-label={t.cellOf(...names, text)}
        onClick={() =>
          dashboard.drillDown({
            part,
            name: row && column ? t.fromTo(row.name, column.name) : (row ?? column ?? all).name,
            from: { chart: title },
          })
        }
      >
        {text}
      </Button>
    );
  };
  const of = { title, filters, pivot, isShare, shares, unit };
  const names = {
    corner: t.cornerOf(nameOf(sides.by), nameOf(sides.columnsBy)),
    columns: columns.map(({ name }) => name),
    rowOf: (row: Pivot['rowList'][number]): SheetCell =>
      sides.by === 'time' ? timeCell(row.key) : partsOf(sides.by, row).name,
    total: t.total,
  };
  return (
    <>
      {!isStale && <SaveMenu title={title} sheetOf={() => pivotSheet(of, names)} />}
      <div
        ref={scroller}
        className={isStale ? 'rd-pivot-scroller stale' : 'rd-pivot-scroller'}
        {...(isWide && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      >
        <table className="rd-pivot">
          <caption className="tp-visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{names.corner}</th>
              {columns.map(({ name, part }) => (
                <th key={part.key} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t.total}</th>
            </tr>
          </thead>
          <tbody>
            {pivot.rowList.map(({ value, cells, ...of }, line) => {
              const row = partsOf(sides.by, of);
              return (
                <tr key={of.key} data-row={row.part.key}>
                  <th scope="row">{row.name}</th>
                  {columns.map((column, at) => (
                    <td key={column.part.key}>
                      {cell(cells[at] ?? null, { row, column }, shares?.cells[line]?.[at])}
                    </td>
                  ))}
                  <td>{cell(value, { row }, shares?.rowTotals[line])}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr data-row={TOTALS}>
              <th scope="row">{t.total}</th>
              {columns.map((column, at) => (
                <td key={column.part.key}>
                  {cell(pivot.columnList[at]?.value ?? null, { column }, shares?.columnTotals[at])}
                </td>
              ))}
              <td>{cell(pivot.value, {}, shares && 100)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

/** Shares of the whole, whose rest beside the shown rows is on other pages. */
const sharesOf = ({ rowList, columnList, value }: Pivot) =>
  tableShares({
    cells: rowList.map(({ cells }) => cells),
    rowTotals: rowList.map((row) => row.value ?? 0),
    columnTotals: columnList.map((column) => column.value ?? 0),
    whole: value ?? 0,
  });

/** React key of the row of totals. */
const TOTALS = 'all totals';

/** Returns a function for the names of rows and columns and the records behind them. */
function useParts(dashboard: Dashboard, { columnList }: Pivot) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const granularity = granularityOf(useStore(dashboard.store).filters);
  return (by: Breakdown, { key, name }: { key: string | null; name: string }): Part => {
    if (key === null) {
      const others = columnList.flatMap((column) => column.key ?? []);
      return { name: t.other, part: partExcept(by, others, granularity) };
    }
    return {
      name: rowName({ key, name }, by, granularity, { t, terms, dates }),
      part: partOfRow(by, key, granularity),
    };
  };
}
