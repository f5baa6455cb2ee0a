import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { querySettleBillLines } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { listPage } from '../../../src/element/list-page/list-page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { lineQuery } from '../line-query';
import type { LineFilters, SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { lineColumns } from './line-columns';
import { LineFilterBar } from './LineFilterBar';
import { LineSelection } from './LineSelection';
import { billTexts } from './texts';

interface Of {
  settling: SettlementStore;
  billNo: string;
  canDispute: boolean;
}

const List = listPage(
  querySettleBillLines,
  { s: settlementTexts, t: billTexts },
  {
    path: '/settlePayment/lines',
    isApart: true,
    words: ({ s, t }) => ({ noun: s.line, nothing: t.nothing }),
    ask: (filters: LineFilters, { billNo }: Of, sort) => lineQuery(billNo, filters, sort),
    rows: ({ lineList }) => lineList,
    rowKey: ({ lineNo }) => `${lineNo}`,
    columns: (texts, { settling }) => lineColumns(settling, texts),
    isSelectable: ({ canDispute }) => canDispute,
    Bar: LineSelection,
    Above: ({ of: { settling }, answer, filters }) => (
      <LineFilterBar settling={settling} filters={filters} lines={answer?.lineList ?? []} />
    ),
    Between: LinesSummary,
  },
);

/** Paged lines of a bill. Disputable lines can be chosen. */
export function Lines({ settling, billNo, canDispute }: Of) {
  const of = useMemo(() => ({ settling, billNo, canDispute }), [settling, billNo, canDispute]);
  return <List listing={settling.lines} of={of} canChoose={canDispute} />;
}

interface LinesSummaryProps {
  of: Of;
  answer: ResultOf<typeof querySettleBillLines> | undefined;
}

function LinesSummary({ of: { canDispute }, answer }: LinesSummaryProps) {
  const t = useTexts(billTexts);
  if (!answer || answer.total === 0) return null;
  return (
    <div className="st-found">
      <p role="status">{t.found(formatPrice(answer.totalAmount))}</p>
      {canDispute && <p>{t.howToDispute}</p>}
    </div>
  );
}
