import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { existsSync, readFileSync } from 'node:fs';
import { extname, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildForPages } from '../../scripts/suite-build';
import { REACT_HOST_DIR } from './elements/build-react-host';
import { answersOverTheWire, elementsPage, hasAnswersOfElements } from './elements/pages';
import { shellAnswer } from './shell-answers';

const FLOOR_DIR = 'node_modules/.cache/bench-floor';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.json': 'application/json',
};

const PAGES: Record<string, string> = {
  '/blank': '',
  '/ours': `<script type="module" src="/elements/loader.js"></script><tp-flight-booking></tp-flight-booking>`,
  '/shell': `<script type="module" src="/elements/portal/portal.js"></script><tp-portal></tp-portal>`,
  '/shell-floor': `<script type="module" src="/floor/floor-shell.js"></script><floor-shell></floor-shell>`,
  '/shell-large': `<script type="module" src="/elements/portal/portal.js"></script><tp-portal gateway="/large"></tp-portal>`,
  '/drawer-floor': `<script type="module" src="/floor/floor-drawer.js"></script><floor-drawer></floor-drawer>`,
  '/trees': `<script type="module" src="/floor/trees.js"></script>`,
  '/react-host': `<script type="module" src="/host/host.js"></script>`,
  '/floor': `<script type="module" src="/floor/floor.js"></script><floor-element></floor-element>`,
};

/** Builds suite and floor alike, and serves an empty page for each. */
export async function servePages(): Promise<{ origin: string; close(): Promise<void> }> {
  await buildForPages();
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir: FLOOR_DIR,
      emptyOutDir: true,
      target: 'es2022',
      minify: 'oxc',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: {
          floor: 'tests/bench/floor/floor.tsx',
          'floor-shell': 'tests/bench/floor/floor-shell.ts',
          'floor-drawer': 'tests/bench/floor/floor-drawer.ts',
          trees: 'tests/bench/trees/page.tsx',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const elementAnswer = await answersOverTheWire();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (request.method === 'POST') {
      void answerCall(request, path, elementAnswer).then((answer) => {
        if (answer === undefined) return response.writeHead(404).end();
        response.setHeader('content-type', 'application/json');
        return response.end(answer);
      });
      return;
    }
    const page = PAGES[path] ?? elementsPage(path);
    if (page !== undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="zh-CN"><title>bench</title><body>${page}</body></html>`);
      return;
    }
    const file = normalize(
      path
        .replace(/^\/elements\//, 'dist/elements/')
        .replace(/^\/floor\//, `${FLOOR_DIR}/`)
        .replace(/^\/host\//, `${REACT_HOST_DIR}/`),
    );
    if (file.startsWith('..') || !existsSync(file) || !extname(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'br');
    // the gateway's header
    if (path.includes('/chunks/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end(compressed(file));
  });
  await listen(server);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answerCall(
  request: IncomingMessage,
  path: string,
  elementAnswer: (path: string, body: unknown) => string | undefined,
): Promise<string | undefined> {
  const page = new URL(request.headers.referer ?? 'http://none').pathname;
  const common = shellAnswer(path);
  if (!hasAnswersOfElements(page)) return common;
  return elementAnswer(path, await json(request)) ?? common;
}

const packed = new Map<string, Buffer>();
/** File compressed as for a page. */
function compressed(file: string): Buffer {
  const bytes = packed.get(file) ?? brotliCompressSync(readFileSync(file));
  packed.set(file, bytes);
  return bytes;
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
