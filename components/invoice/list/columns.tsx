import type { Invoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import type { InvoiceTexts } from '../texts';
import { InvoiceStateTag } from './InvoiceStateTag';
import type { InvoiceListTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

export const invoiceColumns = (
  { s, t }: { s: InvoiceTexts; t: InvoiceListTexts },
  show: (invoiceNo: string) => void,
): Column<Invoice>[] => [
  {
    id: 'invoiceNo',
    header: t.invoiceNo,
    card: 'title',
    width: 190,
    cell: ({ invoiceNo }) => (
      <EntryLink to={{ kind: 'invoice', id: invoiceNo }} className="iv-no" onOpen={() => show(invoiceNo)}>
        {invoiceNo}
      </EntryLink>
    ),
  },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    width: 90,
    cell: ({ invoiceState }) => <InvoiceStateTag state={invoiceState} />,
  },
  { id: 'type', header: s.type, width: 100, givesWay: 5, cell: ({ invoiceType }) => s.typeName(invoiceType) },
  { id: 'total', header: t.total, width: 120, numeric: true, cell: ({ amount }) => formatPrice(amount) },
  {
    id: 'deductible',
    header: s.deductible,
    width: 110,
    numeric: true,
    cell: ({ deductibleAmount }) => formatPrice(deductibleAmount),
  },
  {
    id: 'title',
    header: s.title,
    width: 180,
    givesWay: 3,
    oneLine: true,
    cell: ({ titleName }) => titleName,
  },
  {
    id: 'taxInvoiceNo',
    header: t.taxInvoiceNo,
    width: 190,
    givesWay: 2,
    cell: ({ taxInvoiceNo }) => taxInvoiceNo,
  },
  {
    id: 'failReason',
    header: t.failReason,
    width: 160,
    givesWay: 1,
    oneLine: true,
    cell: ({ failReason }) => failReason,
  },
  {
    id: 'applicant',
    header: t.applicant,
    width: 90,
    givesWay: 4,
    oneLine: true,
    cell: ({ staffName }) => staffName,
  },
  {
    id: 'time',
    header: t.applyTime,
    card: 'time',
    width: 150,
    cell: ({ applyTime }) => instantText(applyTime),
  },
];
