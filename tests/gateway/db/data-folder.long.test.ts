import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { openFolder } from '../../../demo/gateway/db/data-folder';

const ROOT = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'gateway-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a script in a mount namespace of its own, where it can mount file systems. */
const inMounts = (script: string) =>
  spawnSync('unshare', ['-rm', 'sh', '-e', '-c', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      CASHIER_PORT: '0',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'text',
      DEMO_DATA: '0',
    },
  });
const hasMounts = process.platform === 'linux' && inMounts('mount -t tmpfs none /mnt').status === 0;
const START = `${process.execPath} --import tsx demo/gateway/main.ts`;

describe('a data folder that cannot be used', () => {
  it('is reported in Chinese and English when a file has its name or is in its path', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'data')]) {
      await assert.rejects(openFolder(folder), (error: Error) => {
        assert.equal(error.message.split('\n').length, 2);
        assert.match(error.message, /不是目录/);
        assert.match(error.message, /is no folder/);
        return error.message.includes(folder);
      });
    }
  });

  it('is reported when the file system is read-only, and the process ends', { skip: !hasMounts }, () => {
    const { status, stderr } = inMounts(`mount -t tmpfs -o ro none /mnt; DATA_DIR=/mnt/data ${START}`);
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^数据目录 \/mnt\/data 位于只读文件系统.*\nThe data folder \/mnt\/data is on a read-only/,
    );
  });

  it('is reported when the disk is full, and the attempt leaves no files', { skip: !hasMounts }, () => {
    const mount = 'mount -t tmpfs -o size=2m none /mnt; mkdir /mnt/data';
    const { status, stdout, stderr } = inMounts(
      `${mount}; DATA_DIR=/mnt/data ${START} || { status=$?; ls /mnt/data; exit $status; }`,
    );
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^数据目录 \/mnt\/data 所在磁盘空间不足.*\nThe disk of the data folder \/mnt\/data is full/,
    );
    assert.match(stdout, /^(gateway-lock\.\d+\n)?$/);
  });

  it('leaves foreign content alone, and opens once it can', async () => {
    const folder = join(root, 'other');
    mkdirSync(folder);
    writeFileSync(join(folder, 'global'), 'a file where the database wants a folder');
    await assert.rejects(openFolder(folder));
    assert.ok(existsSync(join(folder, 'global')));
    rmSync(folder, { recursive: true });
    const { pglite, release } = await openFolder(folder);
    await pglite.close();
    await release();
    assert.ok(readdirSync(folder).includes('PG_VERSION'));
  });
});
