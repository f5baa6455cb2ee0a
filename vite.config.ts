import { fileURLToPath } from 'node:url';
import { defineConfig, esmExternalRequirePlugin, type Plugin } from 'vite';
import { axiosParts } from './scripts/chunks/axios-parts';
import { importsAlone } from './scripts/package/imports-alone';
import { noCircles } from './scripts/chunks/no-circles';
import { translations } from './scripts/chunks/translations';
import { sharedChunks, type NamedChunk } from './scripts/chunks/shared-chunks';
import { CONTRACT_ENTRY, elementEntries, packageEntries } from './scripts/package/entries';

/**
 * The builds of the suite. `elements` is for pages: a small script that shows the first content and asks for all the
 * rest in one wave. `portal` is the same for a page that is the portal. `frame-client` is for pages that the portal frames,
 * `frame-page` for frame.html and `connect-frame` for pages around it. The rest is for those who build with the suite: `package` with the
 * React and Lit of the host, `standalone` with its own, `rules` without any screen.
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
  package: { outDir: 'dist/package', input: {}, signatures: 'strict' },
  standalone: { outDir: 'dist/standalone', input: {}, signatures: 'strict' },
  rules: {
    outDir: 'dist/rules',
    input: {
      domain: 'src/domain/index.ts',
      contract: CONTRACT_ENTRY,
      'frame-client': 'components/frame/client.ts',
    },
    signatures: 'strict',
  },
} as const;

/** What a build for bundlers takes from the host's project. */
const EXTERNAL: Partial<Record<string, RegExp[]>> = {
  package: [/^(react|react-dom|lit)(\/|$)/, /^valibot$/],
  standalone: [],
  rules: [/^valibot$/],
};

const PACKAGE_INPUT = () => ({
  index: 'components/package-index.ts',
  configure: 'components/package-configure.ts',
  loader: 'components/package-loader.ts',
  ...elementEntries(),
});

const LIT = /node_modules[\\/](lit|lit-html|lit-element|@lit)[\\/]/;
/** What every element stands on. The entries hold none of it: they paint first. */
const CORE =
  /node_modules[\\/]valibot[\\/]|zustand[\\/]esm[\\/]vanilla|package\.json|components[\\/]page-config|src[\\/](session[\\/](session|selections|storage)|gateway[\\/]settings|contract[\\/](call|envelope)|element[\\/]runtime[\\/](runtime|page-runtime|identity|context|tab-storage|new-id|natives)|element[\\/](?:\w+[\\/])+(declaration|element-module|attend-late|export-parts|emit|targets|detail|common|appearance|values|version|host-keys|states)|element[\\/]older[\\/]older|ui[\\/]layout[\\/]focus[\\/]has-no-focus|domain[\\/]texts[\\/]texts|element[\\/]locale[\\/](speaker|locale-of)|element[\\/](host|errors)[\\/]texts|element[\\/]data[\\/]caches)\.ts/;

/** What nearly every page needs is asked for in few requests. */
const NAMED: NamedChunk[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]/, priority: 20 },
  {
    name: 'transport',
    test: /node_modules[\\/]axios[\\/](?!lib[\\/]adapters[\\/]xhr)|src[\\/]gateway[\\/](send|address|transport|encode|patience|answer|conclude|headers|error-catalogue|gateway-error)\.ts/,
    priority: 20,
  },
  {
    name: 'react-element',
    test: /src[\\/]element[\\/](?:\w+[\\/])+(define-element|sandboxed-forms|react-element|view-loader|NoticeLayer|SignInLayer|ProofLayer|ErrorBoundary|late-part|host-context|host\.|sign-in)|zustand[\\/]esm[\\/]react|src[\\/]ui[\\/](?:\w+[\\/])+(root|late|Button|IconButton|Tooltip|Field|field-context|InputFrame|TextInput|class-names|floating-code|use-texts)\.|src[\\/]ui[\\/]button[\\/]texts\.ts|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|icons[\\/](circle-exclamation-point|loader-circle)/,
    priority: 10,
  },
  // the search form of the booking: its view and what both stand on, which are never asked for apart
  {
    name: 'booking-form',
    test: /components[\\/]flight-booking[\\/](element|FlightBooking|search[\\/](CityField|FoldedSearch|SearchForm)|model[\\/](?:\w+[\\/])?(place|places|address|form|keep-later|handover|view|submission|booking)|passengers[\\/]draft[\\/]stored-draft|filters[\\/]filters|requests[\\/]wanted-request|results[\\/]change-search)\.|src[\\/]ui[\\/]field[\\/]choice[\\/]Segmented\./,
    priority: 10,
  },
  {
    name: 'search-fields',
    test: /src[\\/]ui[\\/](?:\w+[\\/])+(DateField|DateInput|LazyCalendar|Popover|popover|layers|CityCombobox|city-combobox|city-views|Combobox|ComboboxPanel|OptionList|option-moves)\.|src[\\/]ui[\\/](date|field|place)[\\/]texts\.ts|icons[\\/](calendar-days|arrow-left-right|chevron-down)\.|src[\\/]domain[\\/](place[\\/]|money[\\/]money|standard[\\/]bookable-days)|contract[\\/]flight-booking[\\/]book-conditions|flight-booking[\\/](model[\\/]search[\\/](form-check|lowest-prices)|results[\\/]offers[\\/]price-notes|search[\\/]texts(?!\.en))\./,
    priority: 10,
  },
  // apart from what else waits between tries: who follows a stream would ask for all of that
  {
    name: 'stream',
    test: /src[\\/](gateway[\\/](shared-stream|stream-group|stream|event-request|event-parser|backoff)|element[\\/]live[\\/]order-changes)\.ts/,
    priority: 10,
  },
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, priority: 5 },
];

const SHELL_ONLY =
  /ui[\\/]tokens[\\/](base|tokens)\.css|ui[\\/]layout[\\/]focus[\\/]at-rest\.ts|src[\\/](element[\\/](?:\w+[\\/])+(provider-\w+|inherit|lit-element|define-lit-element|mailed-link|take-parameter)|contract[\\/](dictionary|adverts|website[\\/]website|permission[\\/](objects|permission)|flight-booking[\\/]travel-type)|domain[\\/](shanghai-time|portal[\\/]return-url))\.ts/;
/** The shell itself, where its pages are, and their menus. */
const SHELL =
  /components[\\/]portal[\\/](element|Portal)\.ts|src[\\/](element[\\/]late[\\/]follow-lang|contract[\\/]login[\\/]login)\.ts|src[\\/](domain[\\/]portal[\\/](adverts|pages|menu|navigation|portal-page|site-addresses)|session[\\/]tabs)|components[\\/]([\w-]+[\\/]pages|portal[\\/](planned-pages|texts|routing[\\/](pages|paths|route|search-query|target-page)|chrome[\\/](icons|menus)))\.ts/;
/** What the portal asks for once its first page is there; apart from what tells that something could not be had. */
const AFTER_FIRST_PAGE =
  /components[\\/]portal[\\/]chrome[\\/](drawer|settlement)\.|src[\\/](element[\\/](late[\\/]attend|runtime[\\/]startup-pushes))\./;
const NAMED_BY_BUILD = {
  elements: [...NAMED, { name: 'lit', test: LIT, priority: 20 }, { name: 'core', test: CORE, priority: 10 }],
  // the shell is Lit on the core: one request
  portal: [
    ...NAMED,
    {
      name: 'shell',
      test: new RegExp([LIT, CORE, SHELL_ONLY, SHELL].map(({ source }) => source).join('|')),
      priority: 20,
    },
    { name: 'after-first-page', test: AFTER_FIRST_PAGE, priority: 10 },
  ],
};

/** Natives that libraries of embedding pages replace, and what the suite calls instead. */
const NATIVES = fileURLToPath(new URL('src/element/runtime/natives.ts', import.meta.url));
const OWN_NATIVES: Record<string, [file: string, name: string]> = {
  'Array.from': [NATIVES, 'arrayFrom'],
  'JSON.stringify': [NATIVES, 'stringify'],
  Event: [NATIVES, 'NativeEvent'],
};

/**
 * Rolldown and libraries walk objects with what those inherit: on pages that add to `Object.prototype` that would be an
 * export of a module, a field of a body, a column of a table. React's own walks look whether it is the object's own.
 */
const WALK = /\bfor ?\((const|let|var) (\w+) in ([\w.]+)\)/g;
const ownNamesOnly: Plugin = {
  name: 'own-names-only',
  transform: {
    filter: { id: /^\0rolldown[\\/]runtime|node_modules[\\/](?!react(-dom)?[\\/])/, code: WALK },
    handler: (code) => ({ code: code.replace(WALK, 'for ($1 $2 of Object.keys(Object($3)))'), map: null }),
  },
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

/** What a declaration says to readers of the documentation, to tests and to the package, which are made of the sources: pages have no use for it. */
const DECLARATIONS =
  /(components[\\/](index|.*[\\/]element)|src[\\/]element[\\/].*(common|targets|detail|provider-attributes)|error-catalogue)\.ts$/;
const TEXT = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const DESCRIPTION = new RegExp(String.raw`\b(description|summary|result|trigger):\s*${TEXT},?`, 'g');
const DESCRIBED_LIST = /\b(parts|tracks|slots|cssProperties|PROVIDER_TRACKS)(:| =) \{[^{}]*\}/g;
const USES = /\buses: \[[^\]]*\],?/g;
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: DECLARATIONS },
    handler: (code) => ({
      code: code
        .replace(DESCRIPTION, '')
        .replace(USES, '')
        .replace(DESCRIBED_LIST, (list) => list.replace(new RegExp(String.raw`:\s*${TEXT}`, 'g'), ": ''")),
      map: null,
    }),
  },
};

/** Templates of Lit are written over many lines: pages get them without the indentation. */
const withoutIndentation: Plugin = {
  name: 'without-indentation',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /components[\\/]portal[\\/].*\.ts$/ },
    handler: (code) => ({ code: code.replace(/^[ \t]+/gm, ''), map: null }),
  },
};

export default defineConfig(({ mode }) => {
  const name = mode in BUILDS ? (mode as keyof typeof BUILDS) : 'elements';
  const { outDir, signatures } = BUILDS[name];
  const external = EXTERNAL[name];
  const input = name === 'package' || name === 'standalone' ? PACKAGE_INPUT() : BUILDS[name].input;
  const named = name === 'portal' ? NAMED_BY_BUILD.portal : NAMED_BY_BUILD.elements;
  const shared = sharedChunks(named);
  return {
    plugins: external
      ? [
          packageEntries(),
          ownNamesOnly,
          withoutDescriptions,
          // libraries in CommonJS ask for the host's React, too: modules have imports alone
          esmExternalRequirePlugin({ external }),
          importsAlone,
        ]
      : [
          ownNamesOnly,
          ownPreload,
          axiosParts,
          translations,
          withoutDescriptions,
          withoutIndentation,
          shared.plugin,
          noCircles,
        ],
    base: './', // chunks load from any origin and sub-path
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      // those who build with the package load its parts as their own bundler does: its dynamic imports stay as they are
      ...(external ? { lib: { entry: input, formats: ['es'] } } : {}),
      // builds share a folder: who builds them all empties it first (scripts/suite-build.ts)
      emptyOutDir: false,
      target: 'es2022',
      // browsers with light-dark(): for older ones the minifier would rewrite every token
      cssTarget: ['chrome125', 'edge125', 'firefox129', 'safari18'],
      minify: 'oxc',
      // kB: ECharts is larger than what Vite warns of, and comes when the first chart is shown
      chunkSizeWarningLimit: 600,
      // beside the files, for whoever looks for them: bundlers would ask for each
      sourcemap: external ? 'hidden' : true,
      // one file each, which needs none and would write over the elements'
      manifest: name === 'elements' || name === 'portal' || external !== undefined,
      modulePreload: {
        polyfill: false,
        // an import without parts still names itself: its integrity is checked; where the address is known only as it is
        // imported, there is nothing to name
        resolveDependencies: (name, parts) => (parts.length > 0 || name.includes('${') ? parts : [name]),
      },
      cssCodeSplit: true,
      rolldownOptions: {
        transform: { inject: OWN_NATIVES },
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
          // a number would name one that changes with its neighbours; what begins a page names many: short hashes do
          chunkFileNames: ({ name: chunk }) => `chunks/${chunk.replace(/^shared\d+$/, 'shared')}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          ...(external
            ? // white space is left in libraries otherwise; what tells bundlers what has no effect stays
              { minify: { codegen: { removeWhitespace: true } } }
            : {
                codeSplitting: {
                  // a group takes what its test names and nothing else: what the first paint needs stays with the entry
                  includeDependenciesRecursively: false,
                  groups: [
                    // with the entry, which is the first script and waits for no other
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
