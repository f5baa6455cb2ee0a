import type { SettleDispute } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import type { SettlementStore } from '../settlement-store';
import type { SettlementTexts } from '../texts';
import { DisputeStateTag } from './DisputeStateTag';
import type { DisputesTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface ColumnLabels {
  s: SettlementTexts;
  t: DisputesTexts;
}

export function disputeColumns(
  { openDispute, openBill }: Pick<SettlementStore, 'openDispute' | 'openBill'>,
  { s, t }: ColumnLabels,
): Column<SettleDispute>[] {
  return [
    {
      id: 'reason',
      header: t.reason,
      card: 'title',
      width: 120,
      cell: ({ disputeNo, reason }) => (
        <button type="button" className="tp-list-link st-link" onClick={() => openDispute(disputeNo)}>
          {s.reason(reason)}
        </button>
      ),
    },
    {
      id: 'disputeState',
      header: s.state,
      card: 'state',
      width: 96,
      cell: ({ disputeState }) => <DisputeStateTag state={disputeState} />,
    },
    {
      id: 'billNo',
      header: t.bill,
      card: 'number',
      width: 150,
      cell: ({ billNo }) => (
        <EntryLink
          to={{ kind: 'bill', id: billNo }}
          className="st-link"
          aria-label={s.openBill(billNo)}
          onOpen={() => openBill(billNo)}
        >
          {billNo}
        </EntryLink>
      ),
    },
    {
      id: 'lineCount',
      header: t.lines,
      numeric: true,
      width: 64,
      givesWay: 2,
      cell: ({ lineCount }) => s.lineCount(lineCount),
    },
    {
      id: 'claimAmount',
      header: t.claimAmount,
      numeric: true,
      width: 104,
      card: 'amount',
      cardPrefix: '¥',
      cell: ({ claimAmount }) => formatPrice(claimAmount),
    },
    {
      id: 'acceptedAmount',
      header: t.acceptedAmount,
      numeric: true,
      width: 104,
      cardPrefix: '¥',
      cell: ({ disputeState, acceptedAmount }) =>
        disputeState === 'open' || disputeState === 'withdrawn' ? '' : formatPrice(acceptedAmount),
    },
    {
      id: 'raisedTime',
      header: t.raised,
      width: 180,
      card: 'time',
      givesWay: 1,
      cell: ({ raisedBy, raisedTime }) => t.raisedBy(raisedBy, instantText(raisedTime)),
    },
    {
      id: 'lastMessageTime',
      header: t.lastMessage,
      width: 180,
      givesWay: 3,
      card: 'none',
      cell: ({ lastSender, lastMessageTime }) =>
        t.raisedBy(t.sender(lastSender === 'agency'), instantText(lastMessageTime)),
    },
  ];
}
