import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, it } from 'vitest';
import { implement } from '../../../../demo/gateway/server/http/implement';
import { call } from '../../../../src/contract/call';
import { serveCalls, type CallHarness } from '../../../support/gateway/call-harness';

const FILE_BYTES = 2000;
const BOUNDARY = '----fuzzed7MA4';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const upload = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fuzzed',
  multipart: { fileBytes: FILE_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择文件'), remark: v.optional(v.string(), '') }),
  result: v.object({ sha256: v.string(), remark: v.string() }),
  needs: 'token',
  changes: [],
  origin: 'suite',
});

const spool = mkdtempSync(join(tmpdir(), 'spool-'));
let harness: CallHarness;
beforeAll(async () => {
  const answers = implement(upload, async (_, { file, remark }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    assert.ok(bytes.length <= FILE_BYTES, 'no larger file comes through');
    return { sha256: sha256(bytes), remark };
  });
  harness = await serveCalls([answers], { uploadFolder: spool });
});
afterAll(async () => {
  await harness.close();
  // The spooled file is removed soon after the end of the request, in every outcome.
  const end = Date.now() + 5000;
  while (readdirSync(spool).length > 0) {
    assert.ok(Date.now() < end, `left: ${readdirSync(spool).join()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  rmSync(spool, { recursive: true });
});

interface Answer {
  status: number;
  body: string;
}

/** Longer than any response takes; the failure then names the form. */
const LONGEST_MS = 20_000;

/**
 * Sends a body in pieces of any size. Resolves with the response, or with undefined when the connection is cut or times
 * out.
 */
function post(body: Buffer, pieces: readonly number[], contentType: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const headers = { 'auth-sign': 'token-1', 'content-type': contentType, 'content-length': body.length };
    const asked = request(`${harness.baseUrl}${upload.path}`, { method: 'POST', headers }, (response) => {
      const told: Buffer[] = [];
      response.on('data', (piece: Buffer) => told.push(piece));
      const end = () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(told).toString() });
      response.once('end', end).once('error', end);
    });
    asked.once('error', () => resolve(undefined));
    asked.setTimeout(LONGEST_MS, () => asked.destroy());
    const ends = [...new Set([...pieces.map((at) => at % (body.length + 1)), body.length])].toSorted(
      (a, b) => a - b,
    );
    let from = 0;
    for (const end of ends) {
      asked.write(body.subarray(from, end));
      from = end;
    }
    asked.end();
  });
}

const part = (headers: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`), content, Buffer.from('\r\n')]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const content = fc.oneof(
  fc.uint8Array({ maxLength: FILE_BYTES }),
  fc.uint8Array({ minLength: FILE_BYTES + 1, maxLength: FILE_BYTES + 300 }),
  // Contents that resemble the end of a part.
  fc
    .constantFrom(`\r\n--${BOUNDARY.slice(0, -1)}`, '\r\n--', `--${BOUNDARY}`)
    .map((text) => Buffer.from(text)),
);
const name = fc.oneof(
  fc.constantFrom('file', 'remark', 'file[]', '__proto__', 'constructor', '', 'file\0', 'x'.repeat(200)),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/["\r\n]/g, '')),
);
const fileName = fc.constantFrom(
  'a.pdf',
  '',
  '../../etc/passwd',
  'a\0b.pdf',
  '名'.repeat(300),
  '%00%0d%0a',
  '\\\\x\\c$',
);
const headers = fc.oneof(
  fc.tuple(name, fileName).map(([n, f]) => `content-disposition: form-data; name="${n}"; filename="${f}"`),
  name.map((n) => `content-disposition: form-data; name="${n}"`),
  fc.constantFrom(
    'content-disposition: attachment',
    'content-type: text/plain',
    'content-disposition: form-data; name="file"; filename*=UTF-8\'\'%',
    'content-disposition: form-data; name="file"; filename="a"\r\ncontent-transfer-encoding: base64',
    'content-disposition: form-data; name="file"; filename="a"\r\ncontent-type: multipart/mixed; boundary=c',
    Array.from({ length: 60 }, (_, i) => `x-${i}: 1`).join('\r\n'),
    `x: ${'y'.repeat(20_000)}`,
    ':',
  ),
);
const forms = fc
  .array(fc.tuple(headers, content), { maxLength: 5 })
  .map((parts) => Buffer.concat([...parts.map(([h, c]) => part(h, c)), END]));
/** Forms with bytes changed, removed, inserted or repeated, or cut off. */
const broken = fc
  .tuple(
    forms,
    fc.array(
      fc.record({
        how: fc.constantFrom(
          'flip' as const,
          'drop' as const,
          'insert' as const,
          'repeat' as const,
          'cut' as const,
        ),
        at: fc.nat({ max: 6000 }),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([form, changes]) =>
    changes.reduce((bytes, { how, at: anywhere, bytes: other }) => {
      const at = anywhere % (bytes.length + 1);
      const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)];
      switch (how) {
        case 'flip':
          return Buffer.concat([head, other, tail.subarray(other.length)]);
        case 'drop':
          return Buffer.concat([head, tail.subarray(other.length)]);
        case 'insert':
          return Buffer.concat([head, other, tail]);
        case 'repeat':
          return Buffer.concat([head, tail.subarray(0, 200), tail]);
        case 'cut':
          return head;
      }
    }, form),
  );
const types = fc.oneof(
  { weight: 8, arbitrary: fc.constant(TYPE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary="${BOUNDARY}"`,
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      `multipart/mixed; boundary=${BOUNDARY}`,
    ),
  },
);
const pieces = fc.array(fc.nat({ max: 6000 }), { maxLength: 6 });

it('answers every form, however broken, as one it takes or as a mistake of its client', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(broken, types, pieces, async (body, type, at) => {
      const answer = await post(body, at, type);
      assert.ok(answer, 'it is answered');
      seen.add(answer.status);
      assert.ok([200, 400, 413, 415].includes(answer.status), `${answer.status} ${answer.body}`);
      assert.equal(typeof (JSON.parse(answer.body) as { success: unknown }).success, 'boolean');
    }),
    // Shrinking a form without a response would take too long.
    { numRuns: 1500, endOnFailure: true },
  );
  assert.ok(seen.has(200) && seen.has(400), [...seen].join());
  // The server still works afterwards.
  const form = part('content-disposition: form-data; name="file"; filename="a.pdf"', Buffer.from('%PDF-'));
  const last = await post(Buffer.concat([form, END]), [], TYPE);
  assert.ok(last);
  assert.equal((JSON.parse(last.body) as { success: boolean }).success, true);
});

it('takes a form with a part that is none of a form and comes in one piece', async () => {
  const other = part('content-disposition: attachment', Buffer.alloc(40_000, 'y'));
  const form = part('content-disposition: form-data; name="file"; filename="a.pdf"', Buffer.from('%PDF-'));
  for (const parts of [
    [other, form],
    [form, other],
  ]) {
    const body = Buffer.concat([...parts, END]);
    const answer = await post(body, [parts[0]?.length ?? 0], TYPE);
    assert.equal(answer?.status, 200);
  }
});

it('keeps content as it came, in pieces of any size', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: FILE_BYTES }), pieces, async (bytes, at) => {
      fc.pre(!Buffer.from(bytes).includes(BOUNDARY));
      const form = part('content-disposition: form-data; name="file"; filename="a.pdf"', bytes);
      const answer = await post(Buffer.concat([form, END]), at, TYPE);
      const { result } = JSON.parse(answer?.body ?? '') as { result: { sha256: string } };
      assert.equal(result.sha256, sha256(bytes));
    }),
    { numRuns: 300 },
  ));
