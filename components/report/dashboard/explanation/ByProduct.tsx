import { useMemo } from 'react';
import { amountCell } from '../../../../src/domain/sheet/sheet';
import type { ChangePart } from '../../../../src/domain/report/explain-change';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { useSavedFilters } from '../../../../src/ui/save/saved-filters';
import { SaveMenu } from '../../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { tableSheet } from '../../../../src/ui/table/table-sheet';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import type { ReportChange } from './visible-parts';
import { explanationTexts } from './texts';

interface Row {
  part: ChangePart;
}

/** Reasons by product and in total. Rows and columns both add up. */
export function ByProduct({ change, shown }: { change: ReportChange; shown: readonly ChangePart[] }) {
  const t = useTexts(explanationTexts);
  const { total } = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const facts = useSavedFilters();
  const columns = useMemo((): Column<Row>[] => {
    const money = (value: number) => terms.value('fen', value);
    const column = (
      id: string,
      header: string,
      { amount, comparedAmount, parts }: Pick<ReportChange, 'amount' | 'comparedAmount' | 'parts'>,
    ): Column<Row> => ({
      id,
      header,
      numeric: true,
      width: 112,
      card: id === 'total' ? 'amount' : undefined,
      cell: ({ part }) => money(parts[part]),
      total: money(amount - comparedAmount),
      saved: ({ part }) => amountCell(parts[part]),
      savedTotal: amountCell(amount - comparedAmount),
    });
    return [
      {
        id: 'part',
        header: t.reason,
        card: 'title',
        width: 96,
        cell: ({ part }) => t.part(part),
        total: t.difference,
      },
      ...change.productList.map((one) => column(one.product, terms.product(one.product), one)),
      column('total', total, change),
    ];
  }, [change, t, terms, total]);
  const rows = useMemo(() => shown.map((part) => ({ part })), [shown]);
  return (
    <>
      <SaveMenu
        title={t.byProduct}
        sheetOf={() => tableSheet({ title: t.byProduct, filters: facts, columns, rows })}
      />
      <DataTable
        label={t.byProduct}
        framed={false}
        columns={columns}
        rows={rows}
        rowKey={({ part }) => part}
        empty={<EmptyState title={t.byProduct} />}
      />
    </>
  );
}
