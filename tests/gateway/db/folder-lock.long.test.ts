import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, it } from 'vitest';
import { lockFolder, type LockTiming } from '../../../demo/gateway/db/folder-lock';
import { thisProcess } from '../../../demo/gateway/db/lock-holder';

const ROOT = join(import.meta.dirname, '../../..');
const QUICK: LockTiming = { beatMs: 50, silenceMs: 1000 };
const IN_USE = /in use by another process/;
/** Command prefix for a new namespace of process ids and network, as in a container. */
const CONTAINER = ['unshare', '--pid', '--net', '--fork', '--kill-child', '--mount-proc'];
const hasContainers =
  process.platform === 'linux' && spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-lock-'));
  folders.push(folder);
  return folder;
}

/** Starts a process that takes the lock, reports the outcome and stays alive. */
async function startHolder(
  folder: string,
  within: string[] = [],
): Promise<{ child: ChildProcess; said: string }> {
  const script = `import { lockFolder } from './demo/gateway/db/folder-lock.ts';
    await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(QUICK)})
      .then(() => console.log('locked'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const [command, ...args] = [
    ...within,
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
  ];
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data folder', () => {
  it('lets in one at a time, by any name of the folder', async () => {
    const folder = newFolder();
    const alias = `${folder}-alias`;
    symlinkSync(folder, alias);
    afterAll(() => rmSync(alias));
    const lock = await lockFolder(folder);
    await assert.rejects(lockFolder(folder), IN_USE);
    await assert.rejects(lockFolder(alias), IN_USE);
    await lock.release();
    const next = await lockFolder(alias);
    await next.release();
    assert.equal(readdirSync(folder).length, 1);
  });

  it('ends with its process, even a killed one, at once', async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder);
    await assert.rejects(lockFolder(folder), IN_USE);
    await kill(child);
    const started = performance.now();
    const lock = await lockFolder(folder);
    assert.ok(performance.now() - started < 1000);
    await lock.release();
  });

  it(
    'holds between containers on one volume, and is taken over soon after one was killed',
    { skip: !hasContainers },
    async () => {
      const folder = newFolder();
      const { child, said } = await startHolder(folder, CONTAINER);
      assert.equal(said, 'locked');
      await assert.rejects(lockFolder(folder, QUICK), IN_USE);
      const inside = await startHolder(folder, CONTAINER);
      assert.match(inside.said, /正被另一个进程使用/);
      await kill(inside.child);
      // Killing `unshare` also ends the first process of its namespace.
      await kill(child);
      const started = performance.now();
      const lock = await lockFolder(folder, QUICK);
      assert.ok(performance.now() - started < 5 * QUICK.silenceMs);
      await lock.release();
    },
  );

  it('holds as long as another machine gives signs of life, with any clock', async () => {
    const folder = newFolder();
    const path = join(folder, 'gateway-lock.7');
    writeFileSync(path, JSON.stringify({ ...thisProcess(), host: 'elsewhere', boot: 'another' }));
    let beats = 0;
    const beat = setInterval(() => utimesSync(path, 1, (beats += 1)), 100);
    await assert.rejects(lockFolder(folder, QUICK), /elsewhere, pid \d+/);
    clearInterval(beat);
    const lock = await lockFolder(folder, QUICK);
    assert.deepEqual(readdirSync(folder), ['gateway-lock.8']);
    await lock.release();
  });

  it('is not held by a process whose number another has now, nor by one that left half a file', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'gateway-lock.1'), JSON.stringify({ ...thisProcess(), startedAt: '1' }));
    const lock = await lockFolder(folder, QUICK);
    await lock.release();
    writeFileSync(join(folder, 'gateway-lock.9'), '{"host":');
    const next = await lockFolder(folder, QUICK);
    await next.release();
  });

  it('goes to one of many that start at once where another was killed', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'gateway-lock.1'), JSON.stringify({ ...thisProcess(), startedAt: '1' }));
    const starters = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)));
    assert.equal(starters.filter(({ said }) => said === 'locked').length, 1);
    await Promise.all(starters.map(({ child }) => kill(child)));
  });

  it('ends a process that was suspended too long: the folder is another’s', async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder);
    let told = '';
    child.stderr?.on('data', (piece: Buffer) => (told += piece.toString()));
    child.kill('SIGSTOP');
    const [former = ''] = readdirSync(folder);
    // Simulates the lock of another machine, whose process is invisible here.
    writeFileSync(join(folder, former), JSON.stringify({ ...thisProcess(), boot: 'another' }));
    const lock = await lockFolder(folder, QUICK);
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.match(told, /已被另一个进程接管/);
    assert.match(readFileSync(join(folder, 'gateway-lock.2'), 'utf8'), /"pid"/);
    await lock.release();
  });
});
