import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

// Creating the demo data takes seconds, so it is cached under a name that changes with its sources.
const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(cacheFolder(), 'demo-data');

/**
 * Cache folder of the machine, shared by all copies of the project, or one in the project when the machine has none.
 */
function cacheFolder(): string {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'travel-portal-elements');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return join(ROOT, 'node_modules/.cache');
  }
}

let knownFingerprint: string | undefined;

/** Hash of all sources of the demo data, in letters and digits. */
export function fingerprint(): string {
  knownFingerprint ??= hashSources();
  return knownFingerprint;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tests/support/gateway/process/quick-passwords.ts'])
    hash.update(readFileSync(join(ROOT, file)));
  for (const folder of ['demo/gateway', 'src/contract', 'src/domain']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(ts|json|sql)$/.test(name))) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Path of an artefact of the demo data; `name` distinguishes artefacts of the same data. */
export const cachePathOf = (name: string): string => join(CACHE, `${fingerprint()}-${name}`);

/** Publishes an artefact by renaming the finished folder, so that another process finds all of it or nothing. */
export async function publish(path: string, make: (fresh: string) => Promise<void> | void): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'making-'));
  const fresh = join(folder, basename(path));
  await make(fresh);
  try {
    renameSync(fresh, path);
    deleteOldArtefacts(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A younger folder may be in use by another run. */
const IN_USE_MS = 6 * 3_600_000;

/** Deletes artefacts of other data or another hour, once they are old enough. */
function deleteOldArtefacts(path: string): void {
  // by the clock of the files, because the clock of the process may be moved
  const now = statSync(path).mtimeMs;
  for (const name of readdirSync(CACHE)) {
    const other = join(CACHE, name);
    const age = now - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (other !== path && age > IN_USE_MS) rmSync(other, { recursive: true, force: true });
  }
}
