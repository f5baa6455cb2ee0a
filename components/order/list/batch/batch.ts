import { createStore, type StoreApi } from 'zustand/vanilla';
import { changeOrderPay } from '../../../../src/contract/order/change';
import { orderCancel, type OrderRow } from '../../../../src/contract/order/list';
import { PAY_TYPE, payorder, queryPayMethod, type PayMethod } from '../../../../src/contract/payment/payment';
import { queryWalletSecurity, type WalletSecurity } from '../../../../src/contract/payment/wallet-security';
import { isSecurityOpen } from '../../../../src/domain/wallet/security';
import { createIntent, type Intent } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import { createSecurityProof } from '../../../../src/element/security/security-proof';
import type { SubmissionFailure } from '../../../../src/element/submission/form-submission';
import type { orderList } from '../declaration';

export type BatchKind = 'pay' | 'cancel';

/**
 * Outcome of one order. `uncertain`: no response arrived, so the request is retried. `gone`: others have paid or cancelled
 * it while the question was open, so it is not sent.
 */
export type Outcome =
  | { kind: 'waiting' | 'sending' | 'done' | 'gone' }
  | { kind: 'refused' | 'uncertain'; error: unknown };

export interface BatchRow {
  order: OrderRow;
  /** Amount due, in fen. */
  amount: number;
  /** True for a change, which `changeOrderPay` pays. */
  isChange: boolean;
  /** Security proof that a prepaid payment of the order requires. */
  security: WalletSecurity | null;
  outcome: Outcome;
}

export type BatchStep = 'preparing' | 'asking' | 'running' | 'over';

export interface BatchState {
  selected: readonly OrderRow[];
  /** undefined while no batch runs. */
  open:
    | {
        kind: BatchKind;
        step: BatchStep;
        rows: readonly BatchRow[];
        /** Payment methods that all orders share. */
        methods: readonly PayMethod[];
        chosen: PayMethod | undefined;
        /** Error of the security password's proof. */
        problem: SubmissionFailure | undefined;
      }
    | undefined;
}

/** Security proof that the payable orders of the batch require; null when none does. */
export function securityOf({ kind, chosen, rows }: NonNullable<BatchState['open']>): WalletSecurity | null {
  if (kind !== 'pay' || chosen?.payType !== PAY_TYPE.prepaid) return null;
  const open = rows.find(({ security, outcome }) => outcome.kind === 'waiting' && isSecurityOpen(security));
  return open?.security ?? null;
}

export type Batch = ReturnType<typeof createBatch>;

/**
 * Selection and batch payment or cancellation of orders, one after another. Each order has an intent of its own that
 * lives as long as the list, so that a request without a response is retried under its request id.
 */
export function createBatch(host: Host<typeof orderList>) {
  const store: StoreApi<BatchState> = createStore<BatchState>(() => ({ selected: [], open: undefined }));
  const { getState, setState } = store;
  const payments = new Map<string, Intent<typeof payorder>>();
  const proof = createSecurityProof(host);
  const cancellations = new Map<string, Intent<typeof orderCancel>>();

  function change(part: Partial<NonNullable<BatchState['open']>>): void {
    setState(({ open }) => ({ open: open && { ...open, ...part } }));
  }
  function setRow(orderNo: string, part: Partial<BatchRow>): void {
    const rows = getState().open?.rows ?? [];
    change({ rows: rows.map((row) => (row.order.orderNo === orderNo ? { ...row, ...part } : row)) });
  }

  /** Reads the payment methods of each order. An order that cannot be paid is marked as refused at once. */
  async function prepare(orders: readonly OrderRow[]): Promise<void> {
    const ways: PayMethod[][] = [];
    for (const { orderNo } of orders) {
      // a payment was sent without a response: it is retried, not paid anew
      if (payments.get(orderNo)?.store.getState().open) {
        setRow(orderNo, { outcome: { kind: 'uncertain', error: undefined } });
        continue;
      }
      try {
        const due = await read(host, queryPayMethod, { orderNo }, { staleTime: 0, signIn: true });
        const prepaid = due.methods.find((method) => isAtOnce(method) && method.payType === PAY_TYPE.prepaid);
        setRow(orderNo, {
          amount: due.payAmount,
          isChange: due.isChange,
          security: prepaid?.walletSecurity ?? null,
        });
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

  async function carryOut({ order, amount, isChange }: BatchRow): Promise<Outcome> {
    const { orderNo } = order;
    const { kind, chosen } = getState().open ?? {};
    if (kind === 'cancel') {
      const intent = intentOf(cancellations, orderNo, () => createIntent(host, orderCancel));
      const sent = await intent.send({ orderNo, reason: '' });
      if (sent.kind === 'done') host.emit('tp-order-cancelled', { orderNo });
      return outcomeOf(sent);
    }
    const intent = intentOf(payments, orderNo, () =>
      createIntent(host, isChange ? changeOrderPay : payorder),
    );
    const before = intent.store.getState().open;
    if (!before && !chosen) return { kind: 'waiting' };
    // a payment without a response is settled first, regardless of the current choice
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

  /**
   * Resolves with true when the required security proof is given. Otherwise stores the problem and resolves with false.
   */
  async function isProven(open: NonNullable<BatchState['open']>): Promise<boolean> {
    if (securityOf(open)?.securityState !== 'needed') return true;
    const proved = await proof.prove();
    if (proved === 'go') return true;
    const { walletSecurity } = await read(host, queryWalletSecurity, {}, { staleTime: 0 }).catch(() => ({
      walletSecurity: null,
    }));
    // failed attempts may have locked the password
    const lockedUntil = walletSecurity?.lockedUntil ?? '';
    const rows = getState().open?.rows.map((row) => ({
      ...row,
      security: row.security && { ...row.security, lockedUntil },
    }));
    change({ step: open.step, rows: rows ?? [], problem: proved === 'mend' ? undefined : proved });
    return false;
  }

  return {
    store,
    /** `rows`: the current page of the list. Orders of other pages were stored when they were selected. */
    select(orderNos: ReadonlySet<string>, rows: readonly OrderRow[]): void {
      setState(({ selected }) => {
        const still = selected.filter(({ orderNo }) => orderNos.has(orderNo));
        const known = new Set(still.map(({ orderNo }) => orderNo));
        const added = rows.filter(({ orderNo }) => orderNos.has(orderNo) && !known.has(orderNo));
        return { selected: [...still, ...added] };
      });
    },
    /** Replaces selected orders by the rows read again, and leaves out those that can no longer be paid or cancelled. */
    refresh(rows: readonly OrderRow[]): void {
      const fresh = new Map(rows.map((row) => [row.orderNo, row]));
      const { selected, open } = getState();
      if (selected.some((order) => isReplaced(order, fresh)))
        setState({
          selected: selected
            .map((order) => fresh.get(order.orderNo) ?? order)
            .filter(({ canPay, canCancel }) => canPay || canCancel),
        });
      if (open === undefined || open.step === 'running' || open.step === 'over') return;
      for (const { order, outcome } of open.rows) {
        const now = fresh.get(order.orderNo);
        if (now && outcome.kind === 'waiting' && !isAllowed(open.kind, now))
          setRow(order.orderNo, { outcome: { kind: 'gone' } });
      }
    },
    unselect: () => setState({ selected: [] }),
    begin(kind: BatchKind): void {
      const orders = getState().selected.filter((order) => isAllowed(kind, order));
      const rows = orders.map((order) => ({
        order,
        amount: order.totalAmount,
        isChange: false,
        security: null,
        outcome: { kind: 'waiting' } as const,
      }));
      const step = kind === 'pay' ? 'preparing' : 'asking';
      setState({ open: { kind, step, rows, methods: [], chosen: undefined, problem: undefined } });
      if (kind === 'pay') void prepare(orders);
    },
    proof,
    choose: (chosen: PayMethod) => change({ chosen }),
    /** Sends the orders that are waiting or uncertain, one after another. */
    async run(): Promise<void> {
      const { open } = getState();
      if (open === undefined || open.step === 'running') return;
      change({ step: 'running', problem: undefined });
      if (!(await isProven(open))) return;
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
      // deselects the orders that succeeded
      const done = open.rows
        .filter(({ outcome }) => outcome.kind === 'done')
        .map(({ order }) => order.orderNo);
      setState({ open: undefined, selected: selected.filter(({ orderNo }) => !done.includes(orderNo)) });
    },
  };
}

const isAllowed = (kind: BatchKind, { canPay, canCancel }: OrderRow): boolean =>
  kind === 'pay' ? canPay : canCancel;

const isReplaced = (order: OrderRow, fresh: ReadonlyMap<string, OrderRow>): boolean =>
  (fresh.get(order.orderNo) ?? order) !== order;

/** True for a method that needs no third-party cashier. */
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
