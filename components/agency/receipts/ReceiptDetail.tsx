import { useState } from 'react';
import {
  queryAgencyReceipt,
  type AgencyReceipt,
  type AgencyReceiptDetail,
} from '../../../src/contract/agency/receipts';
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
import { ReceiptBox, type ReceiptAction } from './ReceiptBox';
import { receiptTexts } from './texts';

interface Props {
  receipt: AgencyReceipt;
  mayMatch: boolean;
  onBack(): void;
}

/** One receipt: its facts and steps, and the actions of the operator. */
export function ReceiptDetail({ receipt: { receiptNo, bankReference }, mayMatch, onBack }: Props) {
  const t = useTexts(receiptTexts);
  const found = useCall(queryAgencyReceipt, { receiptNo }, { live: true });
  const [asked, ask] = useState<ReceiptAction>();
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={t.title(bankReference)}
      row={String(receiptNo)}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {stateTag(data.receiptState, t)}
            {mayMatch && <Actions receipt={data} ask={ask} />}
          </>
        )
      }
    >
      {data && <ReceiptFacts receipt={data} />}
      {data && (
        <History
          entries={data.stepList.map(({ how, operatorName, stepTime, billNo, reason }) => ({
            logTime: stepTime,
            operatorName: operatorName || t.system,
            kind: t.stepName(how),
            summary: [billNo, reason].filter((part) => part !== '').join('，'),
          }))}
        />
      )}
      {data && asked && (
        <ReceiptBox receipt={data} action={asked} onClose={() => ask(undefined)} onRemoved={onBack} />
      )}
    </DetailPane>
  );
}

function Actions({
  receipt: { receiptState, first, isFirstCaller, mayRemove },
  ask,
}: {
  receipt: AgencyReceiptDetail;
  ask(action: ReceiptAction): void;
}) {
  const t = useTexts(receiptTexts);
  const button = (action: ReceiptAction, text: string) => (
    <Button
      variant={action === 'assign' ? 'primary' : 'default'}
      aria-haspopup="dialog"
      onClick={() => ask(action)}
    >
      {text}
    </Button>
  );
  if (receiptState === 'booked') return button('undo', t.undo);
  if (receiptState === 'dismissed') return button('reopen', t.reopen);
  return (
    <Toolbar>
      {mayRemove && button('remove', t.remove)}
      {button('dismiss', t.dismiss)}
      {isFirstCaller ? button('withdraw', t.withdraw) : button('assign', first ? t.confirmAgain : t.assign)}
    </Toolbar>
  );
}

function ReceiptFacts({ receipt }: { receipt: AgencyReceiptDetail }) {
  const t = useTexts(receiptTexts);
  const { none } = useTexts(decisionTexts);
  const { receiptState, fileName, rowNo } = receipt;
  return (
    <Section title={t.facts}>
      <Facts>
        <Fact name={t.amount}>{t.sum(receipt.amount)}</Fact>
        <Fact name={t.receivedDate}>{receipt.receivedDate}</Fact>
        <Fact name={t.payerName}>{receipt.payerName}</Fact>
        <Fact name={t.purpose} wraps>
          {receipt.purpose || none}
        </Fact>
        {receiptState === 'open' && (
          <Fact name={t.leftReason} wraps>
            {t.leftName(receipt.leftReason)}
          </Fact>
        )}
        {receiptState === 'booked' && (
          <>
            <Fact name={t.bill}>{receipt.billNo}</Fact>
            <Fact name={t.enterprise}>{receipt.entName}</Fact>
            <Fact name={t.overAmount}>{t.sum(receipt.overAmount)}</Fact>
          </>
        )}
        {receipt.first && (
          <Fact name={t.first} wraps>
            {t.firstOf(receipt.first.operatorName, receipt.first.billNo)}
          </Fact>
        )}
        <Fact name={t.source} wraps>
          {fileName === '' ? t.typed : t.fromFile(fileName, rowNo)}
        </Fact>
        <Fact name={t.importedBy}>{receipt.importedBy}</Fact>
      </Facts>
    </Section>
  );
}
