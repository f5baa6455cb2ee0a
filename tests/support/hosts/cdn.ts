import Fastify from 'fastify';
import { mountStatic } from '../../../demo/gateway/server/pages/static';
import type { Page } from '@playwright/test';
import type { Visits } from '../e2e/page/visits';
import { VERSION } from '../../../scripts/release/version';

/**
 * Code of the guide with its placeholders filled in: address of the CDN, of the version, and of files with their
 * integrity.
 */
export function fromGuide(shown: string, cdn: string, files: Readonly<Record<string, string>>): string {
  const list = Object.keys(files).find((name) => name.startsWith('integrity-')) ?? '';
  return shown
    .replaceAll('https://cdn.example/0.1.0', `${cdn}/${VERSION}`)
    .replace('integrity-….js', list)
    .replace(/(\/([\w.-]+)"\s+integrity=")sha384-…/, (_, start, file: string) => start + (files[file] ?? ''));
}

/** Built files as served by a CDN, and a page of another origin that loads them. */
export interface Cdn {
  /** Address without a slash at the end. */
  cdn: string;
  /** Sets the body of the host page, and its headers. */
  show(body: string, headers?: Record<string, string>): void;
  page: string;
  /** From now on serves scripts whose address contains `part` with one extra byte; undefined stops it. */
  alter(part: string | undefined): void;
  /** From now on fails requests for scripts whose address contains `part`; undefined stops it. */
  fail(part: string | undefined): void;
  /** Number of requests so far for scripts whose address contains `part`. */
  asked(part: string): number;
  close(): Promise<void>;
}

/** Serves `folders` under their names at the CDN. Default: `dist/cdn` at its root. */
export async function openCdn(folders: Readonly<Record<string, string>> = { '': 'dist/cdn' }): Promise<Cdn> {
  let altered: string | undefined;
  let failing: string | undefined;
  const requests: string[] = [];
  const files = Fastify();
  files.addHook('onRequest', (request, reply, done) => {
    requests.push(request.url);
    if (failing !== undefined && request.url.includes(failing)) {
      void reply
        .code(503)
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-store')
        .send();
    } else done();
  });
  files.addHook('onSend', async (request, reply, payload) => {
    if (altered === undefined || !request.url.includes(altered)) return payload;
    const chunks: Buffer[] = [];
    for await (const chunk of payload as AsyncIterable<Buffer>) chunks.push(chunk);
    // the browser must not cache the altered script
    reply.header('cache-control', 'no-store').removeHeader('content-length');
    return Buffer.concat([...chunks, Buffer.from(' ')]);
  });
  const mounts = Object.entries(folders).map(([name, folder]) => ({
    prefix: `/${name}`,
    root: new URL(`../../../${folder}`, import.meta.url).pathname,
    crossOrigin: true,
  }));
  await mountStatic(files, mounts);
  const host = Fastify();
  let [body, headers]: [string, Record<string, string>] = ['', {}];
  host.get('/', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', ...headers })
      .send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A host</title>${body}`),
  );
  host.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const cdn = await files.listen({ port: 0, host: 'localhost' });
  const page = await host.listen({ port: 0, host: 'localhost' });
  return {
    cdn,
    page,
    show: (shown, sent = {}) => ([body, headers] = [shown, sent]),
    alter: (part) => void (altered = part),
    fail: (part) => void (failing = part),
    asked: (part) => requests.filter((url) => url.includes(part)).length,
    async close() {
      await host.close();
      await files.close();
    },
  };
}

/**
 * Opens a page of a separate user that records the `tp-ready` elements. `mayNotFetch`: its policy forbids the elements'
 * requests on purpose.
 */
export async function visitReady(session: Visits, url: string, { mayNotFetch = false } = {}): Promise<Page> {
  const { page, violations } = await session.visit('about:blank');
  if (mayNotFetch)
    page.context().once('close', () => {
      const others = violations.filter((text) => !text.includes('connect-src'));
      violations.splice(0, Infinity, ...others);
    });
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    document.addEventListener('tp-ready', ({ target }) => ready.push((target as Element).localName));
  });
  await page.goto(url);
  return page;
}

/** Waits until the content of an element is rendered; needs no gateway. */
export async function isReady(page: Page, tag = 'tp-flight-booking'): Promise<void> {
  await page.waitForFunction((name) => (window as unknown as { ready: string[] }).ready.includes(name), tag);
}
