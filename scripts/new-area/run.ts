import { spawnSync } from 'node:child_process';
import { newJob, newPage } from './new-area';

/** `npm run new <area>`, `npm run new <area>/<resource>` or `npm run new <area>/<job> job`. */
const [name, kind = 'page'] = process.argv.slice(2);
if (!name || !['page', 'job'].includes(kind)) {
  console.error(
    'usage: npm run new <area>[/<resource>], e.g. npm run new address-book/positions, or npm run new <area>/<job> job',
  );
  process.exit(2);
}
const files = kind === 'job' ? newJob(name) : newPage(name);
console.log(files.join('\n'));
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
run('node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => !file.endsWith('.json')));
if (kind === 'page') run('--import', 'tsx', 'scripts/manifest/generate.ts');
console.log(`\nThe ${kind} is there: npm test says whether all of it holds.`);
