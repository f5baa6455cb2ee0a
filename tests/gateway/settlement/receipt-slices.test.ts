import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { matchReceipts } from '../../../demo/gateway/settlement/payments/match';
import { importLines } from '../../support/gateway/areas/money/bank-statements';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('receipts that no bill is found for', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  /** Number of statements that matching runs for `count` more receipts. */
  async function statementsWith(count: number, of: string): Promise<number> {
    const lines = Array.from({ length: count }, (_, i) => ({
      reference: `${of}-${i}`,
      amount: `${i + 1}.00`,
      payer: '某公司',
    }));
    assert.deepEqual(await importLines(gateway, ...lines), [count, 0, 0]);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await matchReceipts({
      db: gateway.db.withPlugin(counting),
      now: gateway.clock.now,
      log: gateway.app.log,
    });
    return statements;
  }

  it('are left for the hand some at a time, and not with a statement each', async () => {
    const few = await statementsWith(2, 'FEW');
    assert.equal(await statementsWith(40, 'MANY'), few);
    const left = await gateway.db
      .selectFrom('settle_receipt')
      .select(['left_why', 'looked_at'])
      .where('bank_reference', 'like', 'MANY-%')
      .execute();
    assert.equal(left.length, 40);
    assert.ok(left.every((one) => one.left_why === 'noneFits' && one.looked_at !== null));
  });
});
