import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refund, Trade, TradeStore } from './trades';

interface Kept {
  trades: Trade[];
  refunds: Refund[];
}

/**
 * Store of a cashier that runs alone, in memory, and with a folder also in a file of it. For one process, and for the
 * amounts of a sandbox: each change writes the whole file.
 */
export function keptTrades(folder?: string): TradeStore {
  const { trades, refunds } = folder === undefined ? { trades: [], refunds: [] } : readKept(folder);
  const write = () => {
    if (folder !== undefined) writeKept(folder, { trades, refunds });
  };
  const find = (merchantNo: string, paymentNo: string) =>
    trades.find((trade) => trade.merchantNo === merchantNo && trade.paymentNo === paymentNo);
  const findRefund = (merchantNo: string, refundNo: string) =>
    refunds.find((refund) => refund.merchantNo === merchantNo && refund.refundNo === refundNo);
  const sumRefunded = (merchantNo: string, paymentNo: string) =>
    refunds
      .filter(
        (one) => one.merchantNo === merchantNo && one.paymentNo === paymentNo && one.state !== 'refused',
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  // each method has no await, so that no other one runs in between
  return {
    async keep(trade) {
      if (find(trade.merchantNo, trade.paymentNo) !== undefined) return;
      trades.push(trade);
      write();
    },
    find: async (merchantNo, paymentNo) => find(merchantNo, paymentNo),
    sumRefunded: async (merchantNo, paymentNo) => sumRefunded(merchantNo, paymentNo),
    async takeRefund({ merchantNo, refundNo, paymentNo, tradeNo, amount }, decide) {
      const known = findRefund(merchantNo, refundNo);
      if (known !== undefined) return { ...known };
      const trade = find(merchantNo, paymentNo);
      const isOf = trade !== undefined && trade.tradeNo === tradeNo;
      const left = isOf ? trade.amount - sumRefunded(merchantNo, paymentNo) : undefined;
      const made = { merchantNo, refundNo, paymentNo, tradeNo, amount, ...decide(left) };
      refunds.push(made);
      write();
      return { ...made };
    },
    async findRefund(merchantNo, refundNo) {
      const found = findRefund(merchantNo, refundNo);
      return found && { ...found };
    },
    async finishRefund(merchantNo, refundNo) {
      const found = findRefund(merchantNo, refundNo);
      if (found?.state !== 'pending') return;
      found.state = 'done';
      write();
    },
  };
}

const fileOf = (folder: string): string => join(folder, 'cashier.json');

function readKept(folder: string): Kept {
  mkdirSync(folder, { recursive: true });
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { trades: [], refunds: [] };
    throw error;
  }
}

/** The file is replaced at once, so that a crash leaves the former one. */
function writeKept(folder: string, kept: Kept): void {
  const written = `${fileOf(folder)}.new`;
  writeFileSync(written, JSON.stringify(kept));
  renameSync(written, fileOf(folder));
}
