import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { areaDeps, buildGateway, createMails } from '../../../demo/gateway/gateway';
import { sendMail } from '../../../demo/gateway/mail/queue';
import { readConfig } from '../../../demo/gateway/server/config';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { createJobRunner } from '../../../demo/gateway/server/jobs/runner';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { submitApprovalApplyAuto, withdrawApproval } from '../../../src/contract/approval/approval';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { linkIn } from '../../support/gateway/areas/accounts/sent-mails';
import { readMail, startSmtpServer, type SmtpServer } from '../../support/gateway/process/smtp-server';
import { tripLeg } from '../../support/gateway/areas/trips';

const NO_LOG = { warn: () => undefined, error: () => undefined };
const events = { emit: () => Promise.resolve(), deliver: () => Promise.resolve() };

describe('mails by a mail server', () => {
  let gateway: TestGateway;
  let smtp: SmtpServer;
  let as: string;
  let travellerNO: string;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    gateway = await startTestGateway({
      config: { mail: { url: smtp.url, from: '商旅门户 <travel@example.com>' } },
    });
    as = await gateway.login('staff');
    travellerNO = (await staffNumbers(gateway))('staff');
  });
  afterAll(async () => {
    await smtp.shut();
    await gateway.close();
  });
  beforeEach(() => {
    smtp.taken.length = 0;
    smtp.begun = 0;
  });
  afterEach(async () => {
    smtp.answers = { recipient: '250 ok', content: '250 taken' };
    // Ends mails that the test left unsent, so that they do not reach the next one.
    await gateway.idle();
    await gateway.db
      .updateTable('mail')
      .set({ state: 'needless', ended_at: gateway.clock.now })
      .where('ended_at', 'is', null)
      .execute();
  });

  /** Submits an application whose mail to the approver is not sent yet. */
  async function apply(): Promise<string> {
    const today = shanghaiDate(gateway.clock.now);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 9,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ beginDate: today, endDate: addDays(today, 30) })],
        travellerNOList: [travellerNO],
      },
      { as },
    );
    return applyId;
  }

  /** Another process on the same database. */
  function otherProcess(config = gateway.config) {
    const { db, clock, supplier } = gateway;
    const background = new Background();
    const jobs = createJobRunner({ db, clock: () => clock.now, background });
    const mails = createMails({ db, clock: () => clock.now, config });
    const notifier = createOutboxNotifier(db, () => clock.now);
    const deps = areaDeps({ config, supplier, notifier, jobs, mails });
    jobs.begin({ deps, events, log: NO_LOG });
    return { background, jobs, mails, notifier };
  }

  const states = async () =>
    (await gateway.db.selectFrom('mail').select(['state']).where('state', '!=', 'needless').execute()).map(
      ({ state }) => state,
    );

  async function changeUser(loginName: string, set: { user_name?: string; email?: string }): Promise<void> {
    await gateway.db.updateTable('app_user').set(set).where('login_name', '=', loginName).execute();
  }

  it('go to one recipient, in plain text and simple HTML, with the link', async () => {
    const applyId = await apply();
    await gateway.idle();
    const [mail] = smtp.taken;
    assert.ok(mail);
    assert.equal(smtp.taken.length, 1);
    assert.deepEqual([mail.from, mail.to], ['travel@example.com', ['approver@demo.example']]);
    const { headers, parts } = readMail(mail);
    assert.equal(headers.get('subject'), '陈思远的行前申请等待您审批');
    assert.equal(headers.get('auto-submitted'), 'auto-generated');
    const [text = '', html = ''] = parts;
    const link = linkIn(text);
    assert.deepEqual([link.page, link.applyId], ['preTripApproveDetail', applyId]);
    assert.match(text, /王建华，您好/);
    assert.ok(html.includes(link.authSign), html);
    assert.doesNotMatch(html, /<(script|img|iframe|form)/);
    assert.deepEqual((await states()).slice(-1), ['sent']);
  });

  it('hold names as text: neither markup nor another header nor another line', async () => {
    const name = '<b>陈</b>\r\nBcc: all@example.com\r\n\r\n"思远"';
    await gateway.db
      .updateTable('staff')
      .set({ staff_name: name })
      .where('staff_no', '=', travellerNO)
      .execute();
    await gateway.db
      .updateTable('directory_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    await apply();
    await gateway.idle();
    await gateway.db
      .updateTable('staff')
      .set({ staff_name: '陈思远' })
      .where('staff_no', '=', travellerNO)
      .execute();
    await gateway.db
      .updateTable('directory_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    const [mail] = smtp.taken;
    assert.ok(mail);
    assert.deepEqual(mail.to, ['approver@demo.example']);
    const { headers, parts } = readMail(mail);
    assert.equal(headers.has('bcc'), false);
    assert.match(headers.get('subject') ?? '', /<b>陈<\/b> Bcc: all@example\.com "思远"的行前申请等待您审批/);
    assert.match(parts[1] ?? '', /&#60;b&#62;陈/);
    assert.doesNotMatch(parts[1] ?? '', /<b>/);
  });

  it('go to no address that is more than one, or none', async () => {
    for (const email of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'nobody']) {
      await changeUser('approver', { email });
      await apply();
      await gateway.idle();
    }
    await changeUser('approver', { email: 'approver@demo.example' });
    assert.equal(smtp.begun, 0);
  });

  it('never hold the action up: with the server away they go once it is back', async () => {
    await smtp.shut();
    const applyId = await apply();
    await gateway.idle();
    assert.equal((await states()).at(-1), 'waiting');
    await gateway.sweep(['mail']);
    await gateway.idle();
    await smtp.open();
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.taken.length, 0, 'not before its time');
    gateway.clock.advance(1);
    await gateway.sweep(['mail']);
    await gateway.idle();
    const [mail] = smtp.taken;
    assert.ok(mail);
    assert.equal(smtp.taken.at(1), undefined);
    assert.equal(linkIn(readMail(mail).parts[0] ?? '').applyId, applyId);
    gateway.clock.advance(60);
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.taken.length, 1);
  });

  it('are tried again where the server says later, and not where it says no', async () => {
    smtp.answers.recipient = '450 later';
    await apply();
    await gateway.idle();
    assert.equal((await states()).at(-1), 'waiting');
    smtp.answers.recipient = '550 unknown';
    gateway.clock.advance(1);
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal((await states()).at(-1), 'failed');
    gateway.clock.advance(120);
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.begun, 2);
  });

  it('are not sent twice where no answer came to one that may have been taken', async () => {
    smtp.answers.content = undefined;
    await apply();
    await gateway.idle();
    assert.equal((await states()).at(-1), 'uncertain');
    smtp.answers.content = '250 taken';
    gateway.clock.advance(120);
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.begun, 1);
  });

  it('are sent once, though several processes look for them at the same moment', async () => {
    await smtp.shut();
    for (let i = 0; i < 5; i += 1) await apply();
    await gateway.idle();
    await smtp.open();
    gateway.clock.advance(10);
    const workers = [1, 2].map(() => otherProcess());
    for (const { jobs } of workers) jobs.wake(sendMail);
    await Promise.all(workers.map(({ background }) => background.idle()));
    assert.equal(smtp.begun, 5);
    assert.equal(new Set(smtp.taken.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1])).size, 5);
  });

  it('that an ended process was writing are sent later; those it had handed over are not', async () => {
    await smtp.shut();
    await apply();
    await apply();
    await gateway.idle();
    await smtp.open();
    const waiting = await gateway.db
      .selectFrom('mail')
      .select('mail_no')
      .where('state', '=', 'waiting')
      .orderBy('mail_no')
      .execute();
    assert.equal(waiting.length, 2);
    await gateway.db
      .updateTable('mail')
      .set({ state: 'handedOver' })
      .where('mail_no', '=', waiting[1]?.mail_no ?? 0)
      .execute();
    const hold = (held_until: Date) =>
      gateway.db
        .updateTable('background_job')
        .set({ job_state: 'running', held_until })
        .where('kind', '=', sendMail.kind)
        .where(
          'job_key',
          'in',
          waiting.map(({ mail_no }) => String(mail_no)),
        )
        .where('done_at', 'is', null)
        .execute();
    gateway.clock.advance(10);
    await hold(new Date('2100-01-01'));
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.begun, 0, 'another process may be at it');
    await hold(new Date(0));
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.begun, 1);
    assert.deepEqual((await states()).slice(-2).sort(), ['sent', 'uncertain']);
  });

  it('are needless once there is nothing to decide', async () => {
    await smtp.shut();
    const applyId = await apply();
    await gateway.idle();
    await gateway.ok(withdrawApproval, { applyId }, { as });
    await smtp.open();
    gateway.clock.advance(10);
    await gateway.sweep(['mail']);
    await gateway.idle();
    assert.equal(smtp.begun, 0);
  });

  it('are not made by a gateway without a server and without developer pages', async () => {
    const config = { ...gateway.config, mail: undefined, developerPages: false };
    const { db, clock, supplier } = gateway;
    const { background, jobs, mails, notifier } = otherProcess(config);
    await smtp.shut();
    await apply();
    await gateway.idle();
    clock.advance(10);
    jobs.wake(sendMail);
    await background.idle();
    assert.equal(await countKept(), 0);
    const app = await buildGateway({ db, clock: () => clock.now, config, supplier, notifier, mails });
    const page = await app.inject({ url: '/developer/mails' });
    await app.close();
    await smtp.open();
    assert.equal(page.statusCode, 404);
  });

  async function countKept(): Promise<number> {
    return (await gateway.db.selectFrom('kept_mail').select('mail_no').execute()).length;
  }
});

describe('mails without a mail server', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('are kept for the developer pages, with their links, and nothing in them is markup', async () => {
    const empty = await gateway.app.inject({ url: '/developer/mails' });
    assert.match(empty.body, /还没有邮件/);
    await gateway.db
      .insertInto('mail')
      .values({
        about: 'x',
        made_at: gateway.clock.now,
        state: 'sent',
        ended_at: gateway.clock.now,
      })
      .execute();
    const { mail_no } = await gateway.db.selectFrom('mail').select('mail_no').executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('kept_mail')
      .values({
        mail_no,
        address: 'a@demo.example',
        subject: '<script>1</script>',
        content: '您好\nhttp://localhost:4000/approve.html#/x/1?authSign=al_1\njavascript:alert(1)',
        kept_at: gateway.clock.now,
      })
      .execute();
    const list = await gateway.app.inject({ url: '/developer/mails' });
    assert.match(list.body, new RegExp(`href="/developer/mails/${mail_no}"`));
    const shown = await gateway.app.inject({ url: `/developer/mails/${mail_no}` });
    assert.match(shown.body, /href="http:\/\/localhost:4000\/approve\.html#\/x\/1\?authSign=al_1"/);
    assert.doesNotMatch(list.body + shown.body, /<script>1|href="javascript/);
    assert.equal((await gateway.app.inject({ url: '/developer/mails/999' })).statusCode, 404);
    assert.match((await gateway.app.inject({ url: '/developer' })).body, /href="\/developer\/mails"/);
  });
});

describe('settings of mails', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).gateway.mail;

  it('name a server and a sender, or neither', () => {
    assert.equal(read({}), undefined);
    assert.deepEqual(read({ SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: '商旅 <a@b.example>' }), {
      url: 'smtps://u:p@mail.example:465',
      from: '商旅 <a@b.example>',
    });
    assert.throws(() => read({ SMTP_URL: 'smtp://mail.example' }), /MAIL_FROM is required/);
    assert.throws(() => read({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }), /SMTP_URL/);
    assert.throws(
      () => read({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\nBcc: c' }),
      /MAIL_FROM/,
    );
  });
});
