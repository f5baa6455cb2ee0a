import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { buildReleased } from './released-build';
import { snippet } from './snippets';

const ROOT = resolve('tests/hosts/frameworks');
const GUIDE = 'docs/frameworks.md';

/** What the page imports as `virtual:` and a name. */
const DOCUMENTED: Readonly<Record<string, () => string | Promise<string>>> = {
  'preact.jsx': () => `/** @jsxImportSource preact */\n${snippet(GUIDE, 'Preact', 'jsx')}`,
  'solid.jsx': () => snippet(GUIDE, 'Solid', 'tsx'),
  // as Angular's own tools do it; without them its templates are compiled in the browser
  'angular.js': async () => {
    const options = {
      loader: 'ts',
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    } as const;
    return `import '@angular/compiler';\n${(await transform(snippet(GUIDE, 'Angular', 'ts'), options)).code}`;
  },
};

/** Builds one page with the same view in every framework of the documents, on the package as it is published. */
export async function buildFrameworkPage(folder: string): Promise<void> {
  const inFolder = `${ROOT}/documented.`;
  const documented: Plugin = {
    name: 'documented',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:') ? id.replace('virtual:', inFolder) : undefined),
    load: (id) => (id.startsWith(inFolder) ? DOCUMENTED[id.slice(inFolder.length)]?.() : undefined),
  };
  await buildReleased({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.js'),
    logLevel: 'error',
    plugins: [documented],
    build: { outDir: folder, emptyOutDir: true, minify: false, modulePreload: false },
  });
}
