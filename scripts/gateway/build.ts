import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileGateway } from './compile';
import { lockedPart } from './packages';

/** Programs of the compiled gateway, by the module that each runs. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  main: 'demo/gateway/main',
  setup: 'scripts/setup',
  'check-books': 'demo/gateway/check-books',
  'deal-with-payment': 'demo/gateway/deal-with-payment',
  'rebuild-reports': 'demo/gateway/rebuild-reports',
  'import-records': 'demo/gateway/import-records',
};

/**
 * Builds the gateway for servers: compiled modules, programs that run them, and a package file with its lock for the
 * packages that they need. `npm ci` in that folder installs these.
 */
export async function buildGateway(folder = 'dist/gateway', root = process.cwd()): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = await compileGateway(root, join(root, folder));
  for (const [name, module] of Object.entries(PROGRAMS))
    writeFileSync(join(folder, `${name}.js`), `import './${module}.js';\n`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const part = lockedPart(lock, packages, { name: 'travel-portal-gateway', version });
  for (const [file, content] of [
    ['package.json', part.manifest],
    ['package-lock.json', part.lock],
  ] as const)
    writeFileSync(join(folder, file), `${JSON.stringify(content, undefined, 2)}\n`);
}
