import type { ResultOf } from '../../../src/contract/call';
import { queryInvoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { FileLinks } from '../../../src/element/upload/FileLinks';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { Actions } from './Actions';
import { InvoiceHistory } from './InvoiceHistory';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceStateTag } from './InvoiceStateTag';
import { TaxFormula } from './TaxFormula';
import { TicketFacts } from './TicketFacts';
import { invoiceListTexts } from './texts';
import { isUnderWay, LOOK_MS } from './under-way';

type InvoiceResult = ResultOf<typeof queryInvoice>;

interface Props {
  invoicing: InvoiceStore;
  invoiceNo: string;
}

/** One invoice: recipient, files, tax, lines and history. */
export default function InvoiceDetail({ invoicing, invoiceNo }: Props) {
  const t = useTexts(invoiceListTexts);
  const found = useCall(
    queryInvoice,
    { invoiceNo },
    {
      live: true,
      refetchInterval: (answer) => (answer && isUnderWay(answer.invoice.invoiceState) ? LOOK_MS : false),
    },
  );
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={invoiceNo}
      row={invoiceNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={() => invoicing.show('')}
      head={
        data && (
          <>
            <InvoiceStateTag state={data.invoice.invoiceState} />
            <Actions invoicing={invoicing} found={data} />
          </>
        )
      }
    >
      {data && (
        <>
          <InvoiceFacts found={data} />
          <TaxFormula invoice={data.invoice} itinerary={data.itinerary} />
          {data.itinerary ? (
            <TicketFacts invoicing={invoicing} itinerary={data.itinerary} />
          ) : (
            <InvoiceLines invoicing={invoicing} lines={data.lineList} />
          )}
          <InvoiceHistory events={data.eventList} />
        </>
      )}
    </DetailPane>
  );
}

function InvoiceFacts({ found }: { found: InvoiceResult }) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceListTexts);
  const { invoice, buyer, mailTo, remark, fileList } = found;
  const bank = `${buyer.bankName} ${buyer.bankAccount}`.trim();
  return (
    <section className="tp-detail-card" aria-label={t.facts}>
      {isUnderWay(invoice.invoiceState) && (
        <p className="iv-hint" role="status">
          {t.waitingHint}
        </p>
      )}
      <Facts>
        <Fact name={t.total}>{`¥${formatPrice(invoice.amount)}`}</Fact>
        <Fact name={s.type}>{s.typeName(invoice.invoiceType)}</Fact>
        {invoice.taxInvoiceNo !== '' && <Fact name={t.taxInvoiceNo}>{invoice.taxInvoiceNo}</Fact>}
        {invoice.redInvoiceNo !== '' && <Fact name={t.redInvoiceNo}>{invoice.redInvoiceNo}</Fact>}
        <Fact name={s.title}>{invoice.titleName}</Fact>
        <Fact name={t.taxNo}>{invoice.taxNo}</Fact>
        {buyer.address !== '' && <Fact name={t.address}>{buyer.address}</Fact>}
        {buyer.phone !== '' && <Fact name={t.phone}>{buyer.phone}</Fact>}
        {bank !== '' && <Fact name={t.bank}>{bank}</Fact>}
        <Fact name={s.mailTo}>{mailTo || s.none}</Fact>
        <Fact name={t.applicant}>{invoice.staffName}</Fact>
        <Fact name={t.applyTime}>{instantText(invoice.applyTime)}</Fact>
        {invoice.issueTime !== '' && <Fact name={t.issueTime}>{instantText(invoice.issueTime)}</Fact>}
        <Fact name={s.remark} wraps>
          {remark || s.none}
        </Fact>
        {invoice.failReason !== '' && (
          <Fact name={t.failReason} wraps>
            {invoice.failReason}
          </Fact>
        )}
        <Fact name={t.files}>{fileList.length === 0 ? t.noFiles : <FileLinks files={fileList} />}</Fact>
      </Facts>
    </section>
  );
}
