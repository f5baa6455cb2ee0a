import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { buildGateway } from '../../../demo/gateway/gateway';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { decideApproval, submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { EventOf } from '../../../src/contract/call';
import { addExport, queryExportList } from '../../../src/contract/download/download';
import { loginOut } from '../../../src/contract/login/login';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf, self } from '../../support/gateway/areas/booking';
import { addressOf, readEvents } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { tripLeg } from '../../support/gateway/areas/trips';

type Changes = EventOf<typeof streamOrderChanges>;

let gateway: TestGateway;
let address: string;
beforeAll(async () => {
  gateway = await startTestGateway({
    config: { messagePollMs: 20, streamHeartbeatMs: 100, streamsPerSession: 3 },
  });
  address = await addressOf(gateway.app);
});
afterAll(() => gateway.close());

async function readChanges(as: string, cursor?: string, at = address) {
  const reader = await readEvents(at + streamOrderChanges.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'auth-sign': as },
    body: JSON.stringify(cursor === undefined ? {} : { cursor }),
  });
  return {
    ...reader,
    /** Reads until an event names the order; resolves with all order numbers read. */
    async toldUntil(orderNo: string): Promise<string[]> {
      const events = await reader.until((event: Changes) => event.orderNos.includes(orderNo));
      return events.flatMap((event) => parse(streamOrderChanges.event, event).orderNos);
    },
    /** Reads until an event names the application; resolves with all application ids read. */
    async toldUntilApplication(applyId: string): Promise<string[]> {
      const events = await reader.until((event: Changes) => event.applyIds.includes(applyId));
      return events.flatMap((event) => parse(streamOrderChanges.event, event).applyIds);
    },
    /** Reads until an event names the export. */
    async toldUntilFile(exportNo: string): Promise<void> {
      await reader.until((event: Changes) => event.exportNos.includes(exportNo));
    },
    async first(): Promise<Changes> {
      return parse(streamOrderChanges.event, await reader.next());
    },
  };
}

describe('the stream of changed orders', () => {
  it('tells of an order that is made, paid and issued, by any user', async () => {
    const as = await gateway.login('staff');
    const reader = await readChanges(as);
    assert.equal(reader.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    await reader.toldUntil(orderNo);
    await gateway.ok(payorder, { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount }, { as });
    const status = async () => (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
    // Payment and issue may arrive in one event, so the test reads the order after each event until it sees the last
    // status.
    do await reader.toldUntil(orderNo);
    while ((await status()) !== '已出票');
    reader.close();
  });

  it('tells of changes made by the clock', async () => {
    const as = await gateway.login('staff');
    const { orderNo } = await bookSelf(gateway, as);
    const { cursor } = await caughtUp(as);
    const reader = await readChanges(as, cursor);
    const before = gateway.clock.now;
    gateway.clock.advance(30);
    await gateway.sweep();
    await reader.toldUntil(orderNo);
    gateway.clock.now = before;
    reader.close();
  });

  it('goes on where a reader left off', async () => {
    const as = await gateway.login('staff');
    const made = await bookSelf(gateway, as);
    const { cursor } = await caughtUp(as);
    const [one, two] = [await bookSelf(gateway, as), await bookSelf(gateway, as)];
    const reader = await readChanges(as, cursor);
    const { orderNos } = await reader.first();
    assert.deepEqual(new Set(orderNos), new Set([one.orderNo, two.orderNo]));
    assert.ok(!orderNos.includes(made.orderNo));
    reader.close();
  });

  it('misses no transaction committed after a later one', async () => {
    const as = await gateway.login('staff');
    const [slow, quick] = [await bookSelf(gateway, as), await bookSelf(gateway, as)];
    const note = { logged_at: new Date(), operator_name: '系统' };
    const reader = await readChanges(as, (await caughtUp(as)).cursor);
    await reader.first();
    await gateway.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('order_log')
        .values({ ...note, order_no: slow.orderNo, content: '慢' })
        .execute();
      if (gateway.url === undefined) return; // With one connection, nothing can run in between.
      await gateway.db
        .insertInto('order_log')
        .values({ ...note, order_no: quick.orderNo, content: '快' })
        .execute();
      assert.ok(!(await reader.toldUntil(quick.orderNo)).includes(slow.orderNo));
    });
    await reader.toldUntil(slow.orderNo);
    reader.close();
  });

  it('tells no user of an order that they may not see', async () => {
    const [staff, other, admin] = [
      await gateway.login('staff'),
      await gateway.login('multi'),
      await gateway.login('admin'),
    ];
    // Creating the demo data may itself cause recent events.
    const { cursor } = await caughtUp(other);
    const [outside, managing] = [await readChanges(other, cursor), await readChanges(admin)];
    const { orderNo } = await bookSelf(gateway, staff);
    await managing.toldUntil(orderNo);
    const own = await bookSelf(gateway, other);
    assert.deepEqual([...new Set(await outside.toldUntil(own.orderNo))], [own.orderNo]);
    for (const reader of [outside, managing]) reader.close();
  });

  it('tells of an application its approvers and its applicant, and no others', async () => {
    const [staff, approver, other] = [
      await gateway.login('staff'),
      await gateway.login('approver'),
      await gateway.login('multi'),
    ];
    const [deciding, asking, outside] = [
      await readChanges(approver),
      await readChanges(staff),
      await readChanges(other, (await caughtUp(other)).cursor),
    ];
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 1,
        purposeCode: 'P1',
        reason: '客户拜访',
        legs: [tripLeg()],
        travellerNOList: [(await self(gateway, staff)).staffNO],
      },
      { as: staff },
    );
    await deciding.toldUntilApplication(applyId);
    await asking.toldUntilApplication(applyId);
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
    await asking.toldUntilApplication(applyId);
    const own = await bookSelf(gateway, other);
    const events = await outside.until(({ orderNos }: Changes) => orderNos.includes(own.orderNo));
    assert.deepEqual(
      events.flatMap((event) => parse(streamOrderChanges.event, event).applyIds),
      [],
    );
    for (const reader of [deciding, asking, outside]) reader.close();
  });

  it('tells of a file, as it is requested and as it is ready, its user and no others', async () => {
    const [staff, admin] = [await gateway.login('staff'), await gateway.login('admin')];
    const [own, outside] = [
      await readChanges(staff),
      await readChanges(admin, (await caughtUp(admin)).cursor),
    ];
    const asked = { kind: 'order', format: 'csv', query: {} } as const;
    const { exportNo } = await gateway.ok(addExport, asked, { as: staff });
    const state = async () =>
      (await gateway.ok(queryExportList, {}, { as: staff })).exportList.find(
        (job) => job.exportNo === exportNo,
      )?.exportState;
    // Several states may arrive in one event, so the test reads the export after each event until it is done.
    do await own.toldUntilFile(exportNo);
    while ((await state()) !== 'done');
    const { orderNo } = await bookSelf(gateway, staff);
    const events = await outside.until(({ orderNos }: Changes) => orderNos.includes(orderNo));
    assert.deepEqual(
      events.flatMap((event) => parse(streamOrderChanges.event, event).exportNos),
      [],
    );
    for (const reader of [own, outside]) reader.close();
  });

  it('is refused without a token, with a wrong cursor, and beyond the streams of a session', async () => {
    const code = async (as: string, cursor = '') => {
      const response = await gateway.app.inject({
        method: 'POST',
        url: streamOrderChanges.path,
        headers: { 'auth-sign': as },
        payload: { cursor },
      });
      return response.json<{ code: string }>().code;
    };
    assert.equal(await code('A'.repeat(43)), '8888');
    const as = await gateway.login('staff');
    assert.equal(await code(as, "1' or 1=1"), '41000');
    const readers = [await readChanges(as), await readChanges(as), await readChanges(as)];
    assert.equal(await code(as), '41005');
    for (const reader of readers) reader.close();
  });

  it('ends with the session', async () => {
    const as = await gateway.login('staff');
    const reader = await readChanges(as, (await caughtUp(as)).cursor);
    await reader.first();
    await gateway.ok(loginOut, { authSign: as });
    assert.equal(await reader.next(), undefined);
  });

  it('shows signs of life while nothing happens', async () => {
    const as = await gateway.login('nopage');
    const reader = await readChanges(as, (await caughtUp(as)).cursor);
    await reader.first();
    const nothing = assert.rejects(reader.next());
    await reader.heartbeatsUntil(3);
    reader.close();
    await nothing;
  });
});

describe('two gateways on one database', () => {
  it('tell of each other’s orders, and close while streams are open', async () => {
    const { db, config, supplier, clock } = gateway;
    const now = () => clock.now;
    const other = await buildGateway({
      db,
      clock: now,
      config,
      supplier,
      notifier: createOutboxNotifier(db, now),
    });
    const as = await gateway.login('staff');
    const { orderNo } = await bookSelf(gateway, as);
    const { cursor } = await caughtUp(as);
    const reader = await readChanges(as, cursor, await addressOf(other));
    await gateway.ok(orderCancel, { orderNo }, { as, requestId: randomUUID() });
    await reader.toldUntil(orderNo);
    await other.close();
    await assert.rejects(async () => {
      for (;;) if ((await reader.next()) === undefined) throw new Error('ended');
    }, /ended/);
  });
});

describe('changes of orders', () => {
  it('are forgotten when no cursor can be that old, and not before', async () => {
    const as = await gateway.login('staff');
    const { orderNo } = await bookSelf(gateway, as);
    const kept = async () => {
      const rows = await gateway.db
        .selectFrom('order_change')
        .select('change_no')
        .where('order_no', '=', orderNo)
        .execute();
      return rows.length > 0;
    };
    await gateway.sweep();
    assert.equal(await kept(), true);
    await gateway.db
      .updateTable('order_change')
      .set({ changed_at: new Date(Date.now() - 11 * 60_000) })
      .where('order_no', '=', orderNo)
      .execute();
    await gateway.sweep();
    assert.equal(await kept(), false);
  });
});

/**
 * Position from which no event is repeated any more. Events newer than the oldest transaction under way are sent again,
 * and that transaction may belong to another database of the server.
 */
async function caughtUp(as: string, from?: string): Promise<Changes> {
  const reader = await readChanges(as, from);
  const changes = await reader.first();
  reader.close();
  const isAll = from !== undefined && changes.orderNos.length + changes.applyIds.length === 0;
  return isAll ? changes : caughtUp(as, changes.cursor);
}
