import type { AgencyInvoice } from '../../../src/contract/agency/invoices';
import type { InvoiceState } from '../../../src/contract/invoice/invoices';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { InvoiceTexts } from './texts';

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  waiting: 'accent',
  issuing: 'accent',
  issued: 'within',
  failed: 'blocked',
  reversing: 'over',
  reversed: 'neutral',
  withdrawn: 'neutral',
};

export const stateTag = (state: InvoiceState, t: InvoiceTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const invoiceColumns = (
  t: InvoiceTexts,
  open: (invoiceNo: string) => void,
): Column<AgencyInvoice>[] => [
  {
    id: 'invoiceNo',
    header: t.invoiceNo,
    cell: ({ invoiceNo }) => (
      <Button variant="text" onClick={() => open(invoiceNo)}>
        {invoiceNo}
      </Button>
    ),
  },
  { id: 'entName', header: t.enterprise, oneLine: true, cell: ({ entName }) => entName },
  { id: 'amount', header: t.amount, numeric: true, cell: ({ amount }) => t.sum(amount) },
  { id: 'state', header: t.state, cell: ({ invoiceState }) => stateTag(invoiceState, t) },
  {
    id: 'failReason',
    header: t.failReason,
    oneLine: true,
    givesWay: 1,
    cell: ({ failReason }) => failReason,
  },
  { id: 'titleName', header: t.titleName, oneLine: true, givesWay: 2, cell: ({ titleName }) => titleName },
  { id: 'type', header: t.type, givesWay: 3, cell: ({ invoiceType }) => t.typeName(invoiceType) },
  { id: 'applyTime', header: t.applyTime, givesWay: 4, cell: ({ applyTime }) => instantText(applyTime) },
];
