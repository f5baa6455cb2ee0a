import { existsSync } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { createServer, type InlineConfig } from 'vite';

interface WatchedContext {
  path: string;
  req: { url: string };
  res: NodeJS.EventEmitter & { statusCode: number };
  respond: boolean;
}

/** Vite in middleware mode as the module server of @web/test-runner: one port, no proxy. */
export async function viteForWtr(inline: InlineConfig = {}) {
  let watcher: Pick<FSWatcher, 'emit'> & { add(file: string): void };
  const server = await createServer({
    clearScreen: false,
    appType: 'custom',
    logLevel: 'warn',
    ...inline,
    plugins: [
      ...(inline.plugins ?? []),
      {
        name: 'wtr',
        enforce: 'pre',
        // served by the runner itself, imported by @web/test-runner-commands
        resolveId: (id: string) => (id.startsWith('/__web-') ? { id, external: true } : undefined),
        transform(_code: string, id: string) {
          const file = id.split('?')[0] ?? '';
          if (!file.includes('node_modules') && existsSync(file)) watcher?.add(file);
        },
      },
    ],
    optimizeDeps: {
      // a cached optimise misses new imports, is redone in the middle of a run, and two Reacts appear
      force: true,
      entries: ['tests/components/**/*.test.{ts,tsx}', 'components/**/*.{ts,tsx}'],
      exclude: ['@web/test-runner-commands'],
      ...inline.optimizeDeps,
    },
    cacheDir: 'node_modules/.vite-wtr', // never share a cache with `npm run dev`
    server: { middlewareMode: true, hmr: false, ws: false, ...inline.server },
  });
  await server.environments.client.depsOptimizer?.scanProcessing;

  return {
    middleware: [
      (context: WatchedContext, next: () => Promise<void>) => {
        if (context.path === '/' || context.path.startsWith('/__web-')) return next();
        context.req.url = context.req.url.replace(/([?&])wtr-[^&]*/g, '$1').replace(/[?&]+$/, '');
        context.res.statusCode = 200; // koa presets 404
        return new Promise<void>((resolve, reject) => {
          context.respond = false;
          context.res.once('close', resolve);
          server.middlewares(context.req as never, context.res as never, (error?: unknown) => {
            if (error) {
              reject(error);
              return;
            }
            context.respond = true;
            context.res.statusCode = 404;
            resolve(next());
          });
        });
      },
    ],
    plugin: {
      name: 'vite',
      serverStart: (args: { fileWatcher: typeof watcher }) => {
        watcher = args.fileWatcher;
      },
      serverStop: () => server.close(),
    },
  };
}
