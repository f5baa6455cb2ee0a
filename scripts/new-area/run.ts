import { spawnSync } from 'node:child_process';
import { GENERATORS } from './new-area';

/** `npm run new <area>`, or `npm run new <area>/<name> <kind>`; the default kind is a resource. */
const [name, kind = 'resource'] = process.argv.slice(2);
const make = GENERATORS[kind];
if (!name || !make) {
  console.error(
    `usage: npm run new <area>[/<name>] [${Object.keys(GENERATORS).join('|')}], e.g. npm run new address-book/positions`,
  );
  process.exit(2);
}
const files = make(name);
console.log(files.join('\n'));
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
run('node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => !file.endsWith('.json')));
run('--import', 'tsx', 'scripts/manifest/generate.ts');
console.log(`\nThe files are written. Check them by npm test.`);
