import Download from 'lucide-react/icons/download';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { useCall } from '../../../src/element/data/use-call';
import { useExport } from '../../../src/element/export/use-export';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { BillStateTag } from '../BillStateTag';
import { PaymentPanel } from '../paying/PaymentPanel';
import type { SettlementState, SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { Accounts } from './Accounts';
import billCss from './bill.css?inline';
import { BillFacts } from './BillFacts';
import { BillFigures } from './BillFigures';
import { BillHistory } from './BillHistory';
import { BillParts } from './BillParts';
import { Kinds } from './Kinds';
import { billTexts } from './texts';

/** Poll interval while a bill is being generated, which takes moments. */
const WHILE_MADE_MS = 3000;

interface Props {
  settling: SettlementStore;
  state: SettlementState;
}

/** Page of one bill: its amounts, groups, lines and history. */
export default function BillDetail({ settling, state }: Props) {
  useSheet(billCss);
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const { billNo } = state;
  const found = useCall(
    querySettleBill,
    { billNo },
    {
      live: true,
      refetchInterval: (answer) => (answer?.bill.billState === 'generating' ? WHILE_MADE_MS : false),
    },
  );
  const printing = useExport(settling.showFiles);
  const { data } = found;
  const isMade = data !== undefined && data.bill.billState !== 'generating';
  return (
    <DetailPane
      noun={s.bill}
      title={data ? s.billTitle(data.bill.periodBegin, data.bill.periodEnd) : s.bill}
      row={billNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={settling.closeBill}
      head={
        data && (
          <>
            <BillStateTag state={data.bill.billState} />
            {data.bill.isByAccount && <Tag>{s.accountOf(data.bill)}</Tag>}
            <div className="st-acts">
              {isMade && (
                <Button
                  icon={<Download aria-hidden="true" />}
                  loading={printing.isSending}
                  loadingText={t.toPdf}
                  // not `disabled`: the button would lose the focus
                  aria-disabled={printing.isSending || undefined}
                  onClick={() => printing.add({ kind: 'settleBill', format: 'pdf', query: { billNo } })}
                >
                  {t.toPdf}
                </Button>
              )}
              {data.canConfirm && (
                <Button
                  variant="primary"
                  aria-haspopup="dialog"
                  onClick={() => settling.ask({ kind: 'confirm' })}
                >
                  {t.confirm}
                </Button>
              )}
            </div>
          </>
        )
      }
    >
      {data && !isMade && (
        <p className="st-hint" role="status">
          {t.making}
        </p>
      )}
      {isMade && (
        <>
          <BillFigures bill={data.bill} />
          {data.bill.isConfirmed && <PaymentPanel settling={settling} billNo={billNo} />}
          <div className="st-bill-facts">
            <BillFacts settling={settling} found={data} />
            <Kinds settling={settling} found={data} />
          </div>
          {!data.bill.isByAccount && <Accounts settling={settling} billNo={billNo} />}
          <BillParts settling={settling} state={state} found={data} />
          <BillHistory settling={settling} events={data.eventList} />
        </>
      )}
    </DetailPane>
  );
}
