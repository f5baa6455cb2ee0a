import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { buildReleased } from './released-build';
import { snippet } from './snippets';

const ROOT = resolve('tests/hosts/frameworks');
const GUIDE = 'docs/frameworks.md';

/** Modules that the page imports as `virtual:` and a name. */
const DOCUMENTED: Readonly<Record<string, () => string | Promise<string>>> = {
  'preact.jsx': () => `/** @jsxImportSource preact */\n${snippet(GUIDE, 'Preact', 'jsx')}`,
  'solid.jsx': () => snippet(GUIDE, 'Solid', 'tsx'),
  // like Angular's own tools; otherwise its templates would be compiled in the browser
  'angular.js': async () => {
    const options = {
      loader: 'ts',
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    } as const;
    return `import '@angular/compiler';\n${(await transform(snippet(GUIDE, 'Angular', 'ts'), options)).code}`;
  },
};

/** Builds one page with the same view in every documented framework, on the published package. */
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
