import assert from 'node:assert/strict';
import { array, assert as check, constantFrom, nat, option, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { allowanceOf, limitBeyond, usedLimits } from '../../../src/domain/wallet/limits';

const NONE = { orderLimit: null, personDayLimit: null, dayLimit: null };
const NOTHING = { byAll: 0, byPerson: 0 };

describe('limits of a prepaid account', () => {
  for (const [name, limits, paid, nearest] of [
    ['none', NONE, NOTHING, undefined],
    ['one order', { ...NONE, orderLimit: 500 }, { byAll: 9000, byPerson: 9000 }, { left: 500, by: 'order' }],
    [
      'a person’s day',
      { ...NONE, personDayLimit: 500 },
      { byAll: 900, byPerson: 200 },
      { left: 300, by: 'person' },
    ],
    ['the day', { ...NONE, dayLimit: 500 }, { byAll: 400, byPerson: 0 }, { left: 100, by: 'day' }],
    [
      'one that was lowered below what is paid',
      { ...NONE, dayLimit: 500 },
      { byAll: 700, byPerson: 0 },
      { left: 0, by: 'day' },
    ],
    [
      'two alike',
      { orderLimit: 300, personDayLimit: 300, dayLimit: 300 },
      NOTHING,
      { left: 300, by: 'order' },
    ],
    [
      'the nearest of three',
      { orderLimit: 400, personDayLimit: 600, dayLimit: 1000 },
      { byAll: 900, byPerson: 100 },
      { left: 100, by: 'day' },
    ],
  ] as const) {
    it(`leave the amount of the nearest: ${name}`, () =>
      assert.deepEqual(allowanceOf(limits, paid), nearest));
  }

  it('are reached by the amount itself, and passed by a fen more', () => {
    const allowance = { left: 300, by: 'person' } as const;
    assert.equal(limitBeyond(300, allowance), undefined);
    assert.equal(limitBeyond(301, allowance), 'person');
    assert.equal(limitBeyond(301, undefined), undefined);
  });

  it('are kept, each of them, by any payments within the allowance', () => {
    const bound = option(nat(1000), { nil: null });
    check(
      property(
        record({ orderLimit: bound, personDayLimit: bound, dayLimit: bound }),
        record({ byAll: nat(1000), byPerson: nat(1000) }),
        nat(2000),
        (limits, paid, amount) => {
          const isWithin =
            amount <= (limits.orderLimit ?? Infinity) &&
            (amount === 0 || paid.byPerson + amount <= (limits.personDayLimit ?? Infinity)) &&
            (amount === 0 || paid.byAll + amount <= (limits.dayLimit ?? Infinity));
          assert.equal(limitBeyond(amount, allowanceOf(limits, paid)) === undefined, isWithin);
        },
      ),
    );
  });
});

describe('the used part of daily limits', () => {
  for (const [name, payers, used] of [
    ['nothing', [], { byAll: 0, byPerson: 0 }],
    [
      'what they and others have paid',
      [
        { payerNo: 'ME', paid: 700, givenBack: 0 },
        { payerNo: 'OTHER', paid: 300, givenBack: 0 },
      ],
      { byAll: 1000, byPerson: 700 },
    ],
    [
      'less what has come back, to whoever has paid it',
      [
        { payerNo: 'ME', paid: 700, givenBack: 200 },
        { payerNo: 'OTHER', paid: 300, givenBack: 300 },
      ],
      { byAll: 500, byPerson: 500 },
    ],
    ['of nobody’s, for all', [{ payerNo: null, paid: 400, givenBack: 100 }], { byAll: 300, byPerson: 0 }],
    [
      'never below nothing, also not for others',
      [
        { payerNo: 'ME', paid: 100, givenBack: 900 },
        { payerNo: 'OTHER', paid: 300, givenBack: 0 },
      ],
      { byAll: 300, byPerson: 0 },
    ],
  ] as const) {
    it(`is ${name}`, () => assert.deepEqual(usedLimits(payers, 'ME'), used));
  }

  it('is never more than was paid, nor less than nothing, nor less for all than for one', () => {
    const payers = array(
      record({
        payerNo: constantFrom('ME', 'OTHER', null),
        paid: nat(1000),
        givenBack: nat(1500),
      }),
    );
    check(
      property(payers, (some) => {
        const { byAll, byPerson } = usedLimits(some, 'ME');
        const paid = some.reduce((sum, one) => sum + one.paid, 0);
        assert.ok(byPerson >= 0 && byAll >= byPerson && byAll <= paid);
        // Receiving a refund does not reduce the remaining limit.
        const more = some.map((one) => ({ ...one, givenBack: one.givenBack + 1 }));
        assert.ok(usedLimits(more, 'ME').byAll <= byAll);
      }),
    );
  });
});
