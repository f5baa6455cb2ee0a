import { createStore, type StoreApi } from 'zustand/vanilla';
import { orderCancel, type OrderRow } from '../../../../src/contract/order/list';
import { PAY_TYPE, payorder, queryPayMethod, type PayMethod } from '../../../../src/contract/payment/payment';
import { createIntent, type Intent } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import type { orderList } from '../element';

export type BatchKind = 'pay' | 'cancel';

/** What became of one order. `uncertain`: no answer came, it is asked for again. */
export type Outcome =
  | { kind: 'waiting' | 'sending' | 'done' }
  | { kind: 'refused' | 'uncertain'; error: unknown };

export interface BatchRow {
  order: OrderRow;
  /** What there is to pay now, fen. */
  amount: number;
  outcome: Outcome;
}

export type BatchStep = 'preparing' | 'asking' | 'running' | 'over';

export interface BatchState {
  selected: readonly OrderRow[];
  /** undefined: nothing is paid or cancelled. */
  open:
    | {
        kind: BatchKind;
        step: BatchStep;
        rows: readonly BatchRow[];
        /** Ways to pay that every order has. */
        methods: readonly PayMethod[];
        chosen: PayMethod | undefined;
      }
    | undefined;
}

export type Batch = ReturnType<typeof createBatch>;

/**
 * Orders that are selected, and paid or cancelled one after the other. Each has an intent of its own, kept for as long as
 * the list is there: what no answer came for goes out again under its request id, whenever that is.
 */
export function createBatch(host: Host<typeof orderList>) {
  const store: StoreApi<BatchState> = createStore<BatchState>(() => ({ selected: [], open: undefined }));
  const { getState, setState } = store;
  const payments = new Map<string, Intent<typeof payorder>>();
  const cancellations = new Map<string, Intent<typeof orderCancel>>();

  function change(part: Partial<NonNullable<BatchState['open']>>): void {
    setState(({ open }) => ({ open: open && { ...open, ...part } }));
  }
  function setRow(orderNo: string, part: Partial<BatchRow>): void {
    const rows = getState().open?.rows ?? [];
    change({ rows: rows.map((row) => (row.order.orderNo === orderNo ? { ...row, ...part } : row)) });
  }

  /** Asks how each may be paid now; one that cannot be is refused at once. */
  async function prepare(orders: readonly OrderRow[]): Promise<void> {
    const ways: PayMethod[][] = [];
    for (const { orderNo } of orders) {
      // sent before, and no answer came: that is settled, not paid anew
      if (payments.get(orderNo)?.store.getState().open) {
        setRow(orderNo, { outcome: { kind: 'uncertain', error: undefined } });
        continue;
      }
      try {
        const due = await read(host, queryPayMethod, { orderNo }, { staleTime: 0, signIn: true });
        setRow(orderNo, { amount: due.payAmount });
        ways.push(due.methods.filter(isAtOnce));
      } catch (error) {
        setRow(orderNo, { outcome: { kind: 'refused', error } });
      }
    }
    const [first = [], ...others] = ways;
    const methods = first.filter((method) => others.every((some) => some.some((one) => isSame(one, method))));
    const isOver = ways.length === 0;
    change({ step: isOver ? 'over' : 'asking', methods, chosen: methods[0] });
  }

  async function carryOut({ order, amount }: BatchRow): Promise<Outcome> {
    const { orderNo } = order;
    const { kind, chosen } = getState().open ?? {};
    if (kind === 'cancel') {
      const intent = intentOf(cancellations, orderNo, () => createIntent(host, orderCancel));
      const sent = await intent.send({ orderNo, reason: '' });
      if (sent.kind === 'done') host.emit('tp-order-cancelled', { orderNo });
      return outcomeOf(sent);
    }
    const intent = intentOf(payments, orderNo, () => createIntent(host, payorder));
    const before = intent.store.getState().open;
    if (!before && !chosen) return { kind: 'waiting' };
    // what was sent before is settled first, whatever is chosen now
    const sent = await (before || !chosen
      ? intent.retry()
      : intent.send({
          orderNo,
          payType: chosen.payType,
          subPayType: chosen.subPayType,
          payAmount: amount,
        }));
    if (sent.kind === 'done') {
      if (sent.result.payState !== 'paid') return { kind: 'refused', error: undefined };
      host.emit('tp-order-paid', { orderNo, payAmount: before?.body.payAmount ?? amount });
    }
    return outcomeOf(sent);
  }

  return {
    store,
    select(order: OrderRow, isSelected: boolean): void {
      setState(({ selected }) => {
        const others = selected.filter(({ orderNo }) => orderNo !== order.orderNo);
        return { selected: isSelected ? [...others, order] : others };
      });
    },
    unselect: () => setState({ selected: [] }),
    begin(kind: BatchKind): void {
      const orders = getState().selected.filter((order) => (kind === 'pay' ? order.canPay : order.canCancel));
      const rows = orders.map((order) => ({
        order,
        amount: order.totalAmount,
        outcome: { kind: 'waiting' } as const,
      }));
      const step = kind === 'pay' ? 'preparing' : 'asking';
      setState({ open: { kind, step, rows, methods: [], chosen: undefined } });
      if (kind === 'pay') void prepare(orders);
    },
    choose: (chosen: PayMethod) => change({ chosen }),
    /** Those that wait, and those whose result is not known, one after the other. */
    async run(): Promise<void> {
      if (getState().open?.step === 'running') return;
      change({ step: 'running' });
      for (const row of getState().open?.rows ?? []) {
        const { orderNo } = row.order;
        if (row.outcome.kind !== 'waiting' && row.outcome.kind !== 'uncertain') continue;
        setRow(orderNo, { outcome: { kind: 'sending' } });
        setRow(orderNo, { outcome: await carryOut(row) });
      }
      change({ step: 'over' });
    },
    close(): void {
      const { open, selected } = getState();
      if (!open || open.step === 'running') return;
      // what is done is no longer selected
      const done = open.rows
        .filter(({ outcome }) => outcome.kind === 'done')
        .map(({ order }) => order.orderNo);
      setState({ open: undefined, selected: selected.filter(({ orderNo }) => !done.includes(orderNo)) });
    },
  };
}

/** Paid without the payer going anywhere. */
const isAtOnce = ({ available, companyPart, payType }: PayMethod): boolean =>
  available && companyPart === null && payType !== PAY_TYPE.thirdParty;

const isSame = (one: PayMethod, other: PayMethod): boolean =>
  one.payType === other.payType && one.subPayType === other.subPayType;

function intentOf<I>(kept: Map<string, I>, orderNo: string, create: () => I): I {
  const intent = kept.get(orderNo) ?? create();
  kept.set(orderNo, intent);
  return intent;
}

function outcomeOf(sent: { kind: 'done' } | { kind: 'failed' | 'uncertain'; error: unknown }): Outcome {
  if (sent.kind === 'done') return { kind: 'done' };
  return { kind: sent.kind === 'failed' ? 'refused' : 'uncertain', error: sent.error };
}
