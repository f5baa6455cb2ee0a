import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Manifest of all elements, which the package publishes; the committed one leaves administration out. */
export const WHOLE_MANIFEST = 'dist/custom-elements.json';
/** Generated from the declarations and never committed. */
export const GENERATED_FILES = [
  'components/iframe/declared.json',
  'docs/elements.md',
  'docs/errors.md',
  WHOLE_MANIFEST,
];
const SOURCES = ['components', 'src', 'scripts/manifest'];

/**
 * Generates the files when they are missing, as in a fresh clone, or older than a source. A separate process does it,
 * because Vite's server turns its process into a development one.
 */
export function generateStale(): void {
  const newest = Math.max(...SOURCES.flatMap(changesIn));
  if (GENERATED_FILES.every((path) => changeOf(path) >= newest)) return;
  const generate = ['--import', 'tsx', 'scripts/manifest/generate.ts', '--made'];
  execFileSync(process.execPath, generate, { stdio: ['ignore', 'ignore', 'inherit'] });
}

const changesIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => changeOf(join(folder, file)));

const changeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
