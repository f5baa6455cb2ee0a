import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { migration } from '../../../../demo/gateway/server/migrations/0024-sealed-answers';
import { getBiPreAuthorisationCode } from '../../../../src/contract/bi-analysis/bi-analysis';
import { changeEnt } from '../../../../src/contract/enterprise/enterprise';
import { orderCancel } from '../../../../src/contract/order/list';
import { payorder } from '../../../../src/contract/payment/payment';
import { bookSelf } from '../../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { openPartnerSession } from '../../../support/gateway/partner-session';

describe('secrets that answers give', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  /** Contents of the database as text, except for the tables in which the demo shows its messages. */
  async function everything(): Promise<string> {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sms_message', 'kept_mail')`.execute(
      gateway.db,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        gateway.db,
      );
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  }

  it('are nowhere in the database, and yet given again to who asks again', async () => {
    const as = await gateway.login('admin');
    const partners = await openPartnerSession(gateway, 'U000004');
    const created = await bookSelf(gateway, as);
    const requestId = randomUUID();
    const payment = { orderNo: created.orderNo, payType: 4, subPayType: 1, payAmount: created.totalAmount };
    const askCode = () => gateway.ok(getBiPreAuthorisationCode, { authSign: as }, { as, requestId });
    const askLink = () => gateway.ok(payorder, payment, { as, requestId });
    const [code, paying] = [await askCode(), await askLink()];
    const sign = new URL(paying.payUrl).searchParams.get('sign') ?? '';
    assert.match(sign, /^[0-9a-f]{64}$/);
    const kept = await everything();
    assert.ok(kept.includes(created.orderNo), 'the rows have been read');
    for (const secret of [code.code, paying.payUrl, sign, as, partners, requestId]) {
      assert.ok(!kept.includes(secret), secret);
    }
    assert.ok(!kept.includes('"success"'), 'no answer at all is readable');
    assert.deepEqual([await askCode(), await askLink()], [code, paying]);
  });

  it('are given to no other request, person or place', async () => {
    const as = await gateway.login('multi');
    const requestId = randomUUID();
    await gateway.ok(changeEnt, { companyNO: '100001' }, { as, requestId });
    const other = await gateway.login('multi');
    await gateway.refused('requestIdReused', changeEnt, { companyNO: '100001' }, { as: other, requestId });
    await gateway.refused('requestIdReused', changeEnt, { companyNO: '100002' }, { as, requestId });
  });

  it('are sealed where an older release has kept them, and the request is still known', async () => {
    const { db, clock } = gateway;
    const as = await gateway.login('staff');
    const requestId = randomUUID();
    const body = { orderNo: '26010100000000' };
    const result = { orderNo: body.orderNo, orderStatus: '已取消' };
    await db.deleteFrom('answered_request').execute();
    await sql`alter table answered_request rename column request_hash to request_id`.execute(db);
    const digest = createHash('sha256')
      .update(`100001\n${JSON.stringify(body)}`)
      .digest('hex');
    const kept = JSON.stringify({ success: true, code: '0', msg: '', result });
    await sql`insert into answered_request (user_no, request_id, path, body_hash, answer, answered_at)
      values ('U000001', ${requestId}, ${orderCancel.path}, ${digest}, ${kept}, ${clock.now})`.execute(db);
    await migration.up(db);
    assert.ok(!(await everything()).includes(requestId));
    assert.deepEqual(await gateway.ok(orderCancel, body, { as, requestId }), result);
    await gateway.refused('requestIdReused', orderCancel, { ...body, reason: '行程变更' }, { as, requestId });
  });
});
