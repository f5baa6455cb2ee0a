import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { buildForPages } from './suite-build';

/**
 * `npm run dev`: serves the portal from its sources with hot reload, and restarts the gateway and the host pages when
 * their code changes. Legacy and partner page use the elements as built at the start.
 */
const port = Number(process.env['PORT'] ?? 4000);
const gateway = `http://localhost:${port}`;

await buildForPages(); // for the pages that use the built elements
const watched = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'scripts/start.ts', '--no-build'];
const product = spawn(process.execPath, [...watched, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // the server-side site allows framing by the portal from sources as well
  env: { ...process.env, PORT: String(port), PORTAL_ORIGINS: `http://localhost:${port + 10}` },
});

/** Page of the demo portal, with sources instead of the build. */
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
  // prebundled at start, because each dependency found later would reload the page
  optimizeDeps: { entries: ['components/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'] },
  server: {
    port: port + 10,
    // calls (POST) go to the gateway; all reads are served from sources
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
