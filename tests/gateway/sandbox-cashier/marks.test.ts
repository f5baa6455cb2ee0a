import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryAgencyLog } from '../../../src/contract/agency/log';
import { addWebhookEndpoint } from '../../../src/contract/agency/connections/webhooks/endpoints';
import { WEBHOOK_TYPES } from '../../../src/contract/agency/connections/webhooks/payloads';
import { SANDBOX_HEADER } from '../../../src/contract/envelope';
import { queryCompanySettings } from '../../../src/contract/enterprise-setting/company';
import { applyInvoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { DEMO_PARTNER } from '../../../demo/gateway/seed/accounts';
import { openAs } from '../../support/gateway/areas/agency';
import { bookIssued } from '../../support/gateway/areas/refunds';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const SANDBOX = '100001';
const REAL = '100002';

/** The first enterprise is a sandbox; all others are real. */
describe('the marks of a sandbox', () => {
  let gateway: TestGateway;
  let admin: string;
  let real: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    await gateway.db
      .updateTable('enterprise')
      .set({ is_sandbox: true })
      .where('enterprise_num', '=', SANDBOX)
      .execute();
    [admin, real] = [await gateway.login('admin'), await gateway.login('colleague')];
  });
  afterAll(() => gateway.close());

  it('are in the data of its users and with each answer to them, and for no other user', async () => {
    for (const [as, isSandbox] of [
      [admin, true],
      [real, false],
    ] as const) {
      const info = await gateway.ok(verifyUserAuthSignForCloud, { authSign: as });
      assert.equal(info.sandbox, isSandbox ? true : undefined);
      const { headers } = await gateway.app.inject({
        method: 'POST',
        url: queryCompanySettings.path,
        headers: { authsign: as, 'content-type': 'application/json' },
        payload: '{}',
      });
      assert.equal(headers[SANDBOX_HEADER], isSandbox ? 'true' : undefined);
    }
  });

  it('begin the subject of its mails', async () => {
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as: admin });
    const { itemList } = await gateway.ok(queryInvoiceItems, { pageSize: 1 }, { as: admin });
    const mailTo = 'buyer@demo.example';
    const wanted = {
      lineNoList: itemList.map(({ lineNo }) => lineNo),
      splitBy: [],
      ceiling: null,
      titleNo: titleList[0]?.titleNo ?? '',
      invoiceType: 'special' as const,
      mailTo,
      remark: '',
      totalAmount: itemList.reduce((sum, { amount }) => sum + amount, 0),
    };
    await gateway.ok(applyInvoices, wanted, { as: admin });
    await gateway.idle();
    const mails = await gateway.db
      .selectFrom('kept_mail')
      .select('subject')
      .where('address', '=', mailTo)
      .execute();
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.subject ?? '', /^【沙箱】/);
  });

  it('are in its events', async () => {
    const operations = { as: await openAs(gateway, 'operations') };
    const endpoint = {
      appNo: DEMO_PARTNER.appNo,
      url: 'http://localhost:9/',
      description: '',
      eventTypes: [...WEBHOOK_TYPES],
      enterpriseNums: [],
    };
    await gateway.ok(addWebhookEndpoint, endpoint, operations);
    await bookIssued(gateway, await gateway.login('staff'));
    const { payload } = await gateway.db
      .selectFrom('webhook_event')
      .select('payload')
      .where('event_type', '=', 'order.issued')
      .executeTakeFirstOrThrow();
    const { data } = (typeof payload === 'string' ? JSON.parse(payload) : payload) as { data: object };
    assert.ok('sandbox' in data && data.sandbox === true);
  });

  it('keep its notices from phones, which the log of the agency tells', async () => {
    await gateway.db.updateTable('notice').set({ by_sms: false }).execute();
    for (const enterpriseNum of [SANDBOX, REAL])
      await gateway.db
        .updateTable('notice')
        .set({ by_sms: true, texted_at: null, read_at: null, created_at: gateway.clock.now })
        .where('notice_no', 'in', (notices) =>
          notices
            .selectFrom('notice')
            .select('notice_no')
            .where('enterprise_num', '=', enterpriseNum)
            .orderBy('notice_no')
            .limit(1),
        )
        .execute();
    const before = await gateway.db.selectFrom('sms_message').select('message_no').execute();
    await gateway.sweep(['notice']);
    const texts = await gateway.db.selectFrom('sms_message').select('message_no').execute();
    assert.equal(texts.length - before.length, 1, 'the real enterprise alone');
    const operations = { as: await openAs(gateway, 'operations') };
    const { logList } = await gateway.ok(queryAgencyLog, { kind: 'textWithheld' }, operations);
    assert.deepEqual(
      logList.map(({ subject }) => subject),
      [SANDBOX],
    );
    assert.match(logList[0]?.summary ?? '', /未发送，手机号1\d{2}\*+\d{4}/);
  });
});
