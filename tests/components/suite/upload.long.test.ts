import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { createSender } from '../../../src/gateway/send';
import { resolveGateways } from '../../../src/gateway/settings';
import type { Progress } from '../../../src/gateway/transport';

const upload = call({
  gateway: 'service',
  path: '/nobody/takes/this',
  multipart: { fileBytes: 10_000_000, files: 1 },
  body: v.object({ file: v.file() }),
  result: v.unknown(),
  needs: 'none',
});
const { send } = createSender({
  gateways: resolveGateways(location.origin),
  client: { packageName: 'tests', version: '9.9.9', sessionId: 'session-1' },
  token: () => Promise.resolve(undefined),
  renewToken: () => Promise.resolve(undefined),
  page: () => '',
  onFailure: () => undefined,
  now: Date.now,
  newId: () => crypto.randomUUID(),
});

async function failureOf(promise: Promise<unknown>): Promise<GatewayError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(GatewayError);
  return error as GatewayError;
}

describe('an upload from a browser', () => {
  const body = { file: new File([new Uint8Array(3_000_000)], '发票.pdf') };

  it('tells how much is sent', async () => {
    const told: Progress[] = [];
    const error = await failureOf(
      send(upload, body, { onUploadProgress: (progress) => told.push(progress) }),
    );
    expect([error.kind, error.code]).to.deep.equal(['http', '404']);
    const last = told.at(-1);
    expect(last?.loaded).to.be.greaterThan(3_000_000);
    expect(last?.total).to.equal(last?.loaded);
  });

  it('is cancelled by its signal', async () => {
    const abort = new AbortController();
    const sending = failureOf(send(upload, body, { signal: abort.signal }));
    abort.abort();
    expect((await sending).kind).to.equal('cancelled');
  });
});
