import { spawnSync } from 'node:child_process';
import { newArea } from './new-area';

/** `npm run new <area>`. */
const [area] = process.argv.slice(2);
if (!area) {
  console.error('usage: npm run new <area>, e.g. npm run new cost-center');
  process.exit(2);
}
const files = newArea(area);
console.log(files.join('\n'));
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' });
run('node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => !file.endsWith('.json')));
run('--import', 'tsx', 'scripts/manifest/generate.ts');
console.log(`\n<tp-${area}> is there: npm test says whether all of it holds.`);
