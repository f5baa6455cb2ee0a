import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import type { DeclaredElement } from './declarations';
import type { Declaration } from '../../src/element/definition/declaration';
import type { Markup } from '../../src/element/definition/upgrade/first-paint';
import { elementDocs } from './docs';
import { elementCallsText } from './element-calls';
import { errorDocs } from './errors';
import { settingsDocs } from './settings';
import { framedElements } from './framed';
import { GENERATED_FILES, WHOLE_MANIFEST } from './generate-stale';
import { elementManifest, suiteManifest } from './manifest';
import { readTokens } from './tokens';

/**
 * Returns the expected contents of all files generated from the elements, by path: `committed` files and `made` files,
 * which stay out of the repository.
 */
export async function generated(): Promise<{ committed: Map<string, string>; made: Map<string, string> }> {
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
  const texts = {
    'custom-elements.json': manifestText(declared.filter(({ isAdministration }) => !isAdministration)),
    [WHOLE_MANIFEST]: manifestText(declared),
    ...Object.fromEntries(
      Object.entries(firstPaints).map(([path, markup]) => [path, `${JSON.stringify(markup)}\n`]),
    ),
    'components/iframe/declared.json': framedElements(declared.map(({ declaration }) => declaration)),
    'demo/gateway/server/token-scope/element-calls.json': await elementCallsText(),
    'docs/settings.md': settingsDocs(),
    'docs/errors.md': errorDocs(),
    'docs/elements.md': elementDocs({
      elements: manifests(({ isChineseOnly }) => !isChineseOnly),
      administration: manifests(({ isChineseOnly = false }) => isChineseOnly),
      tokens: readTokens(),
    }),
  };
  const entries = Object.entries<string>(texts);
  return {
    committed: new Map(entries.filter(([path]) => !GENERATED_FILES.includes(path))),
    made: new Map(entries.filter(([path]) => GENERATED_FILES.includes(path))),
  };
}

const manifestText = (elements: readonly DeclaredElement[]): string =>
  `${JSON.stringify(suiteManifest(elements), null, 2)}\n`;

/** Builds may read the files at the same time, so an unchanged file is only touched. */
export function writeTexts(texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) utimesSync(path, new Date(), new Date());
    else {
      // `dist` is missing in a fresh clone
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
