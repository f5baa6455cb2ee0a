import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../src/contract/call';
import type {
  ConsumptionSums,
  queryPersonConsumptionsFromESApply,
} from '../../../src/contract/report/consumption';
import { PRODUCTS } from '../../../src/contract/report/report';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { SaveMenu } from '../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import type { CardPlace } from '../../../src/ui/table/table-model';
import { tableSheet } from '../../../src/ui/table/table-sheet';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { metricCell, timeCell } from '../dashboard/terms/metric-cell';
import { termTexts, type TermTexts } from '../dashboard/terms/texts';
import { FigureList } from '../figures/FigureList';
import { periodTexts } from '../period/texts';
import type { Bill } from './bill';
import { consumerBillTexts, type ConsumerBillTexts } from './texts';

type ConsumptionResult = ResultOf<typeof queryPersonConsumptionsFromESApply>;

/** In display order; the first is the main figure. */
const FIGURES = ['amount', 'bookings', 'changes', 'refunds'] as const;

interface Props {
  bill: Bill;
  /** undefined while loading. */
  found: ConsumptionResult | undefined;
  /** Name of the date basis. */
  basis: string;
  isStale: boolean;
}

/** Totals of the bill, and subtotals by product or month. */
export function BillSums({ bill, found, basis, isStale }: Props) {
  const t = useTexts(consumerBillTexts);
  const p = useTexts(periodTexts);
  const terms = useTexts(termTexts);
  const { filters } = useStore(bill.store);
  const { beginDate, endDate, product, keyword } = filters;
  const field = product || 'all';
  return (
    <section
      className="cb-sums"
      part="figures"
      aria-label={t.figures}
      aria-busy={found === undefined || isStale}
    >
      <p className="cb-hint">
        <span>{p.since(beginDate, endDate, basis)}</span>
        {keyword !== '' && <span>{t.narrowed}</span>}
      </p>
      <FigureList
        figures={FIGURES.map((figure) => ({
          key: figure,
          name: terms.metric(figure, field),
          value: found && terms.value(figure === 'amount' ? 'fen' : 'count', found.sums[figure]),
        }))}
        isStale={isStale}
      />
      {/* the subtotals reserve their space while loading */}
      {found?.total !== 0 && <Subtotals bill={bill} found={found} basis={basis} isStale={isStale} />}
    </section>
  );
}

/**
 * Place of the figures on a card: the amount shares a line with the name, and changes and refunds appear only in the
 * sums above.
 */
const CARD: Readonly<Partial<Record<(typeof FIGURES)[number], CardPlace>>> = {
  amount: 'state',
  changes: 'none',
  refunds: 'none',
};

type SumRow = ConsumptionSums & { key: string; name: string };

/** Subtotals by product or by month. */
function Subtotals({ bill, found, basis, isStale }: Props) {
  const t = useTexts(consumerBillTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const p = useTexts(periodTexts);
  const { sumsBy, filters } = useStore(bill.store);
  const isOfMonths = sumsBy === 'month';
  const rows: SumRow[] = isOfMonths
    ? (found?.monthList ?? []).map(({ month, ...sums }) => ({
        ...sums,
        key: month,
        name: dates.month(month),
      }))
    : (found?.productList ?? []).map(({ product, ...sums }) => ({
        ...sums,
        key: product,
        name: terms.product(product),
      }));
  const columns = useMemo(
    () => sumColumns(isOfMonths, found?.sums, { t, terms }),
    [isOfMonths, found?.sums, t, terms],
  );
  const by = isOfMonths ? t.byMonth : t.byProduct;
  const title = t.sumsOf(by);
  const facts = [
    [p.preset, p.since(filters.beginDate, filters.endDate, basis)],
    [t.product, filters.product === '' ? '' : terms.product(filters.product)],
    [t.search, filters.keyword],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]));
  return (
    <>
      <Segmented
        label={t.sumsBy}
        options={[
          { value: 'product', label: t.byProduct },
          { value: 'month', label: t.byMonth },
        ]}
        value={sumsBy}
        onChange={bill.sumBy}
      />
      {rows.length > 0 && (
        <SaveMenu title={title} sheetOf={() => tableSheet({ title, filters: facts, columns, rows })} />
      )}
      <DataTable
        label={title}
        framed={false}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        loading={isStale || found === undefined}
        skeletonRows={PRODUCTS.length}
        empty={null}
      />
    </>
  );
}

function sumColumns(
  isOfMonths: boolean,
  sums: ConsumptionSums | undefined,
  { t, terms }: { t: ConsumerBillTexts; terms: TermTexts },
): Column<SumRow>[] {
  return [
    {
      id: 'name',
      header: isOfMonths ? t.month : t.product,
      card: 'title',
      width: 112,
      total: sums && t.total,
      cell: (row) => row.name,
      saved: ({ key, name }) => (isOfMonths ? timeCell(key) : name),
    },
    ...FIGURES.map((figure): Column<SumRow> => {
      const unit = figure === 'amount' ? 'fen' : 'count';
      const text = (of: ConsumptionSums) => terms.value(unit, of[figure]);
      const saved = (of: ConsumptionSums) => metricCell(unit, of[figure]);
      const header = terms.metric(figure, 'all');
      return {
        id: figure,
        header,
        savedHeader: unit === 'fen' ? terms.withUnit(header, terms.unit('fen', 'all')) : header,
        numeric: true,
        width: 96,
        total: sums && text(sums),
        savedTotal: sums ? saved(sums) : null,
        card: CARD[figure],
        cell: text,
        saved,
      };
    }),
  ];
}
