import type { SettlePayment } from '../../../src/contract/settlement/payments';
import { formatPrice } from '../../../src/domain/money/money';
import type { Column } from '../../../src/ui/table/DataTable';
import type { PayingTexts } from './texts';

export const paymentColumns = (t: PayingTexts): Column<SettlePayment>[] => [
  { id: 'paidDate', header: t.paidDate, card: 'title', width: 104, cell: ({ paidDate }) => paidDate },
  {
    id: 'receivedAmount',
    header: t.received,
    numeric: true,
    card: 'amount',
    cardPrefix: '¥',
    width: 104,
    cell: ({ receivedAmount }) => formatPrice(receivedAmount),
  },
  {
    id: 'billAmount',
    header: t.toBill,
    numeric: true,
    cardPrefix: '¥',
    width: 104,
    cell: ({ billAmount }) => formatPrice(billAmount),
  },
  {
    id: 'walletAmount',
    header: t.toWallet,
    numeric: true,
    cardPrefix: '¥',
    width: 96,
    cell: ({ walletAmount }) => (walletAmount === 0 ? '' : formatPrice(walletAmount)),
  },
  { id: 'how', header: t.how, card: 'state', width: 128, cell: ({ how }) => t.howText(how) },
  {
    id: 'payer',
    header: t.payer,
    width: 180,
    cell: ({ payerName, bankReference }) => (
      <span className="st-payer">
        <span>{payerName}</span>
        <span className="st-said st-num">{bankReference}</span>
      </span>
    ),
  },
];
