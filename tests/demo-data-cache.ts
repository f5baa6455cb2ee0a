import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

// Making the demo data takes seconds, so it is kept under a name that changes with whatever makes it.
const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/demo-data');

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of ['demo/gateway', 'src/contract', 'src/domain']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(ts|json|sql)$/.test(name))) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where something made of the demo data is kept; `name` tells it from the others made of the same data. */
export const keptPath = (name: string): string => join(CACHE, `${fingerprint()}-${name}`);

/** Put in its place when it is whole, so that another process finds all of it or nothing. */
export async function publish(path: string, make: (fresh: string) => Promise<void> | void): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'making-'));
  const fresh = join(folder, basename(path));
  await make(fresh);
  try {
    renameSync(fresh, path);
    forgetOthers(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was made of other data; and of the same data, what this replaces: the same name but for its last part. */
function forgetOthers(path: string): void {
  const kind = basename(path).replace(/-[^-]*$/, '-');
  for (const name of readdirSync(CACHE)) {
    const replaced = name.startsWith(kind) && name !== basename(path);
    const stale = !name.startsWith(fingerprint()) && !name.startsWith('making-');
    if (replaced || stale) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}
