import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { ANSWER_TIMEOUT, observeOutgoing } from '../server/metrics/outgoing';
import { answerOf } from '../server/outward/answer-of';
import { traced, traceHeaders } from '../server/traces/trace';
import { signS3, type S3Account } from './s3-signature';
import type { FileStore } from './store';

export interface S3Settings extends S3Account {
  /** Address of the bucket, including its path. */
  url: string;
}

/** Time without any traffic after which the store counts as unavailable. */
const SILENCE_MS = 20_000;

/** Status of a store without space, as MinIO answers it. */
const INSUFFICIENT_STORAGE = 507;

/** Stores files in a bucket of an S3-compatible store, by their number. */
export function createS3Store({ url, ...account }: S3Settings): FileStore {
  const ask = (...request: Parameters<typeof send>) =>
    traced({ name: `files ${request[0]}`, kind: 'client' }, () => observeOutgoing('files', send(...request)));

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    fileNo: string,
    file?: File,
  ): Promise<IncomingMessage> {
    const target = new URL(`${url}/${fileNo}`);
    const headers = signS3(account, {
      method,
      url: target,
      // unsigned, so that the content is not read twice for its hash; TLS protects its integrity
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      now: new Date(),
    });
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const sending = request(target, {
      method,
      headers: {
        ...headers,
        ...traceHeaders(),
        ...(file === undefined ? {} : { 'content-length': file.size }),
      },
      timeout: SILENCE_MS,
    });
    sending.on('timeout', () =>
      sending.destroy(Object.assign(new Error('The file store does not answer'), { name: ANSWER_TIMEOUT })),
    );
    const answered = answerOf(sending);
    if (file === undefined) sending.end();
    // a refusal may be answered before everything is sent
    else await Promise.all([pipeline(file.stream(), sending), answered]);
    const answer = await answered;
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    answer.resume();
    const refused = new Error(`The file store answered ${method} with ${statusCode}`);
    throw statusCode === INSUFFICIENT_STORAGE ? Object.assign(refused, { code: 'ENOSPC' }) : refused;
  }

  const done = async (answer: Promise<IncomingMessage>) => void (await answer).resume();
  return {
    write: (fileNo, file) => done(ask('PUT', fileNo, file)),
    read: (fileNo) => ask('GET', fileNo),
    // S3 answers 204 even for a missing object
    remove: (fileNo) => done(ask('DELETE', fileNo)),
  };
}
