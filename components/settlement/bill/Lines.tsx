import { useEffect, useMemo } from 'react';
import { querySettleBillLines } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useTablePreferences } from '../../../src/element/list/table-preferences';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { lineQuery } from '../line-query';
import { isNarrowed, type SettlementState, type Settling } from '../settling';
import { settlementTexts } from '../texts';
import { lineColumns } from './line-columns';
import { LineFilterBar } from './LineFilterBar';
import { LineSelection } from './LineSelection';
import { billTexts } from './texts';

/** What is kept of this table is apart from that of the list of bills, wherever they stand. */
const OWN_PAGE = '/settlePayment/lines';

interface Props {
  settling: Settling;
  state: SettlementState;
  canDispute: boolean;
}

/** The lines of a bill, a page at a time; those that can be disputed can be chosen. */
export function Lines({ settling, state, canDispute }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const { billNo, lines, chosen } = state;
  const columns = useMemo(() => lineColumns(settling, { s, t }), [settling, s, t]);
  const preferences = useTablePreferences(OWN_PAGE, columns);
  const pageSize = preferences.pageSize || lines.pageSize;
  const query = lineQuery(billNo, { ...lines, pageSize });
  const found = useCall(querySettleBillLines, preferences.settled ? query : undefined, {
    live: true,
    keepPrevious: true,
  });
  const { data } = found;
  const { learn } = settling;
  useEffect(() => {
    if (data) learn(data.lineList);
  }, [data, learn]);
  const rows = data?.lineList ?? [];
  const keys = useMemo(() => new Set([...chosen.keys()].map(String)), [chosen]);
  return (
    <>
      <LineFilterBar settling={settling} filters={lines.filters} lines={rows} />
      {data && data.total > 0 && (
        <div className="st-found">
          <p role="status">{t.found(formatPrice(data.totalAmount))}</p>
          {canDispute && <p>{t.howToDispute}</p>}
        </div>
      )}
      <PagedTable
        noun={s.line}
        found={found}
        rows={rows}
        total={data?.total ?? 0}
        rowKey={({ lineNo }) => `${lineNo}`}
        table={{ preferences, isReady: preferences.settled }}
        state={{ ...lines, pageSize }}
        listing={settling.lines}
        isFiltered={isNarrowed(lines.filters)}
        nothing={t.nothing}
        selection={
          canDispute
            ? {
                selected: keys,
                isSelectable: (line) => line.canDispute,
                onChange: (selected) => settling.choose(selected, rows),
              }
            : undefined
        }
      />
      {canDispute && chosen.size > 0 && <LineSelection settling={settling} chosen={chosen} />}
    </>
  );
}
