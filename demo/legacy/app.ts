import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bookingFrame, frameset, menuFrame, ordersFrame, type GbkPage } from './frames';
import { bookingPage, loginPage, notFoundPage, ordersPage, plainPage, type Addresses } from './pages';

const require = createRequire(import.meta.url);
const COOKIE = 'legacy_session';
const LOGIN_PATH = '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginByPassword';

interface LegacySession {
  account: string;
  authSign: string;
}

interface LoginAnswer {
  success: boolean;
  msg: string;
  result?: { authSign: string };
}

/**
 * A server-rendered intranet of the old kind (jQuery 1.12, Bootstrap 3) on an origin of its own. It stores its users'
 * tokens on the server and returns them to its own pages only, at `/auth-sign`.
 */
export async function buildLegacy(addresses: Addresses): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  const sessions = new Map<string, LegacySession>();
  await app.register(cookie);
  await app.register(formbody);
  await app.register(fastifyStatic, {
    root: join(dirname(fileURLToPath(import.meta.url)), 'public'),
    prefix: '/public/',
  });
  app.get('/vendor/jquery.js', (_request, reply) =>
    reply.sendFile('jquery.min.js', dirname(require.resolve('jquery'))),
  );
  app.get('/vendor/bootstrap.css', (_request, reply) =>
    reply.sendFile('bootstrap.min.css', dirname(require.resolve('bootstrap/dist/css/bootstrap.min.css'))),
  );
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.ico'));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });

  const sessionOf = (request: FastifyRequest) => sessions.get(request.cookies[COOKIE] ?? '');
  const send = (reply: FastifyReply, page: string | GbkPage) =>
    typeof page === 'string'
      ? reply.type('text/html; charset=utf-8').send(page)
      : reply.type(page.type).send(page.body);
  const forMembers =
    (render: (account: string, addresses: Addresses) => string | GbkPage) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const session = sessionOf(request);
      return session ? send(reply, render(session.account, addresses)) : reply.redirect('/login');
    };

  app.setNotFoundHandler((_request, reply) => send(reply.code(404), notFoundPage()));
  app.get('/', forMembers(bookingPage));
  app.get('/orders', forMembers(ordersPage));
  app.get('/plain', forMembers(plainPage));
  app.get('/frames', forMembers(frameset));
  app.get('/frames/menu', forMembers(menuFrame));
  app.get('/frames/orders', forMembers(ordersFrame));
  app.get('/frames/booking', forMembers(bookingFrame));
  app.get('/login', (_request, reply) => send(reply, loginPage()));
  app.post<{ Body: { account?: string; password?: string } }>('/login', async (request, reply) => {
    const { account = '', password = '' } = request.body;
    const answer = await login(addresses.inside, account, password);
    if (!answer.success || !answer.result) return send(reply, loginPage(answer.msg));
    const key = randomBytes(32).toString('base64url');
    sessions.set(key, { account, authSign: answer.result.authSign });
    return reply.setCookie(COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax' }).redirect('/', 303);
  });
  app.post('/logout', (request, reply) => {
    sessions.delete(request.cookies[COOKIE] ?? '');
    return reply.clearCookie(COOKIE, { path: '/' }).redirect('/login', 303);
  });
  app.get('/auth-sign', (request, reply) => {
    const session = sessionOf(request);
    reply.header('cache-control', 'no-store');
    return session ? { authSign: session.authSign } : reply.code(401).send({ authSign: '' });
  });
  return app;
}

async function login(gateway: string, account: string, password: string): Promise<LoginAnswer> {
  try {
    const response = await fetch(`${gateway}${LOGIN_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', requestid: randomBytes(16).toString('hex') },
      body: JSON.stringify({ account, password }),
    });
    return (await response.json()) as LoginAnswer;
  } catch {
    return { success: false, msg: '登录服务暂不可用，请稍后重试' };
  }
}
