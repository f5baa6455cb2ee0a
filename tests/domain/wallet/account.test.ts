import assert from 'node:assert/strict';
import { assert as check, array, integer, nat, property } from 'fast-check';
import { describe, it } from 'vitest';
import { availableOf, creditView, prepaidView } from '../../../src/domain/wallet/account';
import { statementOf } from '../../../src/domain/wallet/statement';

describe('accounts of a wallet', () => {
  it('show of money paid in the total, the held part, and the rest', () => {
    assert.deepEqual(prepaidView({ balance: 1000, floor: 0, held: 300 }), {
      totalAmount: 1000,
      frozenAmount: 300,
      availableAmount: 700,
    });
  });

  it('show of a credit line how much of it is used', () => {
    assert.deepEqual(creditView({ balance: -400, floor: -1000, held: 100 }), {
      limitAmount: 1000,
      usedAmount: 400,
      frozenAmount: 100,
      availableAmount: 500,
    });
    assert.deepEqual(creditView({ balance: 0, floor: 0, held: 0 }), {
      limitAmount: 0,
      usedAmount: 0,
      frozenAmount: 0,
      availableAmount: 0,
    });
  });

  it('never have less than nothing to pay with', () => {
    assert.equal(availableOf({ balance: 100, floor: 0, held: 300 }), 0);
    assert.equal(availableOf({ balance: -1000, floor: -800, held: 0 }), 0);
  });
});

describe('statements', () => {
  it('open with the movements before and close with those since', () => {
    assert.deepEqual(statementOf({ before: 500, came: 300, went: -200, after: -50, balance: 550 }), {
      openingBalance: 500,
      inAmount: 300,
      outAmount: 200,
      closingBalance: 600,
      laterAmount: -50,
      heldBalance: 550,
      isBalanced: true,
    });
  });

  it('are not balanced where the balance was changed without a movement', () => {
    assert.equal(statementOf({ before: 0, came: 300, went: 0, after: 0, balance: 301 }).isBalanced, false);
  });

  it('are balanced wherever the days begin and end', () => {
    check(
      property(
        array(integer({ min: -1000, max: 1000 }), { maxLength: 20 }),
        nat(20),
        nat(20),
        (moves, one, two) => {
          const [begin, end] = [Math.min(one, two), Math.max(one, two)];
          const sum = (some: readonly number[]) => some.reduce((all, amount) => all + amount, 0);
          const within = moves.slice(begin, end);
          const statement = statementOf({
            before: sum(moves.slice(0, begin)),
            came: sum(within.filter((amount) => amount > 0)),
            went: sum(within.filter((amount) => amount < 0)),
            after: sum(moves.slice(end)),
            balance: sum(moves),
          });
          assert.ok(statement.isBalanced);
          const { openingBalance, inAmount, outAmount, closingBalance } = statement;
          assert.equal(openingBalance + inAmount - outAmount, closingBalance);
          assert.equal(closingBalance, sum(moves.slice(0, end)));
        },
      ),
    );
  });
});
