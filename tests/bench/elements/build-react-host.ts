import { build } from 'vite';

export const REACT_HOST_DIR = 'node_modules/.cache/bench-react-host';
/** The chunk with what the host would have without the suite. */
export const HOSTS_OWN = 'hosts-own';

/** The package as it is published, in a React project that its bundler builds. */
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
