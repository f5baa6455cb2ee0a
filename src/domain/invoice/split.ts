/** Properties by which items are split into separate invoices: 核算主体, 成本中心, 出行人. */
export type SplitKey = 'entity' | 'costCenter' | 'traveller';

/** An item to be invoiced; `amount` in fen, more than 0. `''` for a missing bearer. */
export interface SplitItem {
  lineNo: number;
  amount: number;
  /** Per cent: an invoice has a single rate. */
  taxRate: number;
  entityNo: string;
  costCenterNo: string;
  travellerNo: string;
}

/**
 * Rule for splitting items into invoices. `ceiling`: highest amount of one invoice in fen, including tax; null for
 * none.
 */
export interface SplitRule {
  splitBy: readonly SplitKey[];
  ceiling: number | null;
}

/** Part of an item on one invoice: all of it, or one of several parts, which are counted from 1 on. */
export interface InvoicePart<Item> {
  item: Item;
  partNo: number;
  amount: number;
}

export interface InvoiceDraft<Item> {
  amount: number;
  parts: InvoicePart<Item>[];
}

/**
 * Splits items into invoices: those that differ in tax rate or in a split property are never on the same one, and no
 * invoice exceeds the ceiling. Items stay in their order; only one that is larger than the ceiling is cut, to the fen,
 * into parts of the ceiling and a remainder. The sum of all invoices equals that of the items. Throws RangeError for
 * amounts or a ceiling of 0 or below.
 */
export function splitInvoices<Item extends SplitItem>(
  items: readonly Item[],
  { splitBy, ceiling }: SplitRule,
): InvoiceDraft<Item>[] {
  const most = ceiling ?? Number.MAX_SAFE_INTEGER;
  if (most <= 0 || items.some(({ amount }) => amount <= 0)) throw new RangeError('Nothing to be invoiced');
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = JSON.stringify([item.taxRate, ...splitBy.map((key) => item[KEYS[key]])]);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => pack(group, most));
}

const KEYS = { entity: 'entityNo', costCenter: 'costCenterNo', traveller: 'travellerNo' } as const;

function pack<Item extends SplitItem>(items: readonly Item[], most: number): InvoiceDraft<Item>[] {
  const drafts: InvoiceDraft<Item>[] = [];
  for (const item of items) {
    let partNo = 0;
    for (const amount of cut(item.amount, most)) {
      partNo += 1;
      const last = drafts.at(-1);
      const part = { item, partNo, amount };
      if (last === undefined || last.amount + amount > most) drafts.push({ amount, parts: [part] });
      else {
        last.amount += amount;
        last.parts.push(part);
      }
    }
  }
  return drafts;
}

function cut(amount: number, most: number): number[] {
  const parts: number[] = [];
  for (let left = amount; left > 0; left -= most) parts.push(Math.min(left, most));
  return parts;
}
