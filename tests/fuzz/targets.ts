import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { implement } from '../../demo/gateway/server/http/implement';
import { call } from '../../src/contract/call';
import { streamsOfContract } from '../support/contract-calls';
import { serveCalls } from '../support/gateway/call-harness';
import { startTestGateway } from '../support/gateway/harness';
import type { FuzzRequest } from './requests';
import type { FuzzAnswer, FuzzTarget } from './run-fuzz';

export interface ClosableTarget extends FuzzTarget {
  /** Errors beside the answers. */
  errors: string[];
  close(): Promise<void>;
}

/** The reference gateway with the demo data. Calls are injected; streams, which may never end, use a connection. */
export async function gatewayTarget(): Promise<ClosableTarget> {
  const errors: string[] = [];
  const gateway = await startTestGateway({
    logger: { level: 'error', stream: { write: (line: string) => void errors.push(line) } },
    config: { streamsPerSession: 1_000_000, streamsPerUser: 1_000_000 },
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const streams = (await streamsOfContract()).map(([, { path }]) => path);
  return {
    errors,
    signIn: async () => ({ authsign: await gateway.login('admin') }),
    async send(request) {
      if (streams.some((path) => request.url.startsWith(path))) {
        return begin(`http://127.0.0.1:${port}`, request);
      }
      const { statusCode, body } = await gateway.app.inject(request);
      return { status: statusCode, text: body };
    },
    async close() {
      await gateway.idle();
      await gateway.close();
    },
  };
}

/** Resolves as soon as a stream begins; a refusal is read completely. */
async function begin(origin: string, { url, payload, ...init }: FuzzRequest): Promise<FuzzAnswer> {
  const gone = new AbortController();
  const body = payload === undefined ? {} : { body: payload };
  const response = await fetch(origin + url, { ...init, ...body, signal: gone.signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await response.text();
  gone.abort();
  return { status: response.status, text };
}

const path = '/CLFUZZSERVICE/api';
/** Encodings that no call of the gateway uses yet: in the query, and as a form with files. */
export const OTHER_CALLS = [
  [
    'inQuery',
    call({
      gateway: 'service',
      path: `${path}/inQuery`,
      method: 'GET',
      body: v.object({ text: v.string(), date: v.pipe(v.string(), v.isoDate()), list: v.array(v.string()) }),
      result: v.unknown(),
      needs: 'token',
    }),
  ],
  [
    'asForm',
    call({
      gateway: 'service',
      path: `${path}/asForm`,
      multipart: { fileBytes: 10_000, files: 3 },
      body: v.object({ text: v.string(), files: v.array(v.file()), more: v.optional(v.array(v.string())) }),
      result: v.unknown(),
      needs: 'token',
    }),
  ],
] as const;

/** Serves these calls over real HTTP; they echo their bodies. */
export async function otherCallsTarget(): Promise<ClosableTarget> {
  const [[, inQuery], [, asForm]] = OTHER_CALLS;
  const harness = await serveCalls([
    implement(inQuery, async (_context, body) => body),
    implement(asForm, async (_context, { files, ...texts }) => ({
      ...texts,
      names: files.map(({ name }) => name),
    })),
  ]);
  return {
    errors: [],
    signIn: async () => ({ 'auth-sign': 'token-1' }),
    send: (request) => begin(harness.baseUrl, request),
    close: () => harness.close(),
  };
}
