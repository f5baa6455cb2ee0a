import { build, loadConfigFromFile } from 'vite';

/** Style sheet of the suite as written and as built. */
export interface StyleSheetPair {
  file: string;
  written: string;
  built: string;
}

const ENTRY = 'virtual:styles';

/** Every style sheet of the suite, built with the settings of the release. */
export async function builtStyles(): Promise<StyleSheetPair[]> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'elements' },
    undefined,
    undefined,
    undefined,
    undefined,
    'runner',
  );
  const { css = {}, build: settings } = loaded?.config ?? {};
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    css,
    plugins: [
      {
        name: 'styles',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}` ? `${glob('written', 'raw')}${glob('built', 'inline')}` : undefined,
      },
    ],
    build: {
      ...settings,
      write: false,
      manifest: false,
      sourcemap: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in output)) throw new Error('the build of the styles made no one output');
  const [entry] = output.output;
  const { written, built } = (await import(
    `data:text/javascript,${encodeURIComponent(entry.code)}`
  )) as Record<'written' | 'built', Record<string, string>>;
  return Object.entries(written).map(([file, text]) => ({ file, written: text, built: built[file] ?? '' }));
}

const glob = (name: string, query: string): string =>
  `export const ${name} = import.meta.glob(['/src/**/*.css', '/components/**/*.css'], { query: '?${query}', import: 'default', eager: true });\n`;
