import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  compareRows,
  isDifferingRow,
  type ComparedFare,
} from '../../../components/flight-booking/compare/compare';
import type { TicketRule } from '../../../src/contract/flight-booking/booking';
import { offer } from './offers';

const ladder = (...fees: number[]): TicketRule['refund'] => ({
  allowed: fees.length > 0,
  freeTimes: 0,
  tiers: fees.map((fee, i) => ({ fromHours: i === fees.length - 1 ? null : 48, percent: 0, fee })),
});
const RULE: TicketRule = {
  segmentNo: 1,
  refund: ladder(5000, 9000),
  change: ladder(),
  transferable: false,
  baggage: 20,
  cabinBaggage: 8,
  notes: [],
};

function compared(salePrice: number, rule: TicketRule | undefined, hoursLeft = 100): ComparedFare {
  const made = offer({}, { salePrice, plimit: salePrice < 50_000 ? '4:2-9' : '' });
  const [fare] = made.fares;
  assert.ok(fare);
  return { offer: made, fare, rule, hoursLeft };
}
const rowOf = (label: string, ...units: ComparedFare[]) =>
  compareRows(units).find((row) => row.label === label);

describe('the comparison', () => {
  it('marks the lowest, all of them, and none when all are alike', () => {
    const units = [compared(60_000, RULE), compared(40_000, RULE), compared(40_000, RULE)];
    assert.deepEqual(rowOf('票价', ...units), {
      label: '票价',
      cells: ['¥600.00', '¥400.00', '¥400.00'],
      best: [1, 2],
      prices: [60_000, 40_000, 40_000],
    });
    assert.deepEqual(rowOf('含税合计', ...units)?.cells[0], '¥670.00');
    assert.deepEqual(rowOf('耗时', ...units)?.best, []);
  });

  it('shows the present cost of a refund or change, or that it is not possible', () => {
    const free = { ...RULE, change: { ...ladder(8000), freeTimes: 1 } };
    const units = [compared(60_000, RULE), compared(60_000, free, 10)];
    assert.deepEqual(rowOf('现在退票', ...units), {
      label: '现在退票',
      cells: ['¥50.00', '¥90.00'],
      best: [0],
    });
    assert.deepEqual(rowOf('现在改期', ...units), {
      label: '现在改期',
      cells: ['不得改期', '免费'],
      best: [1],
    });
  });

  it('ranks nothing before all rules are there', () => {
    const row = rowOf('现在退票', compared(60_000, RULE), compared(60_000, undefined));
    assert.deepEqual(row, { label: '现在退票', cells: ['¥50.00', '查询中'], best: [] });
  });

  it('knows which facts tell the prices apart, and of those on their way that they may', () => {
    const rows = compareRows([compared(60_000, RULE), compared(40_000, RULE)]);
    assert.deepEqual(
      rows.filter(isDifferingRow).map(({ label }) => label),
      ['票价', '含税合计', '适用乘客'],
    );
    const waiting = rowOf('签转', compared(60_000, undefined), compared(60_000, undefined));
    assert.ok(waiting && isDifferingRow(waiting));
  });

  it('says who may buy', () => {
    assert.deepEqual(rowOf('适用乘客', compared(60_000, RULE), compared(40_000, RULE))?.cells, [
      '不限',
      '限2-9人',
    ]);
  });
});
