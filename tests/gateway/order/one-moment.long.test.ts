import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryChangeOrderDetailGateway } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import type { Database } from '../../../demo/gateway/db/database';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openDatabase } from '../../support/gateway/process/postgres-databases';
import { bookIssued } from '../../support/gateway/areas/refunds';
import { openTestDatabase, TEST_DATABASE } from '../../support/gateway/process/test-database';

// The embedded database has one connection, so nothing runs between two statements of a transaction.
describe('answers made of several reads', { skip: TEST_DATABASE === 'pglite' }, () => {
  let gateway: TestGateway;
  let others: ReturnType<typeof openDatabase>;
  /** Called once, between two statements of a call, on another connection. */
  let meanwhile: ((db: Database) => Promise<unknown>) | undefined;

  beforeAll(async () => {
    const database = await openTestDatabase();
    assert.ok(database.url);
    others = openDatabase(database.url);
    const between: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const does = meanwhile;
        if (does && result.rows.some((row) => 'order_status' in row)) {
          meanwhile = undefined;
          await does(others.db);
        }
        return result;
      },
    };
    gateway = await startTestGateway({ database: { ...database, db: database.db.withPlugin(between) } });
  });
  afterAll(async () => {
    await gateway.close();
    await others.close();
  });

  /** Issues an order and sets it to being changed; `end` finishes the change. */
  async function changing() {
    const as = await gateway.login('staff');
    const { orderNo } = await bookIssued(gateway, as);
    const set = (order_status: '改签中' | '已出票', ticket_status: 'OPEN FOR USE' | 'EXCHANGED') =>
      async function write(db: Database): Promise<void> {
        await db.updateTable('flight_order').set({ order_status }).where('order_no', '=', orderNo).execute();
        await db.updateTable('ticket').set({ ticket_status }).where('order_no', '=', orderNo).execute();
      };
    await set('改签中', 'OPEN FOR USE')(others.db);
    return { as, orderNo, end: set('已出票', 'EXCHANGED') };
  }

  it('tell of an order as it was at one moment', async () => {
    const { as, orderNo, end } = await changing();
    let reads = 0;
    // The first read finds the order, the second one loads it with its details.
    meanwhile = async () => {
      reads += 1;
      meanwhile = end;
    };
    const { orderStatus, travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.equal(reads, 1);
    assert.equal(meanwhile, undefined, 'somebody else came between');
    const statuses = travellers.flatMap(({ tickets }) => tickets.map(({ ticketStatus }) => ticketStatus));
    assert.deepEqual([orderStatus, ...new Set(statuses)], ['改签中', 'OPEN FOR USE']);
  });

  it('tell of possible changes as they were at one moment', async () => {
    const { as, orderNo, end } = await changing();
    meanwhile = async () => void (meanwhile = end);
    const { tickets } = await gateway.ok(queryChangeOrderDetailGateway, { orderNo, changeReason: 1 }, { as });
    assert.equal(meanwhile, undefined, 'somebody else came between');
    assert.deepEqual([...new Set(tickets.map(({ obstacle }) => obstacle))], [null]);
  });
});
