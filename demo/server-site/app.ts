import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { biRoutes } from './bi';
import { contractRoutes } from './contract-routes';
import { Contracts } from './contracts';
import { helpBody } from './help-page';
import { html } from '../html';
import { SignIn } from './sign-in';
import { COOKIE, sitePages } from './site-pages';
import { startBody } from './start-page';
import { bookedBody, bookingBody } from './ticket-pages';

export interface ServerSiteConfig {
  /** Origin of the gateway, which verifies tokens. */
  gateway: string;
  /** Portals that may show this site in a frame, and pass it their user's token. */
  portalOrigins: readonly string[];
  /** File of the package's frame client. */
  clientScript: string;
}

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/**
 * Builds the server-side site of the old kind: whole pages from the server and forms validated there, shown by the
 * portal in a frame. It has no login: the portal's page passes the user's token, which the site's server verifies.
 */
export async function buildServerSite(config: ServerSiteConfig): Promise<FastifyInstance> {
  const { portalOrigins, clientScript, gateway } = config;
  const app = Fastify({ logger: false });
  const signIn = new SignIn(gateway);
  const contracts = new Contracts();
  const pages = sitePages(signIn, portalOrigins);
  const { show, send, showToAll } = pages;
  await app.register(cookie);
  await app.register(formbody);
  await app.register(fastifyStatic, {
    root: join(dirname(fileURLToPath(import.meta.url)), 'public'),
    prefix: '/public/',
  });
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.ico'));
  app.get('/vendor/frame-client.js', (_request, reply) =>
    reply.sendFile(basename(clientScript), dirname(clientScript)),
  );
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
  ].join('; ');
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin');
  });
  // forms and the exchange are for this site's own pages; requests of another site carry its origin
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.headers.origin === `http://${request.headers.host}`) return;
    await reply.code(403).send({ message: '请求来源不正确' });
  });

  app.post<{ Body: { authSign?: unknown } }>('/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authSign } = request.body;
    const before = request.cookies[COOKIE];
    const session = typeof authSign === 'string' ? await signIn.exchange(authSign, before) : undefined;
    if (!session) return reply.clearCookie(COOKIE, { path: '/' }).code(401).send({ changed: false });
    return reply
      .setCookie(COOKIE, session.key, { path: '/', httpOnly: true, sameSite: 'lax' })
      .send({ changed: session.changed });
  });

  app.setNotFoundHandler((request, reply) => {
    const context = { user: undefined, isOpen: true, portalOrigins, hideFloatElement: false };
    const body = html`<h1>页面不存在</h1>`;
    return send(request, reply, context, { title: '页面不存在', body, status: 404 });
  });
  app.get('/', (request, reply) =>
    showToAll(request, reply, { title: '旧版首页', body: startBody(portalOrigins[0] ?? '') }),
  );
  contractRoutes(app, { pages, contracts, today });
  app.get('/ticket/booking', (request, reply) =>
    show(request, reply, (_context, user) => ({ title: '机票预订', body: bookingBody(user) })),
  );
  app.get('/ticket/booked', (request, reply) =>
    show(request, reply, () => ({ title: '机票预订成功', body: bookedBody() })),
  );
  biRoutes(app, { gateway, portalOrigins, contracts, today });
  // help needs no user, even when this site is shown as an external page
  app.get('/help/index', (request, reply) =>
    showToAll(request, reply, { title: '帮助中心', body: helpBody() }),
  );
  return app;
}
