import { fileURLToPath } from 'node:url';
import { defineConfig, esmExternalRequirePlugin, type Plugin } from 'vite';
import { axiosParts } from './scripts/chunks/axios-parts';
import { externalRequire } from './scripts/package/external-require';
import { noRequire } from './scripts/package/no-require';
import { noCircles } from './scripts/chunks/no-circles';
import { translations } from './scripts/chunks/translations';
import { sharedChunks, type NamedChunk } from './scripts/chunks/shared-chunks';
import { CONTRACT_ENTRY, elementEntries, packageEntries } from './scripts/package/entries';
import { uiParts } from './scripts/parts/ui-parts';

/**
 * Builds of the suite. `elements` is for pages: a small script that shows the first content and requests the rest in
 * one wave. `portal` is the same for a page that is the portal. `frame-client` is for pages that the portal frames,
 * `frame-page` for frame.html and `connect-frame` for pages around it. `parts` is for the documentation site alone. The
 * others are for projects that bundle the suite: `package` with the React and Lit of the host, `standalone` with its
 * own, `rules` without any screen.
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
  'frame-page': {
    outDir: 'dist/elements',
    input: { frame: 'components/iframe/page.ts' },
    signatures: 'allow-extension',
  },
  'connect-frame': {
    outDir: 'dist/elements',
    input: { 'connect-frame': 'components/iframe/connect.ts' },
    signatures: 'allow-extension',
  },
  portal: {
    outDir: 'dist/elements/portal',
    input: { portal: 'components/portal-loader.ts' },
    signatures: 'allow-extension',
  },
  parts: { outDir: 'dist/parts', input: { parts: 'demo/parts/page.tsx' }, signatures: 'allow-extension' },
  package: { outDir: 'dist/package', input: {}, signatures: 'strict' },
  standalone: { outDir: 'dist/standalone', input: {}, signatures: 'strict' },
  rules: {
    outDir: 'dist/rules',
    input: {
      domain: 'src/domain/index.ts',
      contract: CONTRACT_ENTRY,
      'frame-client': 'components/frame/client.ts',
      command: 'src/command/main.ts',
    },
    signatures: 'strict',
  },
} as const;

/** Modules that bundlers resolve from the host's project, by build. */
const EXTERNAL: Partial<Record<string, RegExp[]>> = {
  package: [/^(react|react-dom|lit)(\/|$)/, /^valibot$/],
  standalone: [],
  // a program of the package runs in Node
  rules: [/^valibot$/, /^node:/],
};

const PACKAGE_INPUT = () => ({
  index: 'components/package-index.ts',
  configure: 'components/package-configure.ts',
  loader: 'components/package-loader.ts',
  ...elementEntries(),
});

const LIT: NamedChunk = { name: 'lit', packages: ['lit', 'lit-html', 'lit-element', '@lit'] };
const CORE_ROOTS = [
  'components/page-config.ts',
  'src/contract/call.ts',
  'src/contract/envelope.ts',
  'src/domain/clock.ts',
  'src/domain/typed/typed.ts',
  'src/element/definition/appearance.ts',
  'src/element/definition/element-module.ts',
  'src/element/definition/emit.ts',
  'src/element/definition/export-parts.ts',
  'src/element/definition/page-translators.ts',
  'src/element/definition/upgrade/attend-when-idle.ts',
  'src/element/definition/values.ts',
  'src/element/errors/texts.ts',
  'src/element/navigation/detail.ts',
  'src/element/navigation/targets.ts',
  'src/element/runtime/context.ts',
  'src/element/runtime/tab-storage.ts',
  'src/element/runtime/user-of.ts',
  'src/ui/layout/focus/has-no-focus.ts',
];
/** Modules that every element depends on. The entries contain none of them, because they paint first. */
const CORE: NamedChunk = { name: 'core', roots: CORE_ROOTS };

const REACT: NamedChunk = { name: 'react', packages: ['react', 'react-dom', 'scheduler', '@r2wc'] };

/** Chunks that nearly every page needs, grouped to save requests. */
const NAMED: NamedChunk[] = [
  { name: 'transport', roots: ['src/gateway/send.ts'] },
  {
    name: 'react-element',
    roots: [
      'src/element/definition/define-element.ts',
      'src/element/definition/react/react-element.tsx',
      'src/element/definition/react/use-on-values-change.ts',
      'src/element/host/NoticeLayer.tsx',
      'src/element/host/SignInLayer.tsx',
      'src/element/host/ProofLayer.tsx',
      'src/element/host/sign-in.ts',
      'src/ui/button/IconButton.tsx',
      'src/ui/date/use-today.ts',
      'src/ui/field/Field.tsx',
      'src/ui/field/text/TextInput.tsx',
      'src/ui/field/text/composition.ts',
    ],
    packages: ['zustand'],
  },
  { name: 'icons', packages: ['lucide-react/dist/esm/icons'] },
  {
    name: 'search-fields',
    roots: [
      'components/flight-booking/model/search/form-check.ts',
      'src/domain/money/money.ts',
      'src/domain/place/journey.ts',
      'src/ui/date/DateField.tsx',
      'src/ui/field/choice/Segmented.tsx',
      'src/ui/place/CityCombobox.tsx',
    ],
  },
  // element and view of the booking's search form always load together
  {
    name: 'booking-form',
    roots: ['components/flight-booking/element.ts', 'components/flight-booking/FlightBooking.tsx'],
  },
  // separate from other code with retries: an element that follows a stream would load it all
  { name: 'stream', roots: ['src/gateway/shared-stream.ts', 'src/element/live/order-changes.ts'] },
];

/** Named chunks by build. Each of the other builds is one script. */
const NAMED_BY_BUILD: Readonly<Partial<Record<string, readonly NamedChunk[]>>> = {
  elements: [REACT, LIT, CORE, ...NAMED],
  // the shell is Lit plus the core, in one request
  portal: [
    REACT,
    {
      name: 'shell',
      packages: LIT.packages ?? [],
      roots: [...CORE_ROOTS, 'components/portal/element.ts', 'components/portal/Portal.ts'],
    },
    // loads once the first page is shown
    {
      name: 'after-first-page',
      roots: [
        'components/portal/menus/drawer.ts',
        'components/portal/chrome/settlement.ts',
        'src/element/deferred/attend.ts',
        'src/element/runtime/startup-pushes.ts',
      ],
    },
    ...NAMED,
  ],
};

/** Natives that libraries of embedding pages replace, mapped to the suite's own versions. */
const NATIVES = fileURLToPath(new URL('src/element/runtime/natives.ts', import.meta.url));
const OWN_NATIVES: Record<string, [file: string, name: string]> = {
  'Array.from': [NATIVES, 'arrayFrom'],
  'JSON.stringify': [NATIVES, 'stringify'],
  Event: [NATIVES, 'NativeEvent'],
};

/**
 * Rolldown and libraries iterate inherited properties with `for … in`. On pages that extend `Object.prototype` those
 * would become an export of a module, a field of a body or a column of a table. React checks own properties itself.
 */
const WALK = /\bfor ?\((const|let|var) (\w+) in ([\w.]+)\)/g;
const ownNamesOnly: Plugin = {
  name: 'own-names-only',
  transform: {
    filter: { id: /^\0rolldown[\\/]runtime|node_modules[\\/](?!react(-dom)?[\\/])/, code: WALK },
    handler: (code) => ({ code: code.replace(WALK, 'for ($1 $2 of Object.keys(Object($3)))'), map: null }),
  },
};

/** Dynamic imports use the suite's preloading instead of Vite's, so that a failed import can be retried. */
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
  const { outDir, signatures } = BUILDS[name];
  const external = EXTERNAL[name];
  const input = name === 'package' || name === 'standalone' ? PACKAGE_INPUT() : BUILDS[name].input;
  const shared = sharedChunks(NAMED_BY_BUILD[name] ?? []);
  return {
    plugins: external
      ? [
          packageEntries(),
          ownNamesOnly,
          // CommonJS libraries also require the host's React, but modules can only import it
          esmExternalRequirePlugin({ external }),
          externalRequire,
          noRequire,
        ]
      : [ownNamesOnly, ownPreload, axiosParts, translations, shared.plugin, noCircles],
    base: './', // chunks load from any origin and sub-path
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      ...(name === 'parts' && { UI_PARTS: JSON.stringify(uiParts()) }),
    },
    build: {
      outDir,
      // bundlers of the embedder split the package themselves, so its dynamic imports stay as they are
      ...(external ? { lib: { entry: input, formats: ['es'] } } : {}),
      // builds share a folder, which scripts/suite-build.ts empties first
      emptyOutDir: false,
      target: 'es2022',
      // browsers with light-dark(): for older ones the minifier would rewrite every token
      cssTarget: ['chrome125', 'edge125', 'firefox129', 'safari18'],
      minify: 'oxc',
      // kB: ECharts exceeds Vite's default, and loads with the first chart; the page of the parts is one script
      chunkSizeWarningLimit: name === 'parts' ? 1000 : 600,
      // present but not referenced: bundlers would request every map
      sourcemap: external ? 'hidden' : name !== 'parts',
      // the other builds are single files, need no manifest, and would overwrite that of `elements`
      manifest: name === 'elements' || name === 'portal' || external !== undefined,
      modulePreload: {
        polyfill: false,
        // an import without parts names itself, so that its integrity is checked; an address known only at run time has
        // no name
        resolveDependencies: (name, parts) => (parts.length > 0 || name.includes('${') ? parts : [name]),
      },
      cssCodeSplit: true,
      rolldownOptions: {
        transform: { inject: OWN_NATIVES },
        // React libraries carry "use client" directives, which have no meaning here
        onwarn: (warning, warn) => {
          // the shell is part of its entry on purpose, although the list of elements could load it on demand, and the
          // page of the parts shows all of them
          const isMeant =
            (name === 'portal' || name === 'parts') && warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT';
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isMeant) warn(warning);
        },
        preserveEntrySignatures: signatures,
        input,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          // numbers of shared chunks would change with their neighbours; short hashes keep the list of chunks in the
          // entries small
          chunkFileNames: ({ name: chunk }) => `chunks/${chunk.replace(/^shared\d+$/, 'shared')}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          ...(external
            ? // libraries keep their white space otherwise; annotations of side effects stay for bundlers
              { minify: { codegen: { removeWhitespace: true } } }
            : {
                codeSplitting: {
                  // a group holds only the modules its test names, so that the entry keeps the code of the first paint
                  includeDependenciesRecursively: false,
                  groups: [
                    // part of the entry, which is the first script and waits for no other
                    { name: 'begin', tags: ['$initial'], priority: 30 },
                    { name: shared.nameOf, debugName: 'planned', priority: 1 },
                  ],
                },
              }),
        },
      },
    },
  };
});
