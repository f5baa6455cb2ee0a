import { build } from 'vite';

export const REACT_HOST_DIR = 'node_modules/.cache/bench-react-host';
/** Chunk with the host's own libraries, which it would load without the suite as well. */
export const HOSTS_OWN = 'hosts-own';

/** Builds a React project with the published package. */
export async function buildReactHost(): Promise<void> {
  await build({ configLoader: 'runner', logLevel: 'error', mode: 'package' });
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: { alias: { 'travel-portal-elements': `${process.cwd()}/dist/package` } },
    build: {
      outDir: REACT_HOST_DIR,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: { host: 'tests/bench/floor/react-host.js' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:7].js',
          codeSplitting: {
            groups: [{ name: HOSTS_OWN, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  });
}
