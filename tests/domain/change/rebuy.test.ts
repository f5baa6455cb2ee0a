import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { compareRebuy } from '../../../src/domain/change/rebuy';
import type { TicketQuote } from '../../../src/contract/order/refund';

interface Amounts {
  changeFee?: number;
  fareDifference?: number;
  oldPrice?: number;
  refundFee?: number;
  oldTaxes?: number;
  onlyTaxes?: boolean;
  newPrice?: number;
  newTaxes?: number;
}

/** Quotes with one ticket for each passenger and segment. */
function quotesOf(
  tickets: readonly Amounts[],
  extras: { serviceFee?: number; premium?: number; back?: number } = {},
) {
  const places = tickets.map((_ticket, i) => ({ passengerNo: i + 1, segmentNo: 1 }));
  const place = (i: number) => places[i] ?? { passengerNo: 1, segmentNo: 1 };
  const refunds = tickets.map(
    ({ oldPrice = 0, refundFee = 0, oldTaxes = 0, onlyTaxes = false }, i): TicketQuote => ({
      ...place(i),
      passagerName: '',
      passengerTypeID: 1,
      flightNo: 'CA1501',
      depCityName: '',
      arrCityName: '',
      takeOffTime: '2026-12-01T08:00',
      ticketNo: '',
      ticketStatus: 'OPEN FOR USE',
      isNoShow: false,
      salePrice: oldPrice,
      taxes: oldTaxes,
      obstacle: null,
      refundFee,
      refundPercent: null,
      onlyTaxes,
      refundAmount: oldPrice - refundFee + oldTaxes,
      rises: null,
    }),
  );
  const { serviceFee = 0, premium = 0, back = 0 } = extras;
  return [
    tickets.map(({ changeFee = 0, fareDifference = 0, oldPrice = 0 }, i) => ({
      ...place(i),
      changeFee,
      fareDifference,
      newPrice: oldPrice + fareDifference,
    })),
    {
      tickets: refunds,
      insurances: back === 0 ? [] : [{ passengerNo: 1, amount: back }],
      amount: refunds.reduce((sum, { refundAmount }) => sum + refundAmount, back),
    },
    {
      tickets: tickets.map(({ newPrice = 0, newTaxes = 0 }, i) => ({
        ...place(i),
        salePrice: newPrice,
        taxes: newTaxes,
      })),
      serviceFee,
      insurancePrice: premium,
    },
  ] as const;
}

test('a cheaper rebuy, and the difference to the fen', () => {
  const dear = { changeFee: 10_000, oldPrice: 200_000, refundFee: 10_000, oldTaxes: 9000, newTaxes: 9000 };
  const table: [what: string, ...quotes: Parameters<typeof quotesOf>, saved: number][] = [
    ['the new flight is much cheaper', [{ ...dear, newPrice: 80_000 }], {}, 120_000],
    ['it costs as much', [{ ...dear, newPrice: 200_000 }], {}, 0],
    ['a fen less than the change', [{ ...dear, newPrice: 199_999 }], {}, 1],
    ['a fen more', [{ ...dear, newPrice: 200_001, fareDifference: 0 }], {}, -1],
    ['the difference is paid either way', [{ ...dear, newPrice: 210_000, fareDifference: 10_000 }], {}, 0],
    [
      'taxes have risen: a change owes no more of them',
      [{ ...dear, newPrice: 200_000, newTaxes: 11_000 }],
      {},
      -2000,
    ],
    ['not refundable', [{ ...dear, refundFee: 200_000, onlyTaxes: true, newPrice: 80_000 }], {}, -70_000],
    ['the service fee is paid again', [{ ...dear, newPrice: 190_000 }], { serviceFee: 3000 }, 7000],
    ['insurance bought anew, none comes back', [{ ...dear, newPrice: 190_000 }], { premium: 4000 }, 6000],
    ['insurance that comes back', [{ ...dear, newPrice: 190_000 }], { premium: 4000, back: 4000 }, 10_000],
    [
      'two passengers',
      [
        { ...dear, newPrice: 190_000 },
        { ...dear, newPrice: 250_000 },
      ],
      {},
      -40_000,
    ],
  ];
  for (const [what, tickets, extras, saved] of table) {
    const quote = compareRebuy(...quotesOf(tickets, extras));
    assert.equal(quote.saved, saved, what);
    assert.equal(quote.isCheaper, saved > 0, what);
  }
});

test('each ticket stands both ways in a line', () => {
  const ticket = { changeFee: 5000, fareDifference: 2000, oldPrice: 90_000, refundFee: 9000 };
  const [line] = compareRebuy(
    ...quotesOf([{ ...ticket, oldTaxes: 7000, newPrice: 92_000, newTaxes: 9000 }]),
  ).lines;
  assert.deepEqual(line, {
    passengerNo: 1,
    segmentNo: 1,
    changeFee: 5000,
    fareDifference: 2000,
    changeCost: 7000,
    newPrice: 92_000,
    newTaxes: 9000,
    newCost: 101_000,
    oldPrice: 90_000,
    refundFee: 9000,
    oldTaxes: 7000,
    onlyTaxes: false,
    refundAmount: 88_000,
  });
});

test('quotes of other tickets are not compared', () => {
  const [change, refund, purchase] = quotesOf([{}, {}]);
  assert.throws(() => compareRebuy(change, refund, { ...purchase, tickets: purchase.tickets.slice(1) }));
  const [first] = purchase.tickets;
  assert.throws(() => compareRebuy(change, refund, { ...purchase, tickets: first ? [first, first] : [] }));
});

const fen = fc.integer({ min: 0, max: 100_000_000 });
const amounts = fc
  .record({
    changeFee: fen,
    fareDifference: fen,
    oldPrice: fen,
    oldTaxes: fen,
    newPrice: fen,
    newTaxes: fen,
    kept: fc.nat({ max: 100 }),
  })
  .map(({ kept, ...ticket }) => ({ ...ticket, refundFee: Math.round((ticket.oldPrice * kept) / 100) }));

test('the sums are those of their lines, whole fen, and cheaper means a smaller total', () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 18 }),
      fc.record({ serviceFee: fen, premium: fen, back: fen }),
      (tickets, extras) => {
        const quote = compareRebuy(...quotesOf(tickets, extras));
        const of = (amount: (line: (typeof quote.lines)[number]) => number) =>
          quote.lines.reduce((sum, line) => sum + amount(line), 0);
        assert.equal(
          quote.changeTotal,
          of((line) => line.changeFee + line.fareDifference),
        );
        assert.equal(quote.payTotal, of((l) => l.newPrice + l.newTaxes) + extras.serviceFee + extras.premium);
        assert.equal(quote.backTotal, of((l) => l.oldPrice - l.refundFee + l.oldTaxes) + extras.back);
        assert.equal(quote.rebuyTotal, quote.payTotal - quote.backTotal);
        assert.equal(quote.changeTotal - quote.saved, quote.rebuyTotal);
        assert.equal(quote.isCheaper, quote.rebuyTotal < quote.changeTotal);
        const all = [quote, ...quote.lines].flatMap((one) => Object.values(one));
        assert.ok(all.every((one) => typeof one !== 'number' || Number.isSafeInteger(one)));
      },
    ),
  );
});
