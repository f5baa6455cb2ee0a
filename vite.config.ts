import { defineConfig } from 'vite';

/**
 * Two builds of the suite. `elements` is for pages: one script whose core is in the entry itself, so that the
 * elements' code is asked for in one wave. `package` is for those who build with the suite: its public entries.
 */
const BUILDS = {
  elements: {
    input: { loader: 'components/loader.ts', 'frame-client': 'components/frame/client.ts' },
    signatures: 'allow-extension',
  },
  package: {
    input: {
      index: 'components/index.ts',
      domain: 'src/domain/index.ts',
      'frame-client': 'components/frame/client.ts',
    },
    signatures: 'strict',
  },
} as const;

/** What nearly every page needs is asked for in few requests. */
const CHUNKS = {
  // a group takes what its test names and nothing else: the core stays with the entry
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]/, priority: 20 },
    { name: 'lit', test: /node_modules[\\/](lit|lit-html|lit-element|@lit)[\\/]/, priority: 20 },
    {
      name: 'controls',
      test: /src[\\/]ui[\\/](Button|IconButton|Tooltip|Field|field-context|InputFrame|TextInput|layers|class-names)/,
      priority: 10,
    },
  ],
};

export default defineConfig(({ mode }) => {
  const name = mode === 'package' ? 'package' : 'elements';
  const { input, signatures } = BUILDS[name];
  return {
    base: './', // chunks load from any origin and sub-path
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: `dist/${name}`,
      target: 'es2022',
      // browsers with light-dark(): for older ones the minifier would rewrite every token
      cssTarget: ['chrome125', 'edge125', 'firefox129', 'safari18'],
      minify: 'oxc',
      sourcemap: true,
      manifest: true,
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      rolldownOptions: {
        // React libraries mark their modules for server components; nothing here runs on a server
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        preserveEntrySignatures: signatures,
        input,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          ...(name === 'elements' ? { codeSplitting: CHUNKS } : {}),
        },
      },
    },
  };
});
