import { readFileSync } from 'node:fs';
import { generated, writeTexts } from './generated';

/**
 * `npm run manifest`: writes all files generated from the elements. `--check`: writes the uncommitted ones, and fails
 * when a committed one is outdated. `--made`: writes only the uncommitted ones.
 */
const { committed, made } = await generated();
writeTexts(made);
if (process.argv.includes('--check')) check();
else if (!process.argv.includes('--made')) writeTexts(committed);

function check(): void {
  for (const [path, text] of committed) {
    if (readFileSync(path, 'utf8') === text) continue;
    process.exitCode = 1;
    console.error(`${path} does not match the declarations: run \`npm run manifest\` and commit it`);
  }
}
