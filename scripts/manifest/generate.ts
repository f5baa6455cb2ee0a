import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import type { DeclaredElement } from './declarations';
import type { Declaration } from '../../src/element/definition/declaration';
import type { Markup } from '../../src/element/definition/first-paint';
import { elementDocs } from './docs';
import { settingsDocs } from './settings';
import { framedElements } from './framed';
import { elementManifest, suiteManifest } from './manifest';
import { readTokens } from './tokens';

/** What is generated from the elements, as it should be: manifest, docs, what frames know and first paints, by path. */
async function generated(): Promise<Record<string, string>> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { declared } = (await server.ssrLoadModule('/scripts/manifest/declarations.ts')) as {
    declared: DeclaredElement[];
  };
  const { firstPaints } = (await server.ssrLoadModule('/scripts/first-paint.tsx')) as {
    firstPaints: Record<string, Markup>;
  };
  await server.close();
  const manifests = (isWanted: (declaration: Declaration) => boolean) =>
    declared.flatMap(({ declaration }) => (isWanted(declaration) ? elementManifest(declaration) : []));
  return {
    'custom-elements.json': `${JSON.stringify(suiteManifest(declared), null, 2)}\n`,
    ...Object.fromEntries(
      Object.entries(firstPaints).map(([path, markup]) => [path, `${JSON.stringify(markup)}\n`]),
    ),
    'components/iframe/declared.json': framedElements(declared.map(({ declaration }) => declaration)),
    'docs/settings.md': settingsDocs(),
    'docs/elements.md': elementDocs({
      elements: manifests(({ isChineseOnly }) => !isChineseOnly),
      administration: manifests(({ isChineseOnly = false }) => isChineseOnly),
      tokens: readTokens(),
    }),
  };
}

const check = process.argv.includes('--check');
let stale = false;
for (const [path, text] of Object.entries(await generated())) {
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    stale = true;
    console.error(`${path} does not match the declarations: run \`npm run manifest\` and commit it`);
  }
}
if (stale) process.exitCode = 1;
