import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { html } from '../html';
import { callRoutes } from './calls/routes';
import { entriesOf, type ApiDocuments } from './calls/documents';
import { callsOfElement } from './calls/list-page';
import { documentsOf, renderDocument } from './documents';
import { exampleOf } from './examples';
import { renderPage, type PageParts } from './layout';
import { chooser, liveExample, option, suiteScript, type LiveExampleSettings } from './live-example';
import { readElements } from './manifest';
import { overview } from './overview';
import { elementPage, type Token } from './reference';
import { themePage } from './theme-page';

const LOGIN_PATH = '/CLLOGINBUSSINFOADMINSERVICE/api/loginController/loginByPassword';

export interface DocsConfig extends Omit<LiveExampleSettings, 'account'> {
  /** Address at which this server reaches the gateway. */
  inside: string;
  /** Folder with the built page of the parts (demo/parts). */
  partsFolder: string;
  /** Password of the accounts. */
  password: string;
  tokens: readonly Token[];
  /** Makes the OpenAPI documents; called once, by the first page that shows calls. */
  openApi(): Promise<ApiDocuments>;
}

interface PageQuery {
  account?: string;
  element?: string;
}

/**
 * Builds the documentation site from the package's manifest and `docs/`. Its examples run on the demo's
 * gateway, signed in with a demo account; on any other gateway they ask the reader to sign in.
 */
export async function buildDocs(config: DocsConfig): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(fastifyStatic, { root: join(dirname(fileURLToPath(import.meta.url)), 'public') });
  await app.register(fastifyStatic, { root: config.partsFolder, prefix: '/parts/', decorateReply: false });
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policyFor(config))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');
  });

  const accountOf = ({ account }: PageQuery): string =>
    config.accounts.find(({ loginName }) => loginName === account)?.loginName ??
    config.accounts[0]?.loginName ??
    '';
  const settingsOf = (query: PageQuery): LiveExampleSettings => ({ ...config, account: accountOf(query) });
  const send = (reply: FastifyReply, parts: PageParts) =>
    reply
      .type('text/html; charset=utf-8')
      .send(renderPage(parts, readElements(config.folder).keys(), documentsOf(config.folder)));
  const notFound = (reply: FastifyReply) =>
    send(reply.code(404), {
      path: '',
      title: '页面不存在',
      body: html`<h1>页面不存在</h1>
        <p><a href="/">返回概览</a></p>`,
    });

  let described: Promise<ApiDocuments> | undefined;
  const api = () => (described ??= config.openApi());

  callRoutes(app, api, { send, notFound });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.get('/', (_request, reply) =>
    send(reply, { path: '/', title: '概览', body: overview(config.folder, readElements(config.folder)) }),
  );
  app.get<{ Params: { name: string } }>('/guides/:name', ({ params: { name } }, reply) => {
    const guide = documentsOf(config.folder).find(({ path }) => path === `/guides/${name}`);
    return guide ? send(reply, { ...guide, body: renderDocument(config.folder, name) }) : notFound(reply);
  });
  app.get<{ Params: { tagName: string }; Querystring: PageQuery }>(
    '/elements/:tagName',
    async ({ params: { tagName }, query }, reply) => {
      const element = readElements(config.folder).get(tagName);
      if (!element) return notFound(reply);
      const settings = settingsOf(query);
      return send(reply, {
        path: `/elements/${tagName}`,
        title: `${exampleOf(tagName).title} ${tagName}`,
        head: suiteScript(settings),
        body: elementPage(
          element,
          config.tokens,
          settings,
          callsOfElement(tagName, entriesOf(await api()).values()),
        ),
      });
    },
  );
  app.get<{ Querystring: PageQuery }>('/playground', ({ query }, reply) => {
    const elements = readElements(config.folder);
    const element = elements.get(query.element ?? 'tp-flight-booking');
    if (!element) return notFound(reply);
    const settings = settingsOf(query);
    const chooseElement = html`<label>
      元素
      <select name="element">
        ${[...elements.keys()].map((tagName) =>
          option(tagName, `${exampleOf(tagName).title} ${tagName}`, element.tagName),
        )}
      </select>
    </label>`;
    return send(reply, {
      path: '/playground',
      title: '演练场',
      head: suiteScript(settings),
      body: html`<h1>演练场</h1>
        ${chooser(settings, chooseElement)}
        <h2>${exampleOf(element.tagName).title} <code>&lt;${element.tagName}&gt;</code></h2>
        ${liveExample(element, settings)}`,
    });
  });
  app.get<{ Querystring: PageQuery }>('/theme', ({ query }, reply) => {
    const settings = settingsOf(query);
    return send(reply, {
      path: '/theme',
      title: '主题',
      head: html`${suiteScript(settings)}
        <script type="module" src="/theme.js"></script>`,
      body: themePage(config.tokens),
    });
  });
  app.get('/parts', (_request, reply) =>
    send(reply, {
      path: '/parts',
      title: '界面部件',
      head: html`<link rel="stylesheet" href="/parts.css" />
        <script type="module" src="/parts/parts.js"></script>`,
      body: html`<h1>界面部件</h1>
        <p class="lead">
          <code>src/ui</code> 中可直接使用的部件及其各种状态，供开发本项目页面时查阅：新建部件前先看是否已有。
        </p>
        <div id="parts"></div>`,
    }),
  );
  app.get<{ Querystring: PageQuery }>('/auth-sign', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return { authSign: await signIn(config, accountOf(query)) };
  });
  return app;
}

/** Allows scripts of this site and of the suite; nothing inline. */
const policyFor = ({ gateway, serverSite }: DocsConfig): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${gateway}`,
    `connect-src 'self' ${gateway}`,
    `img-src 'self' ${gateway}`,
    "style-src 'self'",
    `frame-src ${serverSite}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');

/** A token of a demo account; none when the gateway does not know it. */
async function signIn({ inside, password }: DocsConfig, account: string): Promise<string> {
  try {
    const response = await fetch(`${inside}${LOGIN_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', requestid: randomBytes(16).toString('hex') },
      body: JSON.stringify({ account, password }),
    });
    const { result } = (await response.json()) as { result?: { authSign: string } };
    return result?.authSign ?? '';
  } catch {
    return '';
  }
}
