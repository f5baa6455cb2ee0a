import { useId } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { querySettleDispute } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { Amount } from '../Amount';
import { DisputedLines } from './DisputedLines';
import { DisputeStateTag } from './DisputeStateTag';
import { Thread } from './Thread';
import { disputesTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

/** Poll interval: the agency may answer while the page is open. */
const NEXT_LOOK_MS = 30_000;

interface Props {
  settling: SettlementStore;
  disputeNo: string;
}

/** Page of one dispute: its lines, the decision and the messages. */
export function DisputeDetail({ settling, disputeNo }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(disputesTexts);
  const found = useCall(
    querySettleDispute,
    { disputeNo },
    {
      live: true,
      refetchInterval: (answer) => (answer?.dispute.disputeState === 'open' ? NEXT_LOOK_MS : false),
    },
  );
  const { data } = found;
  return (
    <DetailPane
      noun={s.dispute}
      title={data ? t.title(s.reason(data.dispute.reason)) : s.dispute}
      row={disputeNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={settling.closeDispute}
      head={
        data && (
          <>
            <DisputeStateTag state={data.dispute.disputeState} />
            {data.canWithdraw && (
              <div className="st-acts">
                <Button aria-haspopup="dialog" onClick={() => settling.ask({ kind: 'withdraw', disputeNo })}>
                  {t.withdraw}
                </Button>
              </div>
            )}
          </>
        )
      }
    >
      {data && (
        <>
          <DisputeFacts settling={settling} found={data} />
          <DisputedLines settling={settling} lines={data.lineList} />
          <Thread
            settling={settling}
            disputeNo={disputeNo}
            messages={data.messageList}
            canWrite={data.canWrite}
          />
        </>
      )}
    </DetailPane>
  );
}

interface FactsProps {
  settling: SettlementStore;
  found: ResultOf<typeof querySettleDispute>;
}

function DisputeFacts({ settling, found: { dispute } }: FactsProps) {
  const s = useTexts(settlementTexts);
  const t = useTexts(disputesTexts);
  const titleId = useId();
  const { billNo, disputeState, lineAmount, claimAmount, acceptedAmount, correctionBillNo } = dispute;
  const isDecided = disputeState !== 'open' && disputeState !== 'withdrawn';
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.facts}</h3>
      <Facts>
        <Fact name={t.bill}>
          <BillLink settling={settling} billNo={billNo} />
        </Fact>
        <Fact name={t.raised}>{t.raisedBy(dispute.raisedBy, instantText(dispute.raisedTime))}</Fact>
        <Fact name={t.lineAmount}>
          <Amount fen={lineAmount} />
        </Fact>
        <Fact name={t.claimAmount}>
          <Amount fen={claimAmount} />
        </Fact>
        <Fact name={t.acceptedAmount}>{isDecided ? <Amount fen={acceptedAmount} /> : t.undecided}</Fact>
        {dispute.endedTime !== '' && <Fact name={t.ended}>{instantText(dispute.endedTime)}</Fact>}
        {isDecided && acceptedAmount > 0 && (
          <Fact name={t.correction} wraps>
            {correctionBillNo === '' ? (
              t.correctionSays(formatPrice(acceptedAmount))
            ) : (
              <>
                {t.correctionDone(formatPrice(acceptedAmount))}
                <BillLink settling={settling} billNo={correctionBillNo} />
              </>
            )}
          </Fact>
        )}
        {dispute.lineCount > 0 && <Fact name={t.lines}>{s.lineCount(dispute.lineCount)}</Fact>}
      </Facts>
    </section>
  );
}

function BillLink({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  const s = useTexts(settlementTexts);
  return (
    <EntryLink
      to={{ kind: 'bill', id: billNo }}
      className="st-link"
      aria-label={s.openBill(billNo)}
      onOpen={() => settling.openBill(billNo)}
    >
      {billNo}
    </EntryLink>
  );
}
