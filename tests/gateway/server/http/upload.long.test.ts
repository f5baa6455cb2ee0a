import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, describe, it } from 'vitest';
import { implement } from '../../../../demo/gateway/server/http/implement';
import { digestOf } from '../../../../demo/gateway/server/http/upload';
import { call } from '../../../../src/contract/call';
import { GatewayError } from '../../../../src/gateway/gateway-error';
import type { Progress } from '../../../../src/gateway/transport';
import { serveCalls, type CallHarness } from '../../../support/gateway/call-harness';

const KB = 1024;
/** A call at the address of the specification (section 7.5). */
const fileUpload = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fileUpload',
  multipart: { fileBytes: 200 * KB, files: 2 },
  body: v.object({
    files: v.array(v.file()),
    remark: v.optional(v.string(), ''),
    orderNum: v.string(),
  }),
  result: v.object({
    files: v.array(v.object({ name: v.string(), type: v.string(), sha256: v.string() })),
    remark: v.string(),
    orderNum: v.string(),
  }),
  needs: 'token',
  changes: ['files'],
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const spool = mkdtempSync(join(tmpdir(), 'spool-'));
afterAll(() => rmSync(spool, { recursive: true }));
let harness: CallHarness;
let handled = 0;
async function serve(options: Parameters<typeof serveCalls>[1] = {}): Promise<CallHarness> {
  handled = 0;
  harness = await serveCalls(
    [
      implement(fileUpload, async (_, { files, ...texts }) => {
        handled += 1;
        if (texts.orderNum === 'unanswered') await new Promise(() => undefined);
        const told = files.map(async (file) => ({
          name: file.name,
          type: file.type,
          sha256: sha256(new Uint8Array(await file.arrayBuffer())),
        }));
        return { files: await Promise.all(told), ...texts };
      }),
    ],
    { ...options, uploadFolder: spool },
  );
  return harness;
}
afterEach(async () => {
  await harness.close();
  // The spooled file is removed soon after the end of the request, in every outcome.
  const end = Date.now() + 5000;
  while (readdirSync(spool).length > 0) {
    assert.ok(Date.now() < end, `left: ${readdirSync(spool).join()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
});

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, i) => (i * 31) % 256);
const file = (size: number, name = 'a.bin', type = 'application/octet-stream') =>
  new File([bytes(size)], name, { type });

async function refusalOf(promise: Promise<unknown>): Promise<GatewayError> {
  const error = await promise.then(
    () => assert.fail('it should have been refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof GatewayError, String(error));
  return error;
}

describe('an upload', () => {
  it('brings files with their names and kinds, and texts', async () => {
    const { send } = await serve();
    const result = await send(fileUpload, {
      files: [file(100 * KB, '发票 (1).pdf', 'application/pdf'), file(0, '空.png', 'image/png')],
      remark: '多行\r\n备注 \u{1F6EB}',
      orderNum: 'D1',
    });
    assert.deepEqual(result, {
      files: [
        { name: '发票 (1).pdf', type: 'application/pdf', sha256: sha256(bytes(100 * KB)) },
        { name: '空.png', type: 'image/png', sha256: sha256(bytes(0)) },
      ],
      remark: '多行\r\n备注 \u{1F6EB}',
      orderNum: 'D1',
    });
  });

  it('has a list of one, and leaves out missing fields', async () => {
    const { send } = await serve();
    const { files, remark } = await send(fileUpload, { files: [file(1)], remark: undefined, orderNum: '' });
    assert.deepEqual([files.length, remark], [1, '']);
  });

  it('tells how far it has come', async () => {
    const { send } = await serve();
    const told: Progress[] = [];
    await send(
      fileUpload,
      { files: [file(150 * KB)], orderNum: 'D1' },
      { onUploadProgress: (progress) => told.push(progress) },
    );
    const last = told.at(-1);
    assert.ok(last && last.loaded > 150 * KB && last.loaded === last.total, JSON.stringify(told));
  });

  it('refuses too large a file at its field, and takes the next', async () => {
    const { send } = await serve();
    for (const size of [200 * KB + 1, 20 * 1024 * KB]) {
      const error = await refusalOf(send(fileUpload, { files: [file(1), file(size)], orderNum: 'D1' }));
      assert.deepEqual([error.kind, error.fields], ['fields', { files: '文件不能超过200KB' }]);
    }
    await send(fileUpload, { files: [file(200 * KB)], orderNum: 'D1' });
    assert.equal(handled, 1);
  });

  it('refuses too many files', async () => {
    const { send } = await serve();
    const error = await refusalOf(send(fileUpload, { files: [file(1), file(2), file(3)], orderNum: 'D1' }));
    assert.deepEqual([error.kind, error.code, error.message], ['http', '413', '提交的内容过大']);
  });

  it('refuses texts that are too long, that are files, or that hold invalid characters', async () => {
    const { send, baseUrl } = await serve();
    const long = await refusalOf(
      send(fileUpload, { files: [], orderNum: 'D1', remark: 'x'.repeat(64 * KB + 1) }),
    );
    assert.deepEqual(long.fields, { remark: '内容过长' });
    const nul = await refusalOf(send(fileUpload, { files: [], orderNum: 'D\x001' }));
    assert.deepEqual(nul.fields, { orderNum: '格式不正确' });
    const form = new FormData();
    form.append('orderNum', file(1));
    form.append('files', 'no file');
    const response = await fetch(`${baseUrl}${fileUpload.path}`, {
      method: 'POST',
      body: form,
      headers: { 'auth-sign': 'token-1' },
    });
    const { result } = (await response.json()) as { result: unknown };
    assert.deepEqual(result, { fields: { 'files.0': '格式不正确', orderNum: '格式不正确' } });
  });

  it('is not read without a token', async () => {
    const { send } = await serve({ token: 'dead' });
    const error = await refusalOf(send(fileUpload, { files: [file(10 * 1024 * KB)], orderNum: 'D1' }));
    assert.equal(error.kind, 'expired');
    assert.equal(handled, 0);
  });

  const unreadable: [what: string, type: string, body: string, status: number][] = [
    ['JSON', 'application/json', '{}', 415],
    [
      'a form without an end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; na',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a field that poisons prototypes',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
      400,
    ],
  ];
  for (const [what, type, body, status] of unreadable) {
    it(`answers ${what} with ${status}`, async () => {
      const { baseUrl } = await serve();
      const response = await fetch(`${baseUrl}${fileUpload.path}`, {
        method: 'POST',
        body,
        headers: { 'auth-sign': 'token-1', 'content-type': type },
      });
      assert.equal(response.status, status);
      assert.equal(handled, 0);
    });
  }

  it('is cancelled by its signal: the gateway is left with nothing', async () => {
    const { send, errors } = await serve();
    const abort = new AbortController();
    const error = await refusalOf(
      send(
        fileUpload,
        { files: [file(50 * 1024 * KB)], orderNum: 'D1' },
        { signal: abort.signal, onUploadProgress: () => abort.abort() },
      ),
    );
    assert.equal(error.kind, 'cancelled');
    assert.equal(handled, 0);
    assert.ok(
      errors.every((one) => 'statusCode' in one && one.statusCode === 400),
      String(errors),
    );
  });

  it('that breaks off is an error of the client, not of the gateway', async () => {
    const { baseUrl, errors } = await serve();
    const socket = createConnection(Number(new URL(baseUrl).port), '127.0.0.1');
    socket.write(
      [
        `POST ${fileUpload.path} HTTP/1.1`,
        'host: x',
        'auth-sign: token-1',
        'content-type: multipart/form-data; boundary=b',
        'content-length: 100000',
        '',
        '--b',
        'content-disposition: form-data; name="files"; filename="a"',
        '',
        'begun',
      ].join('\r\n'),
    );
    await new Promise((resolve) => socket.once('connect', resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
    await harness.close();
    assert.equal(handled, 0);
    assert.ok(
      errors.every((one) => 'statusCode' in one && one.statusCode === 400),
      String(errors),
    );
  });

  it('does not wait for ever for an answer', async () => {
    const { send } = await serve({ timeoutMs: 60 });
    const error = await refusalOf(send(fileUpload, { files: [file(1)], orderNum: 'unanswered' }));
    assert.deepEqual([error.kind, error.message], ['timeout', '请求超时，请稍后重试']);
  });

  it('counts as the same request for the same content alone', async () => {
    await serve();
    const form = (content: string, name = 'a.pdf') =>
      digestOf([
        ['orderNum', 'D1'],
        ['files', new File([content], name)],
      ]);
    assert.deepEqual(await form('x'), await form('x'));
    assert.notDeepEqual(await form('x'), await form('y'));
    assert.notDeepEqual(await form('x'), await form('x', 'b.pdf'));
  });
});
