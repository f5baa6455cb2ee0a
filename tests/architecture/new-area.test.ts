import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newArea } from '../../scripts/new-area/new-area';
import { importsOf } from './imports';
import { circles, violations } from './rules';

const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);
/** What the tests of frames add to every window. */
const GLOBALS = 'tests/components/frame/framed';

/** Tables, events and refusals of the areas: each adds its own to the types of all. */
const MERGED = ['demo/gateway/*/schema.ts', 'demo/gateway/*/events.ts', 'src/contract/**/*faults.ts'];

/** A copy of the project with one more area: what the generator makes must hold like the rest. */
describe('npm run new', () => {
  const copy = mkdtempSync(join(tmpdir(), 'travel-portal-new-'));
  let files: string[];
  before(() => {
    for (const entry of [
      'src',
      'components',
      'demo',
      'tests',
      'scripts',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      '.oxlintrc.json',
      '.oxfmtrc.json',
    ]) {
      cpSync(entry, join(copy, entry), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
    files = newArea('cost-center', copy);
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    // a runner inside a runner would skip its tests
    const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      env,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  it('names the area alike in every folder', () => {
    for (const folder of [
      'components',
      'src/contract',
      'demo/gateway',
      'tests/gateway',
      'tests/components',
    ]) {
      assert.ok(
        files.some((file) => file.startsWith(`${folder}/cost-center`)),
        folder,
      );
    }
  });

  it('keeps the types', () => {
    // its own files and what they stand on: the rest is as it was
    writeFileSync(
      join(copy, 'tsconfig.area.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [GLOBALS, ...MERGED],
        files: files.filter(isTypeScript),
      }),
    );
    const { status, output } = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.area.json');
    assert.equal(status, 0, output);
  });

  it('keeps lint', () => {
    const { status, output } = run('node_modules/oxlint/bin/oxlint', ...files);
    assert.equal(status, 0, output);
  });

  it('keeps the import rules', () => {
    const imports = importsOf(['src', 'components', 'demo'], copy);
    assert.deepEqual(violations(imports), []);
    assert.deepEqual(circles(imports), []);
  });

  it('works from the contract to the database', () => {
    const { status, output } = run(
      '--import',
      'tsx',
      '--test',
      'tests/gateway/cost-center/cost-center.test.ts',
    );
    assert.equal(status, 0, output);
  });

  it('refuses a name that is taken or no name for an area', () => {
    assert.throws(() => newArea('cost-center', copy), /already/);
    assert.throws(() => newArea('CostCenter', copy), /kebab-case/);
  });
});
