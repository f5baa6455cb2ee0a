import { spawnSync } from 'node:child_process';
import { KINDS, newPage } from './new-area';

/** `npm run new <area>` or `npm run new <area>/<resource>`, with `list` behind it for a list that is only read. */
const [name, given = 'resource'] = process.argv.slice(2);
const kind = KINDS.find((one) => one === given);
if (!name || !kind) {
  console.error(
    `usage: npm run new <area>[/<resource>] [${KINDS.join('|')}], e.g. npm run new address-book/positions`,
  );
  process.exit(2);
}
const files = newPage(name, '.', kind);
console.log(files.join('\n'));
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
run('node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => !file.endsWith('.json')));
run('--import', 'tsx', 'scripts/manifest/generate.ts');
console.log(`\nThe page is there: npm test says whether all of it holds.`);
