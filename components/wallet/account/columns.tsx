import type { WalletMovement } from '../../../src/contract/wallet/account';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { WalletTexts } from '../texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

const TONES: Readonly<Record<WalletMovement['kind'], Tone>> = {
  topUp: 'within',
  settlement: 'within',
  payment: 'neutral',
  refund: 'accent',
};

interface Leads {
  showOrder(orderNo: string): void;
  showRecharges(rechargeNo: string): void;
  showBill(billNo: string): void;
}

export const movementColumns = (t: WalletTexts, leads: Leads): Column<WalletMovement>[] => [
  {
    id: 'time',
    header: t.time,
    card: 'time',
    width: 140,
    cell: ({ time }) => instantText(time),
  },
  {
    id: 'kind',
    header: t.kind,
    card: 'note',
    width: 70,
    cell: ({ kind }) => <Tag tone={TONES[kind]}>{t.kindName(kind)}</Tag>,
  },
  {
    id: 'reason',
    header: t.reason,
    card: 'title',
    width: 220,
    // kind and number tell as much; amounts and balance stay in view
    givesWay: 2,
    oneLine: true,
    cell: ({ reason }) => reason,
  },
  {
    id: 'order',
    header: t.order,
    width: 170,
    cell: (movement) => <Lead movement={movement} {...leads} />,
  },
  {
    id: 'person',
    header: t.person,
    width: 80,
    givesWay: 1,
    oneLine: true,
    cell: ({ staffName }) => staffName,
  },
  {
    id: 'in',
    header: t.in,
    width: 100,
    numeric: true,
    cell: ({ amount }) => (amount > 0 ? formatPrice(amount) : ''),
  },
  {
    id: 'out',
    header: t.out,
    width: 100,
    numeric: true,
    cell: ({ amount }) => (amount < 0 ? formatPrice(-amount) : ''),
  },
  {
    id: 'balance',
    header: t.balance,
    card: 'state',
    width: 110,
    numeric: true,
    cell: ({ balance }) => formatPrice(balance),
  },
  {
    id: 'entryNo',
    header: t.entryNo,
    width: 90,
    hidden: true,
    card: 'none',
    cell: ({ entryNo }) => entryNo,
  },
];

/** Links to the order or recharge of the movement, or to its bill. A refund is named below its order. */
function Lead({ movement, showOrder, showRecharges, showBill }: { movement: WalletMovement } & Leads) {
  const { orderNo, rechargeNo, billNo, refundNo } = movement;
  if (billNo !== '')
    return (
      <EntryLink to={{ target: 'bill', billNo }} className="wa-no" onOpen={() => showBill(billNo)}>
        {billNo}
      </EntryLink>
    );
  if (orderNo === '' && rechargeNo === '') return null;
  const link = (
    <EntryLink
      to={orderNo === '' ? { target: 'recharge', rechargeNo } : { target: 'order', orderNo }}
      className="wa-no"
      onOpen={() => (orderNo === '' ? showRecharges(rechargeNo) : showOrder(orderNo))}
    >
      {orderNo || rechargeNo}
    </EntryLink>
  );
  if (refundNo === '') return link;
  return (
    <>
      {link}
      <br />
      <small className="wa-no">{refundNo}</small>
    </>
  );
}
