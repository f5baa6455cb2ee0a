import { useState } from 'react';
import {
  queryRefundOwed,
  type HoldReason,
  type RefundOwed,
  type RefundOwedDetail,
} from '../../../src/contract/agency/refunds';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { decisionTexts } from '../decision/texts';
import { stateTag } from './columns';
import { SettlementBox, type SettlementStep } from './SettlementBox';
import { refundTexts, type RefundTexts } from './texts';

interface Props {
  refund: RefundOwed;
  maySettle: boolean;
  onBack(): void;
}

/** Held money with its reason and settlement. */
export function RefundDetail({ refund: { suspenseNo, tradeNo }, maySettle, onBack }: Props) {
  const t = useTexts(refundTexts);
  const found = useCall(queryRefundOwed, { suspenseNo }, { live: true });
  const [asked, ask] = useState<SettlementStep>();
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={t.title(tradeNo)}
      row={String(suspenseNo)}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {stateTag(data.refundState, t)}
            {maySettle && <Actions refund={data} ask={ask} />}
          </>
        )
      }
    >
      {data && <RefundFacts refund={data} />}
      {data && <History entries={data.historyList} />}
      {data && asked && <SettlementBox refund={data} step={asked} onClose={() => ask(undefined)} />}
    </DetailPane>
  );
}

function Actions({
  refund: { refundState, why, isFirstCaller },
  ask,
}: {
  refund: RefundOwedDetail;
  ask(step: SettlementStep): void;
}) {
  const t = useTexts(refundTexts);
  if (refundState === 'waiting' || refundState === 'unanswered')
    return (
      <Toolbar>
        {refundState === 'waiting' && why === 'refundRefused' && (
          <Button aria-haspopup="dialog" onClick={() => ask('retry')}>
            {t.retry}
          </Button>
        )}
        <Button variant="primary" aria-haspopup="dialog" onClick={() => ask('settle')}>
          {t.settle}
        </Button>
      </Toolbar>
    );
  if (refundState !== 'confirmedOnce') return null;
  return (
    <Toolbar>
      <Button aria-haspopup="dialog" onClick={() => ask('giveBack')}>
        {t.giveBack}
      </Button>
      {!isFirstCaller && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => ask('confirm')}>
          {t.confirm}
        </Button>
      )}
    </Toolbar>
  );
}

function detailName(why: HoldReason, t: RefundTexts): string {
  if (why === 'refundRefused') return t.refusal;
  return why === 'refundOpen' ? t.failure : t.detail;
}

function RefundFacts({ refund }: { refund: RefundOwedDetail }) {
  const t = useTexts(refundTexts);
  const decision = useTexts(decisionTexts);
  const { refundState, first } = refund;
  return (
    <Section title={t.facts}>
      {(refundState === 'waiting' || refundState === 'unanswered') && refund.needsTwo && (
        <p>{decision.needsTwo}</p>
      )}
      {refundState === 'confirmedOnce' && first && <p>{decision.waitsForOther(first.operatorName)}</p>}
      {refundState === 'atCashier' && <p>{t.atCashierHint}</p>}
      {refundState === 'unanswered' && <p>{t.unansweredHint}</p>}
      <Facts>
        <Fact name={t.enterprise}>{refund.entName || t.unknownEnterprise}</Fact>
        <Fact name={t.amount}>{t.sum(refund.amount)}</Fact>
        <Fact name={t.paidFor}>{t.paidForName(refund.paidFor)}</Fact>
        <Fact name={t.paymentNo}>{refund.paymentNo}</Fact>
        {refund.refundNo !== '' && <Fact name={t.refundNo}>{refund.refundNo}</Fact>}
        <Fact name={t.heldTime}>{instantText(refund.heldTime)}</Fact>
        <Fact name={t.why} wraps>
          {t.whyName(refund.why)}
        </Fact>
        {refund.detail !== '' && (
          <Fact name={detailName(refund.why, t)} wraps>
            {refund.detail}
          </Fact>
        )}
        {first && (
          <Fact name={decision.firstBy}>{`${first.operatorName} ${instantText(first.confirmTime)}`}</Fact>
        )}
        {refund.reason !== '' && (
          <>
            <Fact name={t.bankReference}>{refund.bankReference || decision.none}</Fact>
            <Fact name={t.reason} wraps>
              {refund.reason}
            </Fact>
          </>
        )}
        {refund.settledBy !== '' && (
          <>
            <Fact name={t.settledBy}>{refund.settledBy}</Fact>
            <Fact name={t.settleTime}>{instantText(refund.settleTime)}</Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}
