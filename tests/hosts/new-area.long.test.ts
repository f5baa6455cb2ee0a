import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newImport, newJob, newPage } from '../../scripts/new-area/new-area';
import { importsOf } from '../architecture/imports';
import { circles, violations } from '../architecture/rules';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

/** A copy of the project with one more area of several pages: generated code must hold like the rest, and open in the portal. */
describe('npm run new', () => {
  const copy = mkdtempSync(join(tmpdir(), 'travel-portal-new-'));
  let files: string[];
  beforeAll(async () => {
    for (const entry of [
      'src',
      'components',
      'demo',
      'tests',
      'scripts',
      'docs',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'vitest.config.ts',
      'playwright.config.ts',
      '.oxlintrc.json',
      '.oxfmtrc.json',
      'web-test-runner.config.mjs',
      'custom-elements.json',
    ]) {
      cpSync(entry, join(copy, entry), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
    files = [
      ...newPage('meeting-room', copy),
      ...newPage('meeting-room/booking-rule', copy),
      ...newImport('meeting-room/booking-rule', copy),
      ...newJob('meeting-room/tidy-up', copy),
      ...newPage('meeting-room/booking-log', copy, 'list'),
      ...newPage('meeting-room/opening-hours', copy, 'settings'),
      ...newPage('meeting-room/floor', copy, 'tree'),
      // an area whose list of pages stands on several lines
      ...newPage('address-book/season-ticket', copy),
    ];
    const format = await run('node_modules/oxfmt/bin/oxfmt', ...files);
    assert.equal(format.status, 0, format.output);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    // node's test runner skips tests when it runs inside another one
    const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
    // asynchronous, because a blocked process cannot answer its own test runner, which would take it for dead
    return new Promise<{ status: number; output: string }>((ended) => {
      const child = execFile(
        process.execPath,
        args,
        { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 },
        (_error, stdout, stderr) => ended({ status: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });
  };

  it('names the area alike in every folder', () => {
    for (const folder of [
      'components',
      'src/contract',
      'demo/gateway',
      'tests/gateway',
      'tests/components',
      'tests/e2e',
    ]) {
      assert.ok(
        files.some((file) => file.startsWith(`${folder}/meeting-room`)),
        folder,
      );
    }
  });

  it('keeps the types', async () => {
    const { status, output } = await run('node_modules/typescript/bin/tsc', '--noEmit');
    assert.equal(status, 0, output);
  });

  it('keeps lint', async () => {
    const { status, output } = await run('node_modules/oxlint/bin/oxlint', ...files);
    assert.equal(status, 0, output);
  });

  it('keeps the import rules', () => {
    const imports = importsOf(['src', 'components', 'demo'], copy);
    assert.deepEqual(violations(imports), []);
    assert.deepEqual(circles(imports), []);
  });

  it('works from the contract to the database', async () => {
    const { status, output } = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'gateway',
      'tests/gateway/meeting-room/item.test.ts',
      'tests/gateway/meeting-room/booking-rule.test.ts',
      'tests/gateway/meeting-room/booking-rule-import.test.ts',
      'tests/gateway/meeting-room/tidy-up.test.ts',
      'tests/gateway/meeting-room/booking-log.test.ts',
      'tests/gateway/meeting-room/opening-hours.test.ts',
      'tests/gateway/meeting-room/floor.test.ts',
    );
    assert.equal(status, 0, output);
  });

  it('is an element like the others', async () => {
    const runner = 'node_modules/@web/test-runner/dist/bin.js';
    const own = 'tests/components/meeting-room/*.test.ts';
    const { status, output } = await run('--import', 'tsx', runner, '--files', own);
    assert.equal(status, 0, output);
  });

  it('is built with the rest', async () => {
    const built = await run(
      '--import',
      'tsx',
      '--eval',
      "import('./scripts/suite-build').then(({ buildForPages }) => buildForPages())",
    );
    assert.equal(built.status, 0, built.output);
  });

  it('opens in the portal', async () => {
    const { status, output } = await run(
      'node_modules/@playwright/test/cli.js',
      'test',
      'tests/e2e/meeting-room/meeting-room.long.test.ts',
    );
    assert.equal(status, 0, output);
  });

  it('refuses a name that is taken or no name for an area', () => {
    assert.throws(() => newPage('meeting-room', copy), /already/);
    assert.throws(() => newPage('meeting-room/booking-rule', copy), /already/);
    assert.throws(() => newJob('meeting-room/tidy-up', copy), /already/);
    // an area of the gateway without elements
    assert.throws(() => newPage('operate-habit/rule', copy), /already/);
    assert.throws(() => newImport('meeting-room/booking-rule', copy), /already/);
    assert.throws(() => newImport('meeting-room/nothing', copy), /no src/);
    // the first page of an area must be a resource
    assert.throws(() => newPage('canteen', copy, 'list'), /no area/);
    assert.throws(() => newPage('MeetingRoom', copy), /kebab-case/);
    assert.throws(() => newPage('meeting-room/rule/more', copy), /kebab-case/);
  });
});
