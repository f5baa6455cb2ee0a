import type { InvoiceTemplate, InvoiceTitle } from '../../../src/contract/invoice/settings';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { ApplyTexts } from '../apply/texts';
import type { InvoiceTexts } from '../texts';
import type { InvoiceSettingsTexts } from './texts';

const stateColumn = <Row extends { isClosed: boolean }>(t: InvoiceSettingsTexts): Column<Row> => ({
  id: 'state',
  header: t.state,
  card: 'state',
  width: 80,
  cell: ({ isClosed }) => <Tag tone={isClosed ? 'neutral' : 'within'}>{isClosed ? t.closed : t.inUse}</Tag>,
});

export const titleColumns = (t: InvoiceSettingsTexts): Column<InvoiceTitle>[] => [
  {
    id: 'titleName',
    header: t.titleName,
    card: 'title',
    width: 240,
    oneLine: true,
    cell: ({ titleName }) => titleName,
  },
  stateColumn<InvoiceTitle>(t),
  { id: 'taxNo', header: t.taxNo, width: 190, cell: ({ taxNo }) => <span className="iv-no">{taxNo}</span> },
  {
    id: 'address',
    header: t.address,
    width: 200,
    givesWay: 2,
    oneLine: true,
    cell: ({ address }) => address,
  },
  { id: 'phone', header: t.phone, width: 130, givesWay: 3, cell: ({ phone }) => phone },
  {
    id: 'bank',
    header: t.bankName,
    width: 180,
    givesWay: 1,
    oneLine: true,
    cell: ({ bankName }) => bankName,
  },
];

export const templateColumns = (
  { s, t, a }: { s: InvoiceTexts; t: InvoiceSettingsTexts; a: ApplyTexts },
  titles: readonly InvoiceTitle[],
): Column<InvoiceTemplate>[] => [
  {
    id: 'templateName',
    header: t.templateName,
    card: 'title',
    width: 200,
    oneLine: true,
    cell: ({ templateName }) => templateName,
  },
  stateColumn<InvoiceTemplate>(t),
  {
    id: 'splitBy',
    header: s.splitBy,
    width: 200,
    oneLine: true,
    cell: ({ splitBy }) =>
      splitBy.length === 0 ? s.together : splitBy.map((key) => a.splitName(key)).join(' · '),
  },
  {
    id: 'ceiling',
    header: s.ceiling,
    width: 120,
    numeric: true,
    cell: ({ ceiling }) => (ceiling === null ? s.noCeiling : formatPrice(ceiling)),
  },
  { id: 'type', header: s.type, width: 110, cell: ({ invoiceType }) => s.typeName(invoiceType) },
  {
    id: 'title',
    header: s.title,
    width: 220,
    givesWay: 1,
    oneLine: true,
    cell: ({ titleNo }) => titles.find((one) => one.titleNo === titleNo)?.titleName ?? t.anyTitle,
  },
  { id: 'mailTo', header: s.mailTo, width: 170, givesWay: 2, oneLine: true, cell: ({ mailTo }) => mailTo },
];
