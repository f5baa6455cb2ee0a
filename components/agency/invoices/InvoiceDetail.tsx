import { useState } from 'react';
import {
  queryAgencyInvoice,
  queryAgencyInvoiceFile,
  type AgencyInvoiceDetail,
} from '../../../src/contract/agency/invoices';
import type { InvoiceState } from '../../../src/contract/invoice/invoices';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FileButtons } from '../decision/FileButtons';
import { History } from '../decision/History';
import { decisionTexts } from '../decision/texts';
import { stateTag } from './columns';
import { InvoiceBox, type InvoiceAction } from './InvoiceBox';
import { invoiceTexts } from './texts';

interface Props {
  invoiceNo: string;
  mayIssue: boolean;
  onBack(): void;
}

/** One invoice: its buyer, files and decisions, and the actions of the operator. */
export function InvoiceDetail({ invoiceNo, mayIssue, onBack }: Props) {
  const t = useTexts(invoiceTexts);
  const found = useCall(queryAgencyInvoice, { invoiceNo }, { live: true });
  const [asked, ask] = useState<InvoiceAction>();
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={invoiceNo}
      row={invoiceNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {stateTag(data.invoice.invoiceState, t)}
            {mayIssue && (
              <Actions state={data.invoice.invoiceState} isUndecided={data.isUndecided} ask={ask} />
            )}
          </>
        )
      }
    >
      {data && <InvoiceFacts found={data} />}
      {data && <History entries={data.historyList} />}
      {data && asked && <InvoiceBox invoice={data.invoice} action={asked} onClose={() => ask(undefined)} />}
    </DetailPane>
  );
}

interface ActionsProps {
  state: InvoiceState;
  isUndecided: boolean;
  ask(action: InvoiceAction): void;
}

function Actions({ state, isUndecided, ask }: ActionsProps) {
  const t = useTexts(invoiceTexts);
  const button = (action: InvoiceAction, text: string) => (
    <Button
      variant={action === 'issue' ? 'primary' : 'default'}
      aria-haspopup="dialog"
      onClick={() => ask(action)}
    >
      {text}
    </Button>
  );
  if (state === 'issued') return button('reverse', t.reverse);
  if (state !== 'failed') return null;
  if (isUndecided) return button('retry', t.retry);
  return (
    <Toolbar>
      {button('refuse', t.refuse)}
      {button('retry', t.retry)}
      {button('issue', t.issue)}
    </Toolbar>
  );
}

function InvoiceFacts({ found }: { found: AgencyInvoiceDetail }) {
  const t = useTexts(invoiceTexts);
  const { none } = useTexts(decisionTexts);
  const { runtime } = useHost();
  const { invoice, isUndecided, buyer, mailTo, remark, fileList } = found;
  const { invoiceNo } = invoice;
  return (
    <Section title={t.facts}>
      <Facts>
        <Fact name={t.enterprise}>{invoice.entName}</Fact>
        <Fact name={t.type}>{t.typeName(invoice.invoiceType)}</Fact>
        <Fact name={t.amount}>{t.sum(invoice.amount)}</Fact>
        <Fact name={t.taxAmount}>{t.sum(invoice.taxAmount)}</Fact>
        <Fact name={t.taxRate}>{t.percent(invoice.taxRate)}</Fact>
        <Fact name={t.itemCount}>{String(invoice.itemCount)}</Fact>
        <Fact name={t.titleName}>{invoice.titleName}</Fact>
        <Fact name={t.taxNo}>{invoice.taxNo}</Fact>
        <Fact name={t.address}>{buyer.address || none}</Fact>
        <Fact name={t.phone}>{buyer.phone || none}</Fact>
        <Fact name={t.bankName}>{buyer.bankName || none}</Fact>
        <Fact name={t.bankAccount}>{buyer.bankAccount || none}</Fact>
        <Fact name={t.mailTo}>{mailTo || none}</Fact>
        <Fact name={t.remark} wraps>
          {remark || none}
        </Fact>
        <Fact name={t.applicant}>{invoice.staffName}</Fact>
        <Fact name={t.applyTime}>{instantText(invoice.applyTime)}</Fact>
        <Fact name={t.taxInvoiceNo}>{invoice.taxInvoiceNo || none}</Fact>
        <Fact name={t.issueTime}>{instantText(invoice.issueTime) || none}</Fact>
        {invoice.redInvoiceNo !== '' && <Fact name={t.redInvoiceNo}>{invoice.redInvoiceNo}</Fact>}
        {invoice.failReason !== '' && (
          <Fact name={t.failReason} wraps>
            {invoice.failReason}
          </Fact>
        )}
        {isUndecided && (
          <Fact name={t.outcome} wraps>
            {t.undecided}
          </Fact>
        )}
        <Fact name={t.files}>
          <FileButtons
            files={fileList}
            addressOf={(fileNo) => runtime.send(queryAgencyInvoiceFile, { invoiceNo, fileNo })}
          />
        </Fact>
      </Facts>
    </Section>
  );
}
