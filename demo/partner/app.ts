import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const COOKIE = 'partner_session';
const TOKEN_PATH = '/CLLOGINBUSSINFOADMINSERVICE/api/userController/getAuthSignByUserNoForCloud';

/** An employee of the partner, with their user number at the travel-management company. */
export interface Employee {
  account: string;
  password: string;
  name: string;
  userNO: string;
}

export interface PartnerConfig {
  /** Address of the gateway for browsers; `inside`: for this server. */
  gateway: string;
  inside: string;
  cashier: string;
  /** Path of the suite's script for pages around a frame, copied to the partner's server. */
  frameScript: string;
  /** The partner's application at the gateway. */
  appNo: string;
  secret: string;
  employees: readonly Employee[];
}

/**
 * A partner's intranet on a third origin: another framework, a strict content security policy, its own login. Its
 * server signs its employees in at the gateway; pages never see the secret.
 */
export async function buildPartner(config: PartnerConfig): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  const sessions = new Map<string, Employee>();
  await app.register(cookie);
  await app.register(fastifyStatic, { root: join(dirname(fileURLToPath(import.meta.url)), 'public') });
  app.get('/vendor/vue.js', (_request, reply) =>
    // the build without compiler needs no eval
    reply.sendFile('vue.runtime.global.prod.js', join(dirname(require.resolve('vue/package.json')), 'dist')),
  );
  // the builds for script tags, which React no longer has from 19 on
  app.get('/vendor/react-18.js', (_request, reply) =>
    reply.sendFile('react.production.min.js', join(dirname(require.resolve('react-18/package.json')), 'umd')),
  );
  app.get('/vendor/react-dom-18.js', (_request, reply) =>
    reply.sendFile(
      'react-dom.production.min.js',
      join(dirname(require.resolve('react-dom-18/package.json')), 'umd'),
    ),
  );
  app.get('/vendor/connect-frame.js', (_request, reply) =>
    reply.sendFile(basename(config.frameScript), dirname(config.frameScript)),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').sendFile('not-found.html'),
  );
  app.get('/config.json', () => ({ gateway: config.gateway, cashier: config.cashier }));

  const policyFor = (ways: readonly string[]) =>
    [
      "default-src 'none'",
      ...ways,
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lit-html vue',
    ].join('; ');
  const withElements = policyFor([
    `script-src 'self' ${config.gateway}`,
    `connect-src 'self' ${config.gateway}`,
    `img-src 'self' ${config.gateway}`,
  ]);
  // the page with an iframe allows only its own scripts and connections
  const withFrame = policyFor([
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    `frame-src ${config.gateway}`,
  ]);
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('content-security-policy', request.url === '/iframe.html' ? withFrame : withElements)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');
  });

  app.post<{ Body: { account?: string; password?: string } }>('/api/login', (request, reply) => {
    const { account = '', password = '' } = request.body;
    const employee = config.employees.find((candidate) => candidate.account === account);
    if (!employee || !isSameText(employee.password, password)) {
      return reply.code(401).send({ message: '账号或密码错误' });
    }
    const key = randomBytes(32).toString('base64url');
    sessions.set(key, employee);
    return reply
      .setCookie(COOKIE, key, { path: '/', httpOnly: true, sameSite: 'strict' })
      .send({ name: employee.name });
  });
  app.post<{ Body: { widget?: string } | undefined }>('/api/auth-sign', async (request, reply) => {
    const employee = sessions.get(request.cookies[COOKIE] ?? '');
    reply.header('cache-control', 'no-store');
    if (!employee) return reply.code(401).send({});
    const scope = SCOPES.get(request.body?.widget ?? '');
    return { authSign: await openSession(config, employee.userNO, scope) };
  });
  return app;
}

/** Scopes of the narrow tokens that pages ask for by name: a page never says the scope itself. */
const SCOPES: ReadonlyMap<string, object> = new Map([
  ['orders', { elements: ['order-list'], readOnly: true }],
]);

/** Server to server: a session for one of the partner's employees, narrowed by a scope. */
async function openSession(
  { inside, appNo, secret }: PartnerConfig,
  userNO: string,
  narrow?: object,
): Promise<string> {
  const timestamp = Date.now();
  const nonce = randomBytes(16).toString('hex');
  const lines = [appNo, userNO, String(timestamp), nonce];
  const scope = narrow && JSON.stringify(narrow);
  const sign = createHmac('sha256', secret)
    .update((scope === undefined ? lines : ['v2', ...lines, scope]).join('\n'))
    .digest('hex');
  const response = await fetch(`${inside}${TOKEN_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', requestid: nonce },
    body: JSON.stringify({ userNO, appNo, timestamp, nonce, sign, scope }),
  });
  const { success, msg, result } = (await response.json()) as {
    success: boolean;
    msg: string;
    result?: { authSign: string };
  };
  if (!success || !result) throw new Error(`the gateway refused a session: ${msg}`);
  return result.authSign;
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
