import { readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { REQUEST_ID_HEADER, SANDBOX_HEADER } from '../../../../src/contract/envelope';
import { COMMON_FAULTS } from '../../../../src/contract/faults';
import type { Area } from '../area';
import { Background } from '../jobs/background';
import { keepAddressesValid, trustProxy } from './client-address';
import type { GatewayConfig, Side } from '../config';
import { connectionOptions } from './connections';
import type { AreaDeps } from '../deps';
import type { Database } from '../../db/database';
import { createDomainEvents } from '../events/domain-events';
import { DISK_FULL, fullPlaceOf } from '../../db/disk-full';
import { isUnavailable } from '../../db/unavailable';
import { failure, refusal } from './envelope';
import { mountHealth, type Draining } from './health';
import { Fault } from './fault';
import { createHeavyReads } from '../limits/heavy-reads';
import { ICON_PATH, STYLE, STYLE_PATH } from '../pages/html';
import { mountCalls, type Host } from './mount';
import { countCalls } from '../metrics/calls';
import { diskFull } from '../metrics/measures';
import { mountFramedElements } from '../pages/framed-elements';
import { mountStatic, sendPage } from '../pages/static';
import { createUserLimit } from '../limits/user-limit';
import { numberRequests, REQUEST_NUMBER_HEADER, sentNumber, tellRequests, trustOf } from './request-id';
import { Unavailable } from './unavailable';

export interface AppOptions {
  areas: readonly Area[];
  /** Calls and pages to serve: those of enterprises, or those of operators of the agency; both by default. */
  side?: Side | undefined;
  /** Migrated database. */
  db: Database;
  /** Connections for heavy reads; defaults to `db`. */
  reads?: Database;
  /** Connections to a read replica; defaults to `reads`. */
  copy?: Database;
  clock: () => Date;
  deps: AreaDeps;
  authenticate: Host['authenticate'];
  operators?: Host['operators'];
  /** Passed in by a caller that wants to wait for it; closing the app waits for it too. */
  background?: Background;
  logger?: FastifyServerOptions['logger'];
  /** Names of the migrations of this program, for the check of readiness. */
  migrations?: readonly string[] | undefined;
  draining?: Draining | undefined;
}

const BODY_LIMIT = 256 * 1024;
const ICON = readFileSync(new URL('../pages/favicon.ico', import.meta.url));

/**
 * Builds the gateway of some areas: their calls at the paths from the root, with and without `.json`, their pages and
 * the configured static folders. It does not listen.
 */
export async function buildApp({
  areas,
  side,
  db,
  reads = db,
  copy,
  clock,
  deps,
  authenticate,
  operators,
  background = new Background(),
  logger = false,
  migrations,
  draining = { isDraining: false },
}: AppOptions): Promise<FastifyInstance> {
  const serves = (of: Side | undefined) => side === undefined || of === undefined || of === side;
  const config = {
    ...deps.config,
    static: deps.config.static.filter((mount) => serves(mount.side)),
    // no page of another origin has a use for calls of operators
    ...(side === 'agency' && { allowedOrigins: [] }),
  };
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    ...connectionOptions(config.connections),
    trustProxy: trustProxy(config.trustProxy),
    genReqId: numberRequests(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    // paths are case-sensitive by the contract
    routerOptions: { caseSensitive: true },
  });
  app.server.maxConnections = config.connections.maxConnections;
  keepAddressesValid(app);
  tellRequests(app);
  answerFailures(app, config);
  logResponses(app);
  countCalls(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', ...CALL_HEADERS, ...config.authHeaders],
    exposedHeaders: ['retry-after', 'date', REQUEST_NUMBER_HEADER, SANDBOX_HEADER],
    maxAge: 600,
  });
  await app.register(rateLimit, { global: false });
  await app.register(cookie);
  // pages synchronise with this clock, which also measures the deadlines
  app.addHook('onRequest', async (_request, reply) => void reply.header('date', clock().toUTCString()));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const location = reply.getHeader('location');
    // browsers carry the fragment of the former address on, which may hold a ticket, unless the next one has its own
    if (reply.statusCode >= 300 && reply.statusCode < 400 && /^https?:[^#]*$/.test(String(location))) {
      void reply.header('location', `${String(location)}#`);
    }
    done();
  });

  const events = createDomainEvents({ areas, db, clock, deps, log: app.log });
  // the public app of the same process begins and stops the jobs
  if (serves('public')) {
    deps.jobs.begin({ deps, events, log: app.log });
    app.addHook('preClose', (done) => {
      deps.jobs.stop();
      done();
    });
  }
  const limitUser = createUserLimit(app, config.userCallsPerMinute);
  const readHeavily = createHeavyReads(reads, config.heavyReads);
  const host = {
    db,
    readHeavily,
    supplierTurns: deps.supplierTurns,
    readCopy: copy === undefined || copy === reads ? readHeavily : createHeavyReads(copy, config.heavyReads),
    clock,
    background,
    jobs: deps.jobs,
    events,
    authHeaders: config.authHeaders,
    limitUser,
    authenticate,
    operators,
    isProxy: trustOf(config.trustProxy),
    secureCookies: config.publicUrl.startsWith('https:'),
  };
  const limitCalls = app.rateLimit({ max: config.callsPerMinute, timeWindow: 60_000 });
  app.decorateRequest('outcome', null);
  await app.register(async (calls) => {
    calls.addHook('onRequest', limitCalls);
    const implementations = areas.flatMap((area) => area.implementations?.(deps) ?? []);
    mountCalls(
      calls,
      host,
      implementations.filter(({ call }) => serves(call.gateway === 'agency' ? 'agency' : 'public')),
    );
  });
  for (const area of areas) {
    if (!serves(area.isOfAgency ? 'agency' : 'public')) continue;
    await area.mount?.(app, { db, clock, background, deps, events, host, limitCalls });
  }

  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  mountHealth(app, { db, migrations, draining }, { onRequest: limitCalls });
  // a portal served here brings a policy of its own for its pages
  const isServingPortal = config.static.some(({ prefix }) => prefix === '/');
  for (const path of isServingPortal ? [ICON_PATH] : [ICON_PATH, '/favicon.ico']) {
    app.get(path, (_request, reply) => reply.type('image/x-icon').send(ICON));
  }
  if (serves('public')) mountFramedElements(app, config);
  await mountStatic(app, config.static);
  app.addHook('onClose', () => background.idle());
  return app;
}

/** Headers of every call (specification 7.1) besides the token's. */
const CALL_HEADERS = [REQUEST_ID_HEADER, 'clientinfo', 'clienttype', 'entno', 'sessionid', 'traceid'];

const contentSecurityPolicy = ({ serverSiteUrl, frameOrigins }: GatewayConfig) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  frameSrc: [
    "'self'",
    ...(serverSiteUrl === undefined ? [] : [new URL(serverSiteUrl).origin]),
    ...frameOrigins,
  ],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
});

const INSUFFICIENT_STORAGE = 507;

/** Answers every error with the envelope; its details go to the log only. */
function answerFailures(app: FastifyInstance, config: GatewayConfig): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const full = fullPlaceOf(error);
    if (full !== undefined) {
      request.log.error({ err: error, req: request, full }, DISK_FULL);
      diskFull.inc({ store: full });
      reply.code(INSUFFICIENT_STORAGE).type('application/json; charset=utf-8');
      return reply.send(refusal(new Fault('storageFull')));
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    if (status === 503) reply.header('retry-after', '1');
    const code = status === 429 ? COMMON_FAULTS.tooManyRequests.code : String(status);
    return reply.code(status).type('application/json; charset=utf-8').send(failure(status, code));
  });
  app.setNotFoundHandler(
    (request, reply) =>
      sendPage(config.static, request, reply) ??
      reply.code(404).type('application/json; charset=utf-8').send(failure(404)),
  );
}

function statusOf(error: FastifyError): number {
  if (isUnavailable(error) || error instanceof Unavailable) return 503;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/** Logs one line per request, without the contents of request and response. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { userNo = '', code = '' } = request.outcome ?? {};
    const { traceid } = request.headers;
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        code,
        userNo,
        ms: Math.round(reply.elapsedTime),
        traceId: sentNumber(traceid),
      },
      'answered',
    );
    done();
  });
}
