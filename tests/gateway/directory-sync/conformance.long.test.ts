import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openDirectory, type Directory, type ScimReply } from '../../support/gateway/areas/directory';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { DELETION_REQUESTS } from './deletion-requests';
import { GROUP_REQUESTS } from './group-requests';
import { SERVICE_REQUESTS } from './service-requests';
import { USER_REQUESTS } from './user-requests';

/** Requests like those of Microsoft's validator of SCIM and of Okta's SCIM 2.0 test suite, in the order of sending. */
const STEPS = [...SERVICE_REQUESTS, ...USER_REQUESTS, ...GROUP_REQUESTS, ...DELETION_REQUESTS];

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('#')
    .flatMap((part, at) => (at === 0 && part.startsWith('urn:') ? [part] : part.split('.')))
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body);

describe('requests of Entra ID and Okta', () => {
  let gateway: TestGateway;
  let directory: Directory;
  beforeAll(async () => {
    gateway = await startTestGateway();
    directory = await openDirectory(gateway);
  });
  afterAll(() => gateway.close());

  it('are answered as RFC 7644 says', async () => {
    const ids = new Map<string, string>();
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => ids.get(name) ?? whole);
    for (const { name, method, path, body, status, answer = {}, keep } of STEPS) {
      const sent: unknown = body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body)));
      const reply: ScimReply = await directory.send(method, filled(path), sent);
      assert.equal(reply.status, status, `${name}: ${JSON.stringify(reply.body)}`);
      for (const [at, value] of Object.entries(answer))
        assert.deepEqual(
          valueAt(reply.body, at),
          typeof value === 'string' ? filled(value) : value,
          `${name}: ${at} in ${JSON.stringify(reply.body)}`,
        );
      if (status < 300 && status !== 204)
        assert.match(String(reply.headers['content-type']), /^application\/scim\+json/);
      if (keep !== undefined) ids.set(keep, String(reply.body['id']));
    }
  });
});
