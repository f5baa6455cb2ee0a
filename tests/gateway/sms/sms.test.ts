import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { areaDeps } from '../../../demo/gateway/gateway';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { readConfig } from '../../../demo/gateway/server/config';
import { createJobRunner, type JobRunner } from '../../../demo/gateway/server/jobs/runner';
import type { Notifier } from '../../../demo/gateway/server/events/notifier';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { sendText } from '../../../demo/gateway/sms/queue';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { NOW, openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const [PHONE, CODE] = ['13800000001', '481920'];
const TOKEN = 'token-of-the-service';

describe('text messages by an SMS service', () => {
  let database: TestDatabase;
  let server: Server;
  let taken: { authorization: string | undefined; key: unknown; body: unknown }[];
  /** Status of the service's response; null closes the connection without a response. */
  let status: number | null;
  let now: Date;
  let logged: unknown[];
  const background = new Background();
  const log = {
    warn: () => undefined,
    error: (...said: unknown[]): void => {
      logged.push(...said);
    },
  };
  let jobs: JobRunner;
  let notifier: Notifier;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = createServer((request, response) => {
      let sent = '';
      request.setEncoding('utf8').on('data', (part: string) => {
        sent += part;
      });
      request.on('end', () => {
        const { authorization, 'idempotency-key': key } = request.headers;
        taken.push({ authorization, key, body: JSON.parse(sent) });
        if (status === null) request.socket.destroy();
        else response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { gateway: config } = readConfig({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: TOKEN });
    const clock = () => now;
    jobs = createJobRunner({ db: database.db, clock, background });
    notifier = createOutboxNotifier(database.db, clock, { job: sendText, jobs });
    const deps = areaDeps({ config, supplier: createEmbeddedSupplier(), notifier, jobs });
    const events = { emit: () => Promise.resolve(), deliver: () => Promise.resolve() };
    jobs.begin({ deps, events, log });
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  });
  beforeEach(async () => {
    [taken, logged, status, now] = [[], [], 200, NOW];
    await database.db.deleteFrom('sms_message').execute();
    await database.db.deleteFrom('background_job').execute();
  });

  /** Advances the clock by `seconds` and wakes the job, as the sweeper does. */
  async function wakeAfter(seconds: number): Promise<void> {
    now = new Date(now.getTime() + seconds * 1000);
    jobs.wake(sendText);
    await background.idle();
  }
  async function sendCode(): Promise<void> {
    await notifier.sendLoginCode(PHONE, CODE);
    await background.idle();
  }
  const rows = () =>
    database.db
      .selectFrom('sms_message')
      .innerJoin('background_job', (on) =>
        on
          .on('kind', '=', sendText.kind)
          .on((eb) => eb('job_key', '=', eb.cast<string>('message_no', 'text'))),
      )
      .select(['state', 'content', 'attempts'])
      .execute();

  it('are posted once each at once, with the token, and not kept', async () => {
    await sendCode();
    await wakeAfter(300);
    const [message, ...others] = taken;
    assert.deepEqual(others, []);
    assert.equal(message?.authorization, `Bearer ${TOKEN}`);
    assert.deepEqual(message.body, { phone: PHONE, text: `验证码${CODE}，用于登录企业商旅，5分钟内有效。` });
    assert.deepEqual(await rows(), [{ state: 'sent', content: '', attempts: 1 }]);
    assert.deepEqual(logged, []);
  });

  it('are tried again after a service that was closed, under the same key, and not after success', async () => {
    status = 503;
    await sendCode();
    assert.equal(taken.length, 1);
    await wakeAfter(1);
    assert.equal(taken.length, 1, 'not before their time');
    status = 200;
    await wakeAfter(10);
    await wakeAfter(120);
    assert.equal(taken.length, 2);
    assert.equal(taken[0]?.key, taken[1]?.key);
    assert.equal((await rows())[0]?.state, 'sent');
    assert.ok(logged.length > 0);
    const said = logged
      .map((one) => (one instanceof Object ? JSON.stringify(described(one)) : String(one)))
      .join();
    assert.match(said, /503/);
    assert.ok(!said.includes(CODE) && !said.includes(PHONE) && !said.includes(TOKEN), said);
  });

  it('are not sent again where the delivery is uncertain, or they are refused', async () => {
    for (const [answer, state] of [
      [null, 'uncertain'],
      [502, 'uncertain'],
      [400, 'failed'],
    ] as const) {
      taken = [];
      status = answer;
      await sendCode();
      status = 200;
      await wakeAfter(60);
      assert.equal(taken.length, 1, `after ${answer}`);
      assert.deepEqual(await rows(), [{ state, content: '', attempts: 1 }]);
      await database.db.deleteFrom('sms_message').execute();
    }
  });

  it('are not sent once they are of no use, and never twice after a process that ended', async () => {
    status = 503;
    await sendCode();
    status = 200;
    await wakeAfter(301);
    assert.equal(taken.length, 1);
    assert.equal((await rows())[0]?.state, 'failed');

    await notifier.sendNotice(PHONE, '已出票');
    await background.idle();
    await database.db
      .updateTable('sms_message')
      .set({ state: 'handedOver' })
      .where('state', '=', 'sent')
      .execute();
    await database.db
      .updateTable('background_job')
      .set({ job_state: 'running', done_at: null, held_until: new Date(0) })
      .where('job_state', '=', 'done')
      .execute();
    await wakeAfter(90);
    assert.equal(taken.length, 2);
    assert.deepEqual((await rows()).map(({ state }) => state).sort(), ['failed', 'uncertain']);
  });

  it('are kept by a gateway without a service, which needs a token for one', async () => {
    const { gateway: config } = readConfig({});
    const supplier = createEmbeddedSupplier();
    assert.equal(areaDeps({ config, supplier, notifier }).texts, undefined);
    await createOutboxNotifier(database.db, () => now).sendLoginCode(PHONE, CODE);
    await wakeAfter(60);
    assert.deepEqual(taken, []);
    const kept = await database.db.selectFrom('sms_message').select('state').execute();
    assert.deepEqual(kept, [{ state: 'kept' }]);
    assert.throws(() => readConfig({ SMS_URL: 'https://sms.example' }), /SMS_TOKEN is required/);
  });
});

/** Everything that a log could print of an object, including the causes of errors. */
function described(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      part instanceof Error ? `${part.message} ${part.stack} ${String(part.cause)}` : part,
    ]),
  );
}
