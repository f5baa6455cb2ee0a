import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * The builds of the suite. `elements` is for pages: one script whose core is in the entry itself, so that the
 * elements' code is asked for in one wave. `portal` is for a page that is the portal: its shell is in the entry
 * too. `frame-client` is for pages that the portal frames. `package` is for those who build with the suite: its public entries.
 */
const BUILDS = {
  elements: {
    outDir: 'dist/elements',
    input: { loader: 'components/loader.ts' },
    signatures: 'allow-extension',
  },
  'frame-client': {
    outDir: 'dist/elements',
    input: { 'frame-client': 'components/frame/client.ts' },
    signatures: 'allow-extension',
  },
  portal: {
    outDir: 'dist/elements/portal',
    input: { portal: 'components/portal-loader.ts' },
    signatures: 'allow-extension',
  },
  package: {
    outDir: 'dist/package',
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
    {
      name: 'transport',
      test: /node_modules[\\/]axios[\\/]|src[\\/]gateway[\\/](send|transport)\.ts/,
      priority: 20,
    },
    { name: 'lit', test: /node_modules[\\/](lit|lit-html|lit-element|@lit)[\\/]/, priority: 20 },
    {
      name: 'element',
      test: /src[\\/]element[\\/]\w+[\\/](declaration|element-module|emit|targets|detail|context|host|common|appearance|values)\.ts/,
      priority: 10,
    },
    {
      name: 'react-element',
      test: /src[\\/]element[\\/]\w+[\\/](define-element|react-element|view-loader|NoticeLayer|SignInLayer|ErrorBoundary|late-part|host-context|sign-in)|src[\\/]ui[\\/]\w+[\\/](root|late)\.|zustand[\\/]esm[\\/]react/,
      priority: 10,
    },
    {
      name: 'controls',
      test: /src[\\/]ui[\\/]\w+[\\/](Button|IconButton|Tooltip|Field|field-context|InputFrame|TextInput|class-names|floating-code)\.|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|icons[\\/](circle-exclamation-point|loader-circle)/,
      priority: 10,
    },
    {
      name: 'date-field',
      test: /src[\\/]ui[\\/]\w+[\\/](DateField|DateInput|LazyCalendar|Popover|popover|layers)\.|icons[\\/]calendar-days/,
      priority: 10,
    },
    {
      name: 'city-field',
      test: /src[\\/]ui[\\/]\w+[\\/](CityCombobox|city-combobox|city-views|Combobox|ComboboxPanel|OptionList|option-moves)\.|src[\\/]domain[\\/]\w+[\\/](city-match|place-likeness|places)\./,
      priority: 10,
    },
  ],
};

/** What the shell shares with the widgets comes beside its entry in one request. */
const PORTAL_CHUNKS = {
  ...CHUNKS,
  groups: [
    ...CHUNKS.groups.filter(({ name }) => name !== 'lit'),
    {
      name: 'shell',
      test: /node_modules[\\/](lit|lit-html|lit-element|@lit|valibot)[\\/]|zustand[\\/]esm[\\/]vanilla|src[\\/](contract[\\/]call|gateway[\\/]settings|element[\\/]definition[\\/](declaration|element-module))\.ts|src[\\/]element[\\/]definition[\\/]registry|preload-helper|preload-parts|rolldown[\\/]runtime|package\.json/,
      priority: 20,
    },
  ],
};

/** Dynamic imports go through the suite's own preloading instead of Vite's: what failed can be had at a later try. */
const ownPreload: Plugin = {
  name: 'own-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preloadParts as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('src/element/runtime/preload-parts.ts', import.meta.url)))};`
      : undefined,
};

export default defineConfig(({ mode }) => {
  const name = mode in BUILDS ? (mode as keyof typeof BUILDS) : 'elements';
  const { input, outDir, signatures } = BUILDS[name];
  return {
    plugins: [ownPreload],
    base: './', // chunks load from any origin and sub-path
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      // builds share a folder: who builds them all empties it first (scripts/suite-build.ts)
      emptyOutDir: false,
      target: 'es2022',
      // browsers with light-dark(): for older ones the minifier would rewrite every token
      cssTarget: ['chrome125', 'edge125', 'firefox129', 'safari18'],
      minify: 'oxc',
      sourcemap: true,
      manifest: name !== 'frame-client',
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      rolldownOptions: {
        // React libraries mark their modules for server components; nothing here runs on a server
        onwarn: (warning, warn) => {
          // the shell is in its entry on purpose, though the list of elements would load it when needed
          const isMeant = name === 'portal' && warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT';
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isMeant) warn(warning);
        },
        preserveEntrySignatures: signatures,
        input,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          ...(name === 'package' ? {} : { codeSplitting: name === 'portal' ? PORTAL_CHUNKS : CHUNKS }),
        },
      },
    },
  };
});
