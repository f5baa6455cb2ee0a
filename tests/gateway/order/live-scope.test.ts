import assert from 'node:assert/strict';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { streamOrderChanges } from '../../../src/contract/order/live';
import type { EventOf } from '../../../src/contract/call';
import { bookSelf } from '../../support/gateway/areas/booking';
import { addressOf, readEvents } from '../../support/gateway/areas/event-reader';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

describe('an open stream of changed orders', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { messagePollMs: 20, streamHeartbeatMs: 100 } });
  });
  afterAll(() => gateway.close());

  it('tells nothing of orders that its reader may not see any more', async () => {
    const address = await addressOf(gateway.app);
    const approver = await gateway.login('approver');
    const staff = await gateway.login('staff');
    const reader = await readEvents(address + streamOrderChanges.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'auth-sign': approver },
      body: JSON.stringify({}),
    });
    await reader.next();
    const no = await staffNoOf(gateway, 'approver');
    const { db } = gateway;
    await db.deleteFrom('staff_role').where('staff_no', '=', no).execute();
    await db
      .insertInto('staff_role')
      .values({ enterprise_num: '100001', staff_no: no, role_no: '100001-staff' })
      .execute();
    const { orderNo } = await bookSelf(gateway, staff);
    // An event of the reader's own marks the end.
    const own = { order_no: null, apply_id: null, export_no: null, staff_no: no, enterprise_num: '100001' };
    await db.insertInto('order_change').values(own).execute();
    const events = await reader.until((event: EventOf<typeof streamOrderChanges>) => event.hasMessages);
    const told = events.flatMap((event) => parse(streamOrderChanges.event, event).orderNos);
    assert.ok(!told.includes(orderNo));
    reader.close();
  });
});
