import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fullPlaceOf } from '../../../demo/gateway/db/disk-full';
import { signS3 } from '../../../demo/gateway/files/s3-signature';
import { createS3Store } from '../../../demo/gateway/files/s3-store';
import type { FileStore } from '../../../demo/gateway/files/store';

/** Example from the documentation of Signature Version 4. */
const ACCOUNT = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

describe('a bucket of files', () => {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  let server: Server;
  let store: FileStore;
  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        const { method, url = '', headers } = request;
        asked.push(`${method} ${url} ${headers['content-length'] ?? '-'}`);
        assert.match(
          String(headers.authorization),
          /^AWS4-HMAC-SHA256 Credential=AKIA.*Signature=[0-9a-f]{64}$/,
        );
        const body = await text(request);
        if (url.endsWith('/full')) return void response.writeHead(507).end();
        if (method === 'PUT') kept.set(url, body);
        else if (method === 'DELETE') kept.delete(url);
        const found = method === 'GET' ? kept.get(url) : '';
        response.writeHead(found === undefined ? 404 : 200).end(found);
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
    store = createS3Store({ url, ...ACCOUNT });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is asked with a signature as the store makes it', () => {
    const { authorization } = signS3(ACCOUNT, {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: {
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
      now: new Date('2013-05-24T00:00:00Z'),
    });
    assert.match(
      String(authorization),
      /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
    );
  });

  it('keeps, gives and removes them', async () => {
    await store.write('F1', new File(['content'], 'a.pdf'));
    assert.equal(await text(await store.read('F1')), 'content');
    await store.remove('F1');
    assert.deepEqual(asked, ['PUT /bucket/F1 7', 'GET /bucket/F1 -', 'DELETE /bucket/F1 -']);
    await assert.rejects(store.read('F1'), /answered GET with 404/);
  });

  it('is told apart when it has no space', async () => {
    const error = await store
      .write('full', new File(['content'], 'a.pdf'))
      .catch((thrown: unknown) => thrown);
    assert.equal(fullPlaceOf(new Error('upload failed', { cause: error })), 'files');
    const other = await store.read('F1').catch((thrown: unknown) => thrown);
    assert.equal(fullPlaceOf(other), undefined);
  });
});
