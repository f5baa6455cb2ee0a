import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createS3Store } from '../../../../demo/gateway/files/s3-store';
import { createOutwardFetch } from '../../../../demo/gateway/server/outward/fetch';
import { createServiceClient } from '../../../../demo/gateway/server/service/service-client';

describe('a service that switches to another protocol', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(101, { connection: 'Upgrade', upgrade: 'websocket' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const file = new File(['content'], 'a.txt');
  const store = () => createS3Store({ url, region: 'r', accessKey: 'a', secretKey: 's' });
  const service = () => createServiceClient('the service', { url, token: 't', timeoutMs: 5000 });
  const call = { path: 'a', body: {}, mostBytes: 100 };
  const REQUESTS: Record<string, () => Promise<unknown>> = {
    'an address of others': () => createOutwardFetch(['127.0.0.1'])(url, { method: 'GET', headers: {} }),
    'a file that is read': () => store().read('F1'),
    'a file that is written': () => store().write('F1', file),
    'a reading call': () => service().send({ ...call, changes: false }),
    'a changing call': () => service().send({ ...call, changes: true }),
  };
  for (const [name, send] of Object.entries(REQUESTS))
    it(`fails at once: ${name}`, () => assert.rejects(send, /another protocol|was lost/));
});
