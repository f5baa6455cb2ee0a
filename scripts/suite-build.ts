import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { generateStale, WHOLE_MANIFEST } from './manifest/generate-stale';
import { writeOpenApi } from './openapi/write';
import { writeTypes } from './package/write-types';
import { layOutForPages } from './release/lay-out';

/**
 * Scripts that a page loads from a server: for any element, for the portal, for pages that the portal frames, and for
 * elements in frames. The last one shows the parts of src/ui in the documentation.
 */
const FOR_PAGES = ['elements', 'portal', 'frame-client', 'frame-page', 'connect-frame', 'parts'];
/** Modules for bundlers: with the host's React, with their own, and the rules. */
const FOR_BUNDLERS = ['package', 'standalone', 'rules'];

/**
 * Builds the scripts for pages into an emptied dist/elements. Starting, developing, measuring and testing use this
 * build, so that tests cover the released code.
 */
export async function buildForPages(): Promise<void> {
  generateStale();
  // emptied here, once, because the builds share the folder
  for (const folder of ['dist/elements', 'dist/parts']) rmSync(folder, { recursive: true, force: true });
  for (const mode of FOR_PAGES) await build({ configLoader: 'runner', logLevel: 'warn', mode });
  layOutForPages();
}

/** Builds the whole release: scripts for pages, the package with its types for bundlers, and the OpenAPI documents. */
export async function buildForRelease(): Promise<void> {
  generateStale();
  for (const made of readdirSync('dist')) {
    // checks beside the build read the manifest
    if (`dist/${made}` !== WHOLE_MANIFEST) rmSync(join('dist', made), { recursive: true });
  }
  await buildForPages();
  for (const mode of FOR_BUNDLERS) await build({ configLoader: 'runner', logLevel: 'warn', mode });
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types of the package were not built');
  writeTypes();
  await writeOpenApi('dist/openapi');
}
