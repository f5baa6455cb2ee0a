import { useMemo, useState } from 'react';
import { queryAgencyDispute, type AgencyDisputeDetail } from '../../../src/contract/agency/disputes';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { AnswerDialog } from './AnswerDialog';
import { lineColumns, stateTag } from './columns';
import { DecideDialog } from './DecideDialog';
import { disputeTexts } from './texts';
import { Thread } from './Thread';

interface Props {
  disputeNo: string;
  billNo: string;
  mayAnswer: boolean;
  onBack(): void;
}

/** One dispute: its lines, messages and bill, and the answer of the agency. */
export function DisputeDetail({ disputeNo, billNo, mayAnswer, onBack }: Props) {
  const t = useTexts(disputeTexts);
  const found = useCall(queryAgencyDispute, { disputeNo }, { live: true });
  const [asked, ask] = useState<'answer' | 'decide'>();
  const { data } = found;
  const end = () => ask(undefined);
  return (
    <DetailPane
      noun={t.noun}
      title={t.title(billNo)}
      row={disputeNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {stateTag(data.dispute.disputeState, t)}
            {mayAnswer && data.dispute.disputeState === 'open' && (
              <Toolbar>
                <Button aria-haspopup="dialog" onClick={() => ask('answer')}>
                  {t.answer}
                </Button>
                <Button variant="primary" aria-haspopup="dialog" onClick={() => ask('decide')}>
                  {t.decide}
                </Button>
              </Toolbar>
            )}
          </>
        )
      }
    >
      {data && <DisputeFacts found={data} />}
      {data && <Thread title={t.thread} disputeNo={disputeNo} messages={data.messageList} />}
      {data && <History entries={data.historyList} />}
      {data && asked === 'answer' && <AnswerDialog disputeNo={disputeNo} onClose={end} />}
      {data && asked === 'decide' && (
        <DecideDialog found={data} reload={() => void found.refetch()} onClose={end} />
      )}
    </DetailPane>
  );
}

function DisputeFacts({ found: { dispute, bill, lineList } }: { found: AgencyDisputeDetail }) {
  const t = useTexts(disputeTexts);
  const columns = useMemo(() => lineColumns(t), [t]);
  return (
    <>
      <Section title={t.facts}>
        <Facts>
          <Fact name={t.enterprise}>{dispute.entName}</Fact>
          <Fact name={t.reason}>{t.reasonName(dispute.reason)}</Fact>
          <Fact name={t.claimAmount}>{t.sum(dispute.claimAmount)}</Fact>
          <Fact name={t.acceptedAmount}>{t.sum(dispute.acceptedAmount)}</Fact>
          <Fact name={t.raisedBy}>{dispute.raisedBy}</Fact>
          <Fact name={t.raisedTime}>{instantText(dispute.raisedTime)}</Fact>
        </Facts>
      </Section>
      <Section title={t.lines}>
        <DataTable
          label={t.lines}
          columns={columns}
          rows={lineList}
          rowKey={({ line }) => String(line.lineNo)}
          empty={<EmptyState title={t.noLines} />}
        />
      </Section>
      <Section title={t.bill}>
        <Facts>
          <Fact name={t.billNo}>{bill.billNo}</Fact>
          <Fact name={t.billState}>{t.billStateName(bill.billState)}</Fact>
          <Fact name={t.totalAmount}>{t.sum(bill.totalAmount)}</Fact>
          <Fact name={t.heldAmount}>{t.sum(bill.heldAmount)}</Fact>
          <Fact name={t.payableAmount}>{t.sum(bill.payableAmount)}</Fact>
          {dispute.acceptedAmount > 0 && (
            <Fact name={t.correctionBillNo}>{dispute.correctionBillNo || t.notCorrected}</Fact>
          )}
        </Facts>
      </Section>
    </>
  );
}
