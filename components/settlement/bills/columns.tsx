import type { ReactNode } from 'react';
import type { SettleBill } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { remainingLateFee } from '../../../src/domain/settlement/bill-sums';
import type { Column } from '../../../src/ui/table/DataTable';
import { BillStateTag } from '../BillStateTag';
import type { SettlementStore } from '../settlement-store';
import type { SettlementTexts } from '../texts';
import type { BillsTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

export interface BillColumnLabels {
  s: SettlementTexts;
  t: BillsTexts;
}

/** A bill that is being generated has no amounts yet, so they stay empty instead of 0. */
const amountOf = ({ billState }: SettleBill, fen: number): string =>
  billState === 'generating' ? '' : formatPrice(fen);

/** Amount with a note below it. The note is left out while the bill is being generated. */
const amountWith = (bill: SettleBill, fen: number, said: string | undefined): ReactNode =>
  said === undefined || bill.billState === 'generating' ? (
    amountOf(bill, fen)
  ) : (
    <span className="st-late">
      <span>{formatPrice(fen)}</span>
      <span className="st-said">{said}</span>
    </span>
  );

/** `hasAccounts`: some bills cover a single accounting entity and need its column. */
export function columnsFor(
  { openBill }: Pick<SettlementStore, 'openBill'>,
  { s, t }: BillColumnLabels,
  { hasAccounts }: { hasAccounts: boolean },
): Column<SettleBill>[] {
  const amount = (
    id: 'totalAmount' | 'payableAmount' | 'paidAmount' | 'outstandingAmount',
    more: Partial<Column<SettleBill>> = {},
  ): Column<SettleBill> => ({
    id,
    header: t[id],
    numeric: true,
    width: 112,
    cell: (bill) => amountOf(bill, bill[id]),
    cardPrefix: '¥',
    ...more,
  });
  return [
    {
      id: 'period',
      header: t.period,
      card: 'title',
      width: 190,
      cell: ({ billNo, periodBegin, periodEnd }) => (
        <EntryLink to={{ kind: 'bill', id: billNo }} className="st-link" onOpen={() => openBill(billNo)}>
          {s.periodText(periodBegin, periodEnd)}
        </EntryLink>
      ),
    },
    ...(hasAccounts
      ? [
          {
            id: 'account',
            header: s.group('entity'),
            width: 180,
            card: 'note' as const,
            cell: (bill: SettleBill) => s.accountOf(bill),
          },
        ]
      : []),
    {
      id: 'billState',
      header: s.state,
      card: 'state',
      width: 96,
      cell: ({ billState }) => <BillStateTag state={billState} />,
    },
    {
      id: 'lineCount',
      header: t.lines,
      numeric: true,
      width: 72,
      givesWay: 3,
      card: 'note',
      cell: (bill) => (bill.billState === 'generating' ? '' : s.lineCount(bill.lineCount)),
    },
    amount('totalAmount', {
      givesWay: 5,
      cell: (bill) =>
        amountWith(
          bill,
          bill.totalAmount,
          bill.carriedAmount === 0 ? undefined : t.withCarried(formatPrice(bill.carriedAmount)),
        ),
    }),
    {
      id: 'heldAmount',
      header: t.heldAmount,
      numeric: true,
      width: 112,
      givesWay: 6,
      cardPrefix: '¥',
      cell: (bill) => (bill.heldCount === 0 ? '' : amountOf(bill, bill.heldAmount)),
    },
    // the accounting entity needs room: the payable amount gives way, the outstanding amount stays
    amount('payableAmount', {
      card: 'amount',
      cardPrefix: `${t.payableAmount} ¥`,
      ...(hasAccounts && { givesWay: 8 }),
    }),
    amount('paidAmount', { givesWay: 2, card: 'none' }),
    amount('outstandingAmount', {
      cell: (bill) =>
        amountWith(
          bill,
          bill.outstandingAmount,
          remainingLateFee(bill) === 0 ? undefined : t.withLateFee(formatPrice(remainingLateFee(bill))),
        ),
    }),
    {
      id: 'dueDate',
      header: t.dueDate,
      width: 104,
      cell: ({ dueDate }) => dueDate,
    },
    {
      id: 'lateFee',
      header: t.lateFee,
      numeric: true,
      width: 96,
      ...(hasAccounts && { givesWay: 7 }),
      cell: ({ lateDays, lateFee }) =>
        lateDays === 0 ? (
          ''
        ) : (
          <span className="st-late">
            <span>{formatPrice(lateFee)}</span>
            <span className="st-beside">{t.lateFeeOf(lateDays)}</span>
          </span>
        ),
    },
    {
      id: 'confirmBy',
      header: t.confirmBy,
      width: 104,
      givesWay: 4,
      card: 'none',
      cell: ({ isConfirmed, confirmBy }) => (isConfirmed ? '' : confirmBy),
    },
    {
      id: 'billDate',
      header: t.billDate,
      width: 104,
      hidden: true,
      card: 'none',
      cell: ({ billDate }) => billDate,
    },
    {
      id: 'billNo',
      header: t.billNo,
      width: 150,
      givesWay: 1,
      card: 'number',
      cell: ({ billNo }) => billNo,
    },
  ];
}
