import type { AgencyReceipt, ReceiptState } from '../../../src/contract/agency/receipts';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { ReceiptTexts } from './texts';

const TONES: Readonly<Record<ReceiptState, Tone>> = {
  open: 'accent',
  booked: 'within',
  dismissed: 'neutral',
};

export const stateTag = (state: ReceiptState, t: ReceiptTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const receiptColumns = (
  t: ReceiptTexts,
  open: (receipt: AgencyReceipt) => void,
): Column<AgencyReceipt>[] => [
  {
    id: 'bankReference',
    header: t.bankReference,
    cell: (receipt) => (
      <Button variant="text" onClick={() => open(receipt)}>
        {receipt.bankReference}
      </Button>
    ),
  },
  { id: 'receivedDate', header: t.receivedDate, cell: ({ receivedDate }) => receivedDate },
  { id: 'amount', header: t.amount, numeric: true, cell: ({ amount }) => t.sum(amount) },
  { id: 'payerName', header: t.payerName, oneLine: true, cell: ({ payerName }) => payerName },
  { id: 'purpose', header: t.purpose, oneLine: true, givesWay: 1, cell: ({ purpose }) => purpose },
  { id: 'state', header: t.state, cell: ({ receiptState }) => stateTag(receiptState, t) },
  {
    id: 'bill',
    header: t.bill,
    givesWay: 2,
    cell: ({ receiptState, leftReason, billNo, entName }) =>
      receiptState === 'open' ? t.leftName(leftReason) : `${billNo} ${entName}`.trim(),
  },
  {
    id: 'over',
    header: t.overAmount,
    numeric: true,
    givesWay: 3,
    cell: ({ overAmount }) => (overAmount === 0 ? '—' : t.sum(overAmount)),
  },
];
