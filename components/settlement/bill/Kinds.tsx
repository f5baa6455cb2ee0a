import { useId, useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { querySettleBill } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { amountCell, countCell } from '../../../src/domain/sheet/sheet';
import { SaveMenu } from '../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { tableSheet } from '../../../src/ui/table/table-sheet';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { billTexts } from './texts';

type BillResult = ResultOf<typeof querySettleBill>;
type KindSum = BillResult['kindList'][number];

/** Totals of a bill by kind of line. Each kind opens its lines. */
export function Kinds({
  settling,
  found: { bill, kindList },
}: {
  settling: SettlementStore;
  found: BillResult;
}) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const titleId = useId();
  const { lineCount, totalAmount } = bill;
  const columns = useMemo((): Column<KindSum>[] => {
    return [
      {
        id: 'kind',
        header: t.kind,
        card: 'title',
        width: 120,
        total: t.total,
        cell: ({ kind }) => (
          <button
            type="button"
            className="tp-list-link st-link"
            aria-label={t.showKind(s.kind(kind))}
            onClick={() => settling.showKind(kind)}
          >
            {s.kind(kind)}
          </button>
        ),
        saved: ({ kind }) => s.kind(kind),
      },
      {
        id: 'lineCount',
        header: t.lines,
        numeric: true,
        width: 80,
        card: 'state',
        total: s.lineCount(lineCount),
        cell: (sum) => s.lineCount(sum.lineCount),
        saved: (sum) => countCell(sum.lineCount),
        savedTotal: countCell(lineCount),
      },
      {
        id: 'amount',
        header: t.amount,
        numeric: true,
        width: 120,
        card: 'amount',
        cardPrefix: '¥',
        total: formatPrice(totalAmount),
        cell: ({ amount }) => formatPrice(amount),
        saved: ({ amount }) => amountCell(amount),
        savedTotal: amountCell(totalAmount),
      },
    ];
  }, [settling, s, t, lineCount, totalAmount]);
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.kinds}</h3>
      {kindList.length > 0 && (
        <SaveMenu
          title={t.kinds}
          sheetOf={() =>
            tableSheet({
              title: t.kinds,
              filters: [[t.billNo, bill.billNo]],
              columns,
              rows: kindList,
            })
          }
        />
      )}
      <DataTable
        label={t.kinds}
        framed={false}
        columns={columns}
        rows={kindList}
        rowKey={({ kind }) => kind}
        empty={<p className="st-hint">{t.nothing}</p>}
      />
    </section>
  );
}
