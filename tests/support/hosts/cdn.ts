import Fastify from 'fastify';
import { mountStatic } from '../../../demo/gateway/server/pages/static';
import type { Page } from '@playwright/test';
import type { Visits } from '../e2e/page/visits';
import { VERSION } from '../../../scripts/release/version';

/** Code of the guide with what it leaves out: the CDN's address, the version's and those of the files with their integrity. */
export function fromGuide(shown: string, cdn: string, files: Readonly<Record<string, string>>): string {
  const list = Object.keys(files).find((name) => name.startsWith('integrity-')) ?? '';
  return shown
    .replaceAll('https://cdn.example/0.1.0', `${cdn}/${VERSION}`)
    .replace('integrity-….js', list)
    .replace(/(\/([\w.-]+)"\s+integrity=")sha384-…/, (_, start, file: string) => start + (files[file] ?? ''));
}

/** The built files as a CDN serves them, and a page of another origin that loads them. */
export interface Cdn {
  /** Without a slash at the end. */
  cdn: string;
  /** The host's page: what stands in its body, and the headers it comes with. */
  show(body: string, headers?: Record<string, string>): void;
  page: string;
  /** Serves scripts in whose address a text stands with one byte more, from now on; undefined: none. */
  alter(part: string | undefined): void;
  /** Answers requests for scripts in whose address a text stands with a failure, from now on; undefined: none. */
  fail(part: string | undefined): void;
  /** Requests so far for scripts in whose address a text stands. */
  asked(part: string): number;
  close(): Promise<void>;
}

/** `folders` are served under their names at the CDN: `dist/cdn` at its root if none is named. */
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
    // what is refused is not to be kept by the browser either
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
 * A page of a user of their own that notes which elements have told that their content stands. `mayNotFetch`: its policy
 * is meant to forbid what the elements fetch.
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

/** Waits until the content of an element stands; needs no gateway. */
export async function isReady(page: Page, tag = 'tp-flight-booking'): Promise<void> {
  await page.waitForFunction((name) => (window as unknown as { ready: string[] }).ready.includes(name), tag);
}
