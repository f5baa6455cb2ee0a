import assert from 'node:assert/strict';
import Fastify from 'fastify';
import { describe, it } from 'vitest';
import { loggerOptions, scrub } from '../../../demo/gateway/server/log';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { loginByPassword, loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { withGateway } from '../../support/gateway/harness';

describe('the log', () => {
  it('has each request and its outcome in one line, and none of the body', async () => {
    const lines: string[] = [];
    const logger = loggerOptions('debug', { stream: { write: (line) => void lines.push(line) } });
    await withGateway({ logger }, async (gateway) => {
      const as = await gateway.login('staff');
      const me = await self(gateway, as);
      const body = orderOf([await findVoyage(gateway, as)], [me]);
      await gateway.ok(createOrder, body, { as, headers: { traceid: 'trace-1' } });
      await gateway.send(
        createOrder,
        { ...body, passengers: [{ ...me, cardNo: '11010519491231002X' }] },
        { as },
      );
      await gateway.send(loginByPassword, { account: 'staff', password: 'My-Secret-1' });
      await gateway.send(sendLoginSmsCode, { phone: me.phone });
      await gateway.send(loginBySmsCode, { phone: me.phone, smsCode: '123456' });
      await gateway.app.inject({ method: 'GET', url: `/payment/result?paymentNo=1&authSign=${as}` });
      // Messages of database errors quote values.
      await gateway.db.schema.dropTable('login_rate').execute();
      assert.equal(
        (await gateway.send(loginByPassword, { account: 'staff', password: 'My-Secret-2' })).status,
        500,
      );

      const log = lines.join('');
      for (const secret of [
        as,
        me.cardNo,
        me.phone,
        '11010519491231002X',
        'My-Secret',
        'Demo@2026',
        '123456',
      ]) {
        assert.ok(!log.includes(secret), `the log contains ${secret}`);
      }
      const created = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ traceId }) => traceId === 'trace-1');
      assert.deepEqual(
        [created?.['req'], created?.['status'], created?.['code'], created?.['userNo']],
        [{ method: 'POST', path: createOrder.path }, 200, '0', 'U000001'],
      );
      assert.match(log, /login_rate.*does not exist/);
    });
  });

  it('cuts long values, so that no client fills the disk by its requests', async () => {
    const lines: string[] = [];
    const app = Fastify({
      logger: loggerOptions('info', { textLimit: 100, stream: { write: (line) => void lines.push(line) } }),
    });
    const circle = new Error('x'.repeat(1_000_000));
    circle.cause = circle;
    app.get('/*', (request) => {
      request.log.error({ err: circle, req: request, said: 'y'.repeat(1_000_000) }, 'failed');
      return '';
    });
    await app.inject(`/${'z'.repeat(10_000)}`);
    await app.close();
    assert.ok(lines.every((line) => line.length < 3000));
    assert.match(lines.join(''), /"path":"\/z{99}… \(10001 characters\)"/);
  });

  it('hides secrets by their names too', () => {
    const lines: string[] = [];
    const app = Fastify({
      logger: loggerOptions('info', { stream: { write: (line) => void lines.push(line) } }),
    });
    const secrets = {
      password: 's1',
      authSign: 's2',
      smsCode: 's3',
      cardNo: 's4',
      identityCardNO: 's5',
      sign: 's6',
    };
    app.log.info({ body: { ...secrets, account: 'staff' } }, 'a mistake');
    assert.match(lines.join(''), /"account":"staff"/);
    assert.doesNotMatch(lines.join(''), /"s\d"/);
  });

  it('hides identity numbers, tokens and mobiles wherever they stand', () => {
    assert.equal(
      scrub(
        'Key (no)=(11010519491231002X) of 13800000001, token abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE.',
      ),
      'Key (no)=([ID]) of [MOBILE], token [TOKEN].',
    );
    const token = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
    const hidden: [text: string, shown: string][] = [
      ['110105194912310021', '[ID]'],
      ['证件号11010519491331002X重复', '证件号[ID]重复'],
      ['ID11010519491231002X', 'ID[ID]'],
      ['passport E12345678, EA1234567', 'passport [ID], [ID]'],
      ['permit H1234567890', 'permit [ID]'],
      [`-${token.slice(1)}`, '[TOKEN]'],
      [`${token.slice(1)}- of r_${token}`, '[TOKEN] of [TOKEN]'],
      ['+8613800000001 or 86 13800000001', '[MOBILE] or [MOBILE]'],
      ['phone13800000001', 'phone[MOBILE]'],
      ['010-60000001', '[PHONE]'],
    ];
    for (const [text, shown] of hidden) assert.equal(scrub(text), shown);
    const shown = [
      'order 26112000000001',
      'payment 26112012345678901234',
      'refund 26112000000001-1',
      'recharge CZ261120123456789012 of U261120123456789012',
      'cashier ZF260101120101194912, invoice FP301231110105194912',
      'trade 4200002261202611205566778899',
      'violates "flight_order_passenger_with_a_long_name_enterprise_num_fkey"',
      'flight CA1234 at 1700000000000 by U000001',
    ];
    for (const text of shown) assert.equal(scrub(text), text);
  });
});
