import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { buildForPages } from './suite-build';

/**
 * `npm run dev`: the portal from its sources with hot reload, the gateway and the host pages beside it,
 * restarted when their code changes. Legacy and partner page use the elements as built when this began.
 */
const port = Number(process.env['PORT'] ?? 4000);
const gateway = `http://localhost:${port}`;

await buildForPages(); // for the pages that take the built elements
const watched = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'scripts/start.ts', '--no-build'];
const product = spawn(process.execPath, [...watched, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // the server-side site lets itself be framed by the portal from its sources too
  env: { ...process.env, PORT: String(port), PORTAL_ORIGINS: `http://localhost:${port + 10}` },
});

/** The demo portal's page, with the sources in place of the build. */
const portalPage: Plugin = {
  name: 'portal-page',
  configureServer(server) {
    server.middlewares.use('/portal.css', (_request, response) => {
      response.setHeader('content-type', 'text/css');
      response.end(readFileSync('demo/portal/portal.css'));
    });
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== '/') {
        next();
        return;
      }
      const page = readFileSync('demo/portal/index.html', 'utf8')
        .replace('/elements/portal/portal.js', '/components/portal-loader.ts')
        .replace('<script type="module" src="/portal.js"></script>', '')
        .replace(
          '<tp-portal ',
          `<tp-portal trusted-origins='["http://localhost:${port + 3}","http://localhost:${port + 4}"]' `,
        );
      server
        .transformIndexHtml('/', page)
        .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
    });
  },
};

const server = await createServer({
  configFile: false,
  appType: 'custom',
  plugins: [react(), portalPage],
  cacheDir: 'node_modules/.vite-dev',
  // found at once, or the page would reload again and again while they are found one by one
  optimizeDeps: { entries: ['components/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'] },
  server: {
    port: port + 10,
    // calls go on to the gateway; everything that is read comes from the sources
    proxy: { '/': { target: gateway, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) } },
  },
});
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    product.kill('SIGTERM');
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
