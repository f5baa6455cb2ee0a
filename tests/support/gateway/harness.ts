import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { AREAS } from '../../../demo/gateway/areas';
import type { AnyImplementation } from '../../../demo/gateway/server/http/operator';
import { areaDeps, buildGateway, createMails, type GatewayOptions } from '../../../demo/gateway/gateway';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { readConfig, type GatewayConfig } from '../../../demo/gateway/server/config';
import type { Database } from '../../../demo/gateway/db/database';
import type { Source } from '../../../demo/gateway/login/origin';
import { findUserByLoginName } from '../../../demo/gateway/login/queries';
import { signIn } from '../../../demo/gateway/login/second-step/waiting-sign-ins';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import type { FlightSupplier } from '../../../demo/gateway/supplier/port';
import type { CashierPort } from '../../../demo/gateway/payment/cashier-port';
import { createJobRunner } from '../../../demo/gateway/server/jobs/runner';
import { sweep } from '../../../demo/gateway/server/jobs/sweeper';
import type { BodyOf, Call, ResultOf } from '../../../src/contract/call';
import { encode } from '../../../src/gateway/encode';
import type { FaultName } from '../../../src/contract/faults';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { QUICK } from './process/quick-passwords';
import { NOW, openTestDatabase, type TestDatabase } from './process/test-database';

/** Envelope with its HTTP status. */
export interface Answer<R> {
  status: number;
  success: boolean;
  code: string;
  msg: string;
  result: R;
}

interface CallOptions {
  /** Token of the caller. */
  as?: string | undefined;
  /** A repeated id repeats the request. Default: a new id each time. */
  requestId?: string | null;
  headers?: Record<string, string>;
  /** Sends exactly this token even when it was renewed. By default a renewed token replaces it. */
  isKept?: boolean;
}

interface TestClock {
  now: Date;
  advance(minutes: number): void;
}

/** Calls to a gateway, wherever it runs. */
export interface GatewayCalls {
  /** Makes a call that must succeed. */
  ok<C extends Call>(call: C, body: BodyOf<C>, options?: CallOptions): Promise<ResultOf<C>>;
  /** Signs a demo account in with its password. Resolves with the token. */
  login(account: string): Promise<string>;
}

export interface TestGateway extends GatewayCalls {
  app: FastifyInstance;
  db: Database;
  /** Connection string of the database, if any. */
  url?: string;
  clock: TestClock;
  config: GatewayConfig;
  supplier: FlightSupplier;
  /** All implementations that answer calls. */
  implementations(): readonly AnyImplementation[];
  /** Makes a call with the body as it is, valid or not. Resolves with the raw answer. */
  send<C extends Call>(call: C, body: unknown, options?: CallOptions): Promise<Answer<ResultOf<C>>>;
  /** Makes a call that must be refused with this fault. Resolves with its result. */
  refused<C extends Call>(
    fault: FaultName,
    call: C,
    body: BodyOf<C>,
    options?: CallOptions,
  ): Promise<unknown>;
  /** Waits for work that continues after answers. */
  idle(): Promise<void>;
  /** Runs due tasks, only of these areas if given. */
  sweep(areas?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface TestOptions {
  config?: Partial<GatewayConfig>;
  supplier?: FlightSupplier;
  /** Without it, only notified payments count as paid, and every refund is made. */
  cashier?: CashierPort;
  logger?: GatewayOptions['logger'];
  side?: GatewayOptions['side'];
  draining?: GatewayOptions['draining'];
  /** Opened by the test; the gateway closes it. */
  database?: TestDatabase;
}

const QUIET_CASHIER: CashierPort = {
  findNotice: () => Promise.resolve(undefined),
  refund: () => Promise.resolve({ state: 'done', refusal: '' }),
  findRefund: () => Promise.resolve({ state: 'done', refusal: '' }),
};

/** Source of requests injected into the gateway without a network. */
const HERE: Source = {
  ip: '127.0.0.1',
  device: { agent: 'lightMyRequest', number: undefined, keep: randomUUID },
};

/** Starts a gateway on a database of its own with the demo data. Its clock stands at NOW until a test moves it. */
export async function startTestGateway(options: TestOptions = {}): Promise<TestGateway> {
  const database = options.database ?? (await openTestDatabase());
  const { db, reads, url } = database;
  const clock: TestClock = {
    now: NOW,
    advance(minutes) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const now = () => clock.now;
  const filesFolder = join(tmpdir(), `files-${randomUUID()}`);
  const config: GatewayConfig = {
    ...readConfig({}).gateway,
    loginsPerMinute: 10_000,
    passwordCost: QUICK,
    passwordRefusalMs: 0,
    callsPerMinute: 1_000_000,
    userCallsPerMinute: 1_000_000,
    unpaidSeatsPerUser: 1_000_000,
    returnOrigins: ['https://portal.example'],
    // no server answers there, so that no test asks one of the network
    dnsServers: ['127.0.0.1:9'],
    files: { folder: filesFolder },
    ...options.config,
  };
  const supplier = options.supplier ?? createEmbeddedSupplier();
  const background = new Background();
  const notifier = createOutboxNotifier(db, now);
  const { logger = false } = options;
  const mails = createMails({ db, clock: now, config });
  const jobs = createJobRunner({ db, clock: now, background });
  const cashier = options.cashier ?? QUIET_CASHIER;
  const deps = areaDeps({ config, supplier, notifier, jobs, mails, cashier });
  const app = await buildGateway({
    db,
    reads,
    clock: now,
    config,
    supplier,
    notifier,
    jobs,
    mails,
    cashier,
    background,
    logger,
    side: options.side,
    draining: options.draining,
  });

  const renewed = new Map<string, string>();
  const presentOf = (token: string): string => {
    const next = renewed.get(token);
    return next === undefined ? token : presentOf(next);
  };

  async function send<C extends Call>(
    call: C,
    body: unknown,
    { as: given, requestId = randomUUID(), headers = {}, isKept = false }: CallOptions = {},
  ): Promise<Answer<ResultOf<C>>> {
    const as = given === undefined || isKept ? given : presentOf(given);
    const form = call.multipart && encoded(call, body);
    const common = {
      ...(as === undefined ? {} : { authsign: as }),
      ...(requestId === null ? {} : { requestid: requestId }),
      ...headers,
    };
    const isGet = call.method === 'GET';
    const response = await app.inject(
      isGet
        ? { method: 'GET', url: `${call.path}?${encode(call, body).params?.toString()}`, headers: common }
        : {
            method: 'POST',
            url: call.path,
            headers: {
              'content-type': form?.headers.get('content-type') ?? 'application/json',
              ...common,
            },
            payload: form ? Buffer.from(await form.arrayBuffer()) : JSON.stringify(body),
          },
    );
    const answer = response.json<Omit<Answer<ResultOf<C>>, 'status'>>();
    if (call.renewsToken && as !== undefined && answer.success) {
      const { authSign } = answer.result as { authSign: string };
      if (authSign !== as) renewed.set(as, authSign);
    }
    return { status: response.statusCode, ...answer };
  }

  const gateway: TestGateway = {
    app,
    db,
    ...(url === undefined ? {} : { url }),
    clock,
    config,
    supplier,
    implementations: () => AREAS.flatMap((area) => area.implementations?.(deps) ?? []),
    send,
    async ok(call, body, callOptions) {
      const { success, code, msg, result } = await send(call, body, callOptions);
      // the message is built only on failure, because a list of flights has half a megabyte
      if (!success) assert.fail(`${call.path}: ${code} ${msg} ${JSON.stringify(result)}`);
      return result;
    },
    async refused(fault, call, body, callOptions) {
      const answer = await send(call, body, callOptions);
      assert.equal(answer.success, false, `${call.path} succeeded`);
      assert.equal(answer.code, FAULTS[fault].code, `${call.path}: ${answer.code} ${answer.msg}`);
      return answer.result;
    },
    async login(account) {
      const user = await findUserByLoginName(db, account);
      assert.ok(user, `no account is called ${account}`);
      const signedIn = await signIn(db, user, 'password', { ...HERE, now: clock.now });
      assert.ok('authSign' in signedIn, `${account} has a second factor`);
      return signedIn.authSign;
    },
    idle: () => background.idle(),
    async sweep(of) {
      const areas = AREAS.map((area) =>
        of?.includes(area.name) === false ? { ...area, dueTasks: {}, jobs: [] } : area,
      );
      await sweep({ areas, db, clock: now, log: app.log, deps, background });
      await background.idle();
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
  return gateway;
}

/** Encodes a body as the client sends it in a form. */
function encoded(call: Call, body: unknown): Response {
  const { data } = encode(call, body);
  return new Response(data);
}

/** Gateway for one test. It is always closed, because an open database would keep the test process alive. */
export async function withGateway(
  options: TestOptions,
  test: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await startTestGateway(options);
  try {
    await test(gateway);
  } finally {
    await gateway.close();
  }
}
