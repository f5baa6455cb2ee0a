import { spawnSync } from 'node:child_process';
import { newImport, newPage } from './new-area';

/** `npm run new <area>`, `npm run new <area>/<resource>`, or `npm run new <area>/<resource> import` for an import of its rows. */
const [name, kind] = process.argv.slice(2);
if (!name || (kind !== undefined && kind !== 'import')) {
  console.error(
    'usage: npm run new <area>[/<resource> [import]], e.g. npm run new address-book/positions import',
  );
  process.exit(2);
}
const files = kind === 'import' ? newImport(name) : newPage(name);
console.log(files.join('\n'));
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
run('node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => !file.endsWith('.json')));
run('--import', 'tsx', 'scripts/manifest/generate.ts');
console.log(`\nThe page is there: npm test says whether all of it holds.`);
