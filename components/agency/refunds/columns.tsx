import type { RefundOwed, RefundOwedState } from '../../../src/contract/agency/refunds';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { RefundTexts } from './texts';

const TONES: Readonly<Record<RefundOwedState, Tone>> = {
  waiting: 'accent',
  atCashier: 'neutral',
  unanswered: 'accent',
  confirmedOnce: 'over',
  settled: 'within',
  booked: 'neutral',
};

export const stateTag = (state: RefundOwedState, t: RefundTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const refundColumns = (t: RefundTexts, open: (refund: RefundOwed) => void): Column<RefundOwed>[] => [
  {
    id: 'tradeNo',
    header: t.tradeNo,
    cell: (refund) => (
      <Button variant="text" onClick={() => open(refund)}>
        {refund.tradeNo}
      </Button>
    ),
  },
  {
    id: 'entName',
    header: t.enterprise,
    oneLine: true,
    cell: ({ entName }) => entName || t.unknownEnterprise,
  },
  { id: 'amount', header: t.amount, numeric: true, cell: ({ amount }) => t.sum(amount) },
  { id: 'state', header: t.state, cell: ({ refundState }) => stateTag(refundState, t) },
  { id: 'why', header: t.why, givesWay: 1, cell: ({ why }) => t.whyName(why) },
  { id: 'paidFor', header: t.paidFor, givesWay: 2, cell: ({ paidFor }) => t.paidForName(paidFor) },
  { id: 'paymentNo', header: t.paymentNo, givesWay: 3, cell: ({ paymentNo }) => paymentNo },
  { id: 'heldTime', header: t.heldTime, givesWay: 4, cell: ({ heldTime }) => instantText(heldTime) },
];
