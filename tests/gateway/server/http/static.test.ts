import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

describe('served folders', () => {
  let gateway: TestGateway;
  const folder = mkdtempSync(join(tmpdir(), 'gateway-static-'));
  beforeAll(async () => {
    for (const name of ['portal', 'elements/chunks', 'cdn/1.2.3', 'cdn/1.3.0-rc.1', 'cdn/v1', 'cdn/v1.2'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'portal/index.html'), '<title>portal</title>');
    writeFileSync(join(folder, 'portal/404.html'), '<title>none</title>');
    writeFileSync(join(folder, 'elements/loader.js'), 'export {};');
    writeFileSync(join(folder, 'elements/chunks/react-Ab3_x-9Z.js'), 'export {};');
    writeFileSync(join(folder, 'elements/chunks/core-Ab3_x-9.js'), 'export {};');
    writeFileSync(join(folder, 'elements/late-notices.js'), 'export {};');
    for (const version of ['1.2.3', '1.3.0-rc.1', 'v1', 'v1.2']) {
      writeFileSync(join(folder, 'cdn', version, 'loader.js'), 'export {};');
    }
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    gateway = await startTestGateway({
      config: {
        static: [
          { prefix: '/elements/', root: join(folder, 'elements'), crossOrigin: true },
          { prefix: '/cdn/', root: join(folder, 'cdn'), crossOrigin: true },
          {
            prefix: '/',
            root: join(folder, 'portal'),
            documents: ['approve.html', 'dist/html/apply.html'],
            notFound: '404.html',
          },
        ],
        serverSiteUrl: 'https://java.example/base',
        frameOrigins: ['https://help.example'],
      },
    });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, accept = 'text/html') =>
    gateway.app.inject({ method: 'GET', url, headers: { accept } });

  it('give the portal at / and at the documents with it in them, under a strict policy', async () => {
    for (const url of ['/', '/index.html', '/approve.html?authSign=x', '/dist/html/apply.html']) {
      const response = await get(url);
      assert.equal(response.statusCode, 200, url);
      assert.equal(response.body, '<title>portal</title>');
      assert.equal(response.headers['cache-control'], 'no-cache');
      const policy = String(response.headers['content-security-policy']);
      assert.match(policy, /default-src 'self'/);
      // Only pages of the server-side site and of configured origins may be framed.
      assert.match(policy, /frame-src 'self' https:\/\/java\.example https:\/\/help\.example(;|$)/);
      assert.doesNotMatch(policy, /unsafe/);
    }
  });

  it('give elements to any origin, for a year if their name has a hash', async () => {
    const [loader, chunk] = [
      await get('/elements/loader.js', '*/*'),
      await get('/elements/chunks/react-Ab3_x-9Z.js', '*/*'),
    ];
    for (const { headers } of [loader, chunk]) {
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    }
    for (const origin of [undefined, 'https://portal.example']) {
      const { headers } = await gateway.app.inject({
        url: '/elements/chunks/react-Ab3_x-9Z.js',
        headers: origin === undefined ? {} : { origin },
      });
      // Fetching a script depends on no origin header, because browsers would otherwise load it twice.
      assert.equal(headers.vary, undefined);
    }
    assert.equal(loader.headers['cache-control'], 'no-cache');
    assert.equal(chunk.headers['cache-control'], 'public, max-age=31536000, immutable');
    // Chunks have shorter hashes.
    const part = await get('/elements/chunks/core-Ab3_x-9.js', '*/*');
    assert.equal(part.headers['cache-control'], 'public, max-age=31536000, immutable');
    const word = await get('/elements/late-notices.js', '*/*');
    assert.equal(word.headers['cache-control'], 'no-cache');
  });

  it('give files under their version for a year, and the newest of a version for minutes', async () => {
    for (const [version, caching] of [
      ['1.2.3', 'public, max-age=31536000, immutable'],
      ['1.3.0-rc.1', 'public, max-age=31536000, immutable'],
      ['v1', 'public, max-age=300'],
      ['v1.2', 'public, max-age=300'],
    ]) {
      const { headers } = await gateway.app.inject({
        url: `/cdn/${version}/loader.js`,
        headers: { origin: 'https://host.example' },
      });
      assert.equal(headers['cache-control'], caching, version);
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers.vary, undefined);
    }
  });

  it('tell a browser with a page of the portal that there is no such address', async () => {
    for (const url of [
      '/chooseEnt',
      '/none.php',
      '/dist/html/none.html',
      '/elements/none.js',
      '/a/b/c?x=1',
    ]) {
      const response = await get(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
      assert.equal(response.statusCode, 404, url);
      assert.equal(response.body, '<title>none</title>');
      assert.equal(response.headers['cache-control'], 'no-cache');
    }
  });

  it('give nothing that is not there', async () => {
    for (const [url, accept] of [
      ['/elements/none.js', '*/*'],
      ['/none.js', '*/*'],
      ['/chooseEnt', 'application/json'],
      ['/../secret.txt', '*/*'],
      ['/%2e%2e/secret.txt', '*/*'],
      ['/elements/..%2f..%2fsecret.txt', '*/*'],
    ] as const) {
      const response = await get(url, accept);
      assert.ok(response.statusCode === 404 || response.statusCode === 403, `${url} ${response.statusCode}`);
      assert.ok(!response.body.includes('secret'));
    }
  });

  it('leave the calls alone', async () => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/chooseEnt',
      headers: { accept: 'text/html' },
    });
    assert.equal(response.statusCode, 404);
  });
});

describe('health', () => {
  it('is healthy while the database answers', async () => {
    const gateway = await startTestGateway();
    const health = () => gateway.app.inject({ method: 'GET', url: '/health' });
    assert.deepEqual((await health()).json(), { status: 'ok' });
    await gateway.db.destroy();
    assert.equal((await health()).statusCode, 500);
    await gateway.close();
  });
});
