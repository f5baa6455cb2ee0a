import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'vitest';
import { freePorts } from '../../support/e2e/free-ports';

const podman = (...args: string[]) => spawnSync('podman', args, { encoding: 'utf8' });
const hasPodman = podman('--version').status === 0;
const IMAGE = 'travel-gateway-test';

/** Needs podman and the package registry; without podman the build is tested by built-gateway.long.test.ts alone. */
describe('the image', { skip: !hasPodman }, () => {
  it('is built, runs as another user than root, is healthy and has no tool for development', async () => {
    const built = podman('build', '--tag', IMAGE, '.');
    assert.equal(built.status, 0, built.stderr);
    const port = await freePorts(1);
    const { stdout } = podman('run', '--detach', '--publish', `127.0.0.1:${port}:4000`, IMAGE);
    const container = stdout.trim();
    try {
      // waits for the health check, which podman repeats by itself
      assert.equal(podman('wait', '--condition', 'healthy', container).status, 0);
      assert.equal((await fetch(`http://127.0.0.1:${port}/health/ready`)).status, 200);
      assert.equal(podman('exec', container, 'id', '-un').stdout.trim(), 'node');
      assert.notEqual(podman('exec', container, 'ls', 'dist/gateway/node_modules/vite').status, 0);
      assert.equal(podman('stop', '--time', '30', container).status, 0);
    } finally {
      podman('rm', '--force', container);
    }
  });
});
