import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** `npm run build`: the elements for pages, and the package with its types for those who build with it. */
rmSync('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', mode: 'portal' });
await build({ logLevel: 'warn', mode: 'frame-client' });
await build({ logLevel: 'warn', mode: 'package' });
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
