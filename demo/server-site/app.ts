import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { biRoutes } from './bi';
import { detailBody, formBody, formOf, listBody } from './contract-pages';
import { Contracts, readForm, type ContractForm } from './contracts';
import { helpBody } from './help-page';
import { html, type Html } from '../html';
import { page, type PageContext } from './layout';
import { SignIn, type SiteUser } from './sign-in';
import { startBody } from './start-page';
import { bookedBody, bookingBody } from './ticket-pages';

export interface ServerSiteConfig {
  /** Origin of the gateway, where tokens are verified. */
  gateway: string;
  /** Portals that may show this site in a frame, and hand it their user's token. */
  portalOrigins: readonly string[];
  /** File of the frame client, as the package brings it. */
  clientScript: string;
}

const COOKIE = 'server_site_session';
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

interface Query {
  no?: string;
  hideFloatElement?: string;
}
interface Shown {
  title: string;
  body: Html;
  status?: number;
}

/**
 * The server-side site of the old kind: whole pages from the server, forms that it validates, shown by the portal
 * in a frame. It has no login: the portal's page hands over the user's token, which its server has verified.
 */
export async function buildServerSite(config: ServerSiteConfig): Promise<FastifyInstance> {
  const { portalOrigins, clientScript, gateway } = config;
  const app = Fastify({ logger: false });
  const signIn = new SignIn(gateway);
  const contracts = new Contracts();
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
  // forms and the exchange are for this site's own pages: another site's carry their own origin
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

  /** A page for the signed-in user; without one it asks the portal who it is. */
  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    render: (context: PageContext, user: SiteUser) => Shown,
  ): FastifyReply {
    const user = signIn.user(request.cookies[COOKIE]);
    const hideFloatElement = (request.query as Query).hideFloatElement === 'true';
    const context = { user, isOpen: false, portalOrigins, hideFloatElement };
    return send(
      request,
      reply,
      context,
      user ? render(context, user) : { title: '正在确认身份', body: html`` },
    );
  }
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    context: PageContext,
    shown: Shown,
  ): FastifyReply {
    const path = request.url.split('?', 1)[0] ?? '';
    return reply
      .code(shown.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(context, path, shown.title, shown.body));
  }
  function showToAll(request: FastifyRequest, reply: FastifyReply, shown: Shown): FastifyReply {
    const hideFloatElement = (request.query as Query).hideFloatElement === 'true';
    const user = signIn.user(request.cookies[COOKIE]);
    return send(request, reply, { user, isOpen: true, portalOrigins, hideFloatElement }, shown);
  }
  const missing: Shown = { title: '合同不存在', body: html`<h1>合同不存在或已被删除</h1>`, status: 404 };
  const withHide = (request: FastifyRequest, path: string): string =>
    (request.query as Query).hideFloatElement === 'true' ? `${path}&hideFloatElement=true` : path;

  app.setNotFoundHandler((request, reply) => {
    const context = { user: undefined, isOpen: true, portalOrigins, hideFloatElement: false };
    const body = html`<h1>页面不存在</h1>`;
    return send(request, reply, context, { title: '页面不存在', body, status: 404 });
  });
  app.get('/', (request, reply) =>
    showToAll(request, reply, { title: '旧版首页', body: startBody(portalOrigins[0] ?? '') }),
  );
  app.get('/contract/list', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => ({
      title: '合同管理',
      body: listBody(context, contracts.list(enterpriseNum), today()),
    })),
  );
  app.get<{ Querystring: Query }>('/contract/detail', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => {
      const contract = contracts.find(enterpriseNum, request.query.no ?? '');
      return contract
        ? { title: `合同 ${contract.no}`, body: detailBody(context, contract, today()) }
        : missing;
    }),
  );
  app.get('/contract/new', (request, reply) =>
    show(request, reply, (context) => ({
      title: '新增合同',
      body: formBody(context, '新增合同', '/contract/new', {}),
    })),
  );
  app.get<{ Querystring: Query }>('/contract/edit', (request, reply) =>
    show(request, reply, (context, { enterpriseNum }) => {
      const contract = contracts.find(enterpriseNum, request.query.no ?? '');
      if (!contract) return missing;
      const title = `修改合同 ${contract.no}`;
      return { title, body: formBody(context, title, `/contract/edit?no=${contract.no}`, formOf(contract)) };
    }),
  );
  app.post<{ Body: ContractForm }>('/contract/new', (request, reply) => {
    const user = signIn.user(request.cookies[COOKIE]);
    const read = readForm(request.body);
    if (user && 'contract' in read) {
      const { no } = contracts.add(user.enterpriseNum, read.contract);
      return reply.redirect(withHide(request, `/contract/detail?no=${no}`), 303);
    }
    return show(request, reply, (context) => ({
      title: '新增合同',
      body: formBody(context, '新增合同', '/contract/new', request.body, 'errors' in read ? read.errors : {}),
      status: 422,
    }));
  });
  app.post<{ Body: ContractForm; Querystring: Query }>('/contract/edit', (request, reply) => {
    const user = signIn.user(request.cookies[COOKIE]);
    const { no = '' } = request.query;
    const known = user !== undefined && contracts.find(user.enterpriseNum, no) !== undefined;
    const read = readForm(request.body);
    if (known && 'contract' in read) {
      contracts.change(user.enterpriseNum, no, read.contract);
      return reply.redirect(withHide(request, `/contract/detail?no=${encodeURIComponent(no)}`), 303);
    }
    return show(request, reply, (context) => {
      if (!known) return missing;
      const title = `修改合同 ${no}`;
      const action = `/contract/edit?no=${encodeURIComponent(no)}`;
      const errors = 'errors' in read ? read.errors : {};
      return { title, body: formBody(context, title, action, request.body, errors), status: 422 };
    });
  });
  app.get('/ticket/booking', (request, reply) =>
    show(request, reply, (_context, user) => ({ title: '机票预订', body: bookingBody(user) })),
  );
  app.get('/ticket/booked', (request, reply) =>
    show(request, reply, () => ({ title: '机票预订成功', body: bookedBody() })),
  );
  biRoutes(app, { gateway, portalOrigins, contracts, today });
  // help is there for everyone, also where this site is shown as an external page
  app.get('/help/index', (request, reply) =>
    showToAll(request, reply, { title: '帮助中心', body: helpBody() }),
  );
  return app;
}
