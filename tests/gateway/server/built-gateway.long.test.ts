import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { buildGateway } from '../../../scripts/gateway/build';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { loginByPassword } from '../../../src/contract/login/login';
import { freePorts } from '../../support/e2e/free-ports';
import { cloneDatabase } from '../../support/gateway/process/postgres-databases';
import { UNMIGRATED } from '../../support/gateway/setup/empty-database';
import { afterAll, beforeAll, describe, it } from 'vitest';

const SECRET = 'a-secret-for-tests-a-secret-for-tests';
const OWN = {
  CASHIER_URL: 'https://cashier.example',
  CASHIER_SECRET: SECRET,
  SMS_SECRET: SECRET,
  THIRD_PARTY_SECRET: SECRET,
};

/** Far from the packages of the project, so that a missing one is missed. */
const folder = mkdtempSync(join(tmpdir(), 'built-gateway-'));

/** Copies the packages of the lock file, as `npm ci` would install them. */
function installFromLock(): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  for (const path of Object.keys(packages).filter((name) => name !== '' && existsSync(name))) {
    const isOwn = (file: string) => !relative(path, file).split('/').includes('node_modules');
    cpSync(path, join(folder, path), { recursive: true, dereference: true, filter: isOwn });
  }
}

describe('the built gateway with its own packages alone', () => {
  let url: string;
  beforeAll(async () => {
    await buildGateway(relative(process.cwd(), folder));
    installFromLock();
    url = await cloneDatabase(UNMIGRATED);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (program: string, ...args: string[]) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: url, PUBLIC_URL: 'https://travel.example' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, `${program}.js`), ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  it('has no package for development', () => {
    for (const name of ['tsx', 'esbuild', 'vite', 'typescript', 'react', 'playwright-core'])
      assert.ok(!existsSync(join(folder, 'node_modules', name)), name);
  });

  it('migrates, serves calls, reads tables in its threads and stops', async () => {
    const port = String(await freePorts(1));
    const child = spawn(process.execPath, ['main.js'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      // the demo's rows bring accounts, and files with fonts
      env: {
        PATH: process.env['PATH'],
        ...OWN,
        DATABASE_URL: url,
        PORT: port,
        DEMO_DATA: '1',
        DRAIN_MS: '0',
      },
    });
    const ended = once(child, 'exit');
    const started = new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.includes('the gateway has started')) resolve();
      });
      void ended.then(() => reject(new Error('it did not start')));
    });
    await started;
    const address = `http://127.0.0.1:${port}`;
    const ready = (await (await fetch(`${address}/health/ready`)).json()) as { checks: object };
    assert.deepEqual(ready.checks, { process: 'ok', database: 'ok', migrations: 'ok' });
    // the password is checked in a thread
    const signedIn = await fetch(address + loginByPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', requestid: crypto.randomUUID() },
      body: JSON.stringify({ account: 'admin', password: DEMO_PASSWORD }),
    });
    assert.equal(((await signedIn.json()) as { success: boolean }).success, true);
    assert.equal((await fetch(`${address}/site-images/logo.svg`)).status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  });

  it('tells of a module that fails to load in its log', () => {
    const hooks = `export async function resolve(name, context, next) {
      if (name.endsWith('/start.js')) throw new Error('a broken module');
      return next(name, context);
    }`;
    const addressOf = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;
    const preload = `import { register } from 'node:module';
      register(${JSON.stringify(addressOf(hooks))});`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', addressOf(preload), 'main.js'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    const entry = JSON.parse(stderr) as { level: number; msg: string };
    assert.deepEqual([entry.level, entry.msg], [60, 'a broken module']);
  });

  it('has the commands', async () => {
    url = await cloneDatabase(UNMIGRATED);
    const agency = ['--agency-name', '远航商旅', '--website-name', '远航', '--operator-name', '吴运营'];
    const set = run('setup', ...agency, '--operator-login', 'ops.wu');
    assert.equal(set.status, 0, set.output);
    assert.match(set.output, /https:\/\/travel\.example\//);
    const books = run('check-books');
    assert.match(books.output, /The books agree/);
    const reports = run('rebuild-reports');
    assert.match(reports.output, /Sums that differ from their facts: 0/);
    const held = run('deal-with-payment', 'no-such-number', 'name', 'reason');
    assert.equal(held.status, 1, held.output);
    assert.doesNotMatch(held.output, /ERR_MODULE|Cannot find/);
    const table = join(folder, 'trains.csv');
    writeFileSync(table, 'a,b\n1,2\n');
    const imported = run('import-records', 'train', table, '--enterprise=100001');
    assert.equal(imported.status, 1);
    // the file is read in a thread and refused for its columns or its enterprise
    assert.doesNotMatch(imported.output, /ERR_MODULE|Cannot find|tooLarge|过大/);
  });
});
