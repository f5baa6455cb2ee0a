import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, it } from 'vitest';
import { freePorts } from '../../support/e2e/free-ports';
import { compiled } from '../../support/gateway/process/compiled';
import { startGatewayProcess } from '../../support/gateway/process/gateway-process';
import { cloneDatabase } from '../../support/gateway/process/postgres-databases';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';
import { MIGRATED } from '../../support/gateway/setup/empty-database';

interface Entry {
  level: number;
  msg: string;
  warning?: string;
  err?: { message: string };
}

/** Every line as an entry; one that is none fails the test. */
const entriesOf = (lines: readonly string[]): Entry[] => lines.map((line) => JSON.parse(line) as Entry);

const SECRET = 'a-secret-for-tests-a-secret-for-tests';
const OWN = {
  CASHIER_URL: 'https://cashier.example',
  CASHIER_SECRET: SECRET,
  SMS_SECRET: SECRET,
  THIRD_PARTY_SECRET: SECRET,
};

/** Runs the server until it ends by itself. */
async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; entries: Entry[] }> {
  const child = spawn(process.execPath, [await compiled('demo/gateway/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
  const lines: string[] = [];
  const ended = once(child, 'close');
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => lines.push(line));
  const [code] = (await ended) as [number | null];
  return { code, entries: entriesOf(lines) };
}

const preload = (script: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
});

describe('the output of a gateway process', { skip: TEST_DATABASE !== 'postgres' }, () => {
  it('is entries alone while it runs and stops, and it is not ready before it stops', async () => {
    const gateway = await startGatewayProcess({
      DATABASE_URL: await cloneDatabase(MIGRATED),
      LOG_LEVEL: 'info',
      DRAIN_MS: '1500',
    });
    await fetch(`${gateway.address}/health/ready`);
    const stopped = gateway.stop();
    await gateway.says('the gateway stops');
    assert.equal((await fetch(`${gateway.address}/health/ready`)).status, 503);
    assert.equal((await fetch(`${gateway.address}/health/live`)).status, 200);
    assert.equal(await stopped, 0);
    const entries = entriesOf(gateway.said);
    const said = entries.map(({ msg }) => msg);
    for (const msg of ['the gateway has started', 'answered', 'the gateway stops'])
      assert.ok(said.includes(msg), msg);
  });

  it('is entries when the settings are wrong, and when the database is away', async () => {
    const wrong = await runToEnd({ LOG_LEVEL: 'loud' });
    assert.equal(wrong.code, 1);
    assert.match(wrong.entries.at(-1)?.msg ?? '', /LOG_LEVEL/);
    const port = await freePorts(1);
    const away = await runToEnd({
      ...OWN,
      DATABASE_URL: `postgresql://u:p@127.0.0.1:${port}/travel`,
      DATABASE_WAIT_MS: '1200',
    });
    assert.equal(away.code, 1);
    assert.deepEqual(
      away.entries.map(({ level, msg }) => [level, msg.split(':')[0]]),
      [
        [40, 'waiting for the database'],
        [60, 'The database of DATABASE_URL was not reached within 1.2 s'],
      ],
    );
  });

  it('ends at once with a signal during its start', async () => {
    const port = await freePorts(1);
    const child = spawn(process.execPath, [await compiled('demo/gateway/main.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        ...OWN,
        DATABASE_URL: `postgresql://u:p@127.0.0.1:${port}/travel`,
        DATABASE_WAIT_MS: '60000',
      },
    });
    const ended = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) {
      if (!line.includes('waiting for the database')) continue;
      child.kill('SIGTERM');
      break;
    }
    assert.deepEqual(await ended, [0, null]);
  });

  it('is entries when it crashes, and for warnings of Node', async () => {
    const crash = `setTimeout(() => { process.emitWarning('old way', 'DeprecationWarning', 'DEP1');
      setTimeout(() => { throw new Error('a crash of 13800000001') }, 100) }, 3000)`;
    const { code, entries } = await runToEnd({
      ...OWN,
      ...preload(crash),
      DATABASE_URL: await cloneDatabase(MIGRATED),
    });
    assert.equal(code, 1);
    assert.ok(entries.some(({ warning }) => warning === 'DeprecationWarning'));
    const { level, msg } = entries.at(-1) ?? assert.fail();
    assert.deepEqual([level, msg], [60, 'a crash of [MOBILE]']);
  });
});
