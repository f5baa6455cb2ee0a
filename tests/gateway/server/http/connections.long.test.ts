import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { HEARTBEAT } from '../../../../demo/gateway/server/events/event-stream';
import { streamMessages } from '../../../../src/contract/customer-service';
import { loginByPassword } from '../../../../src/contract/login/login';
import { startGatewayProcess, type GatewayProcess } from '../../../support/gateway/process/gateway-process';
import { callsAt } from '../../../support/e2e/gateway-calls';
import { readEvents } from '../../../support/gateway/areas/event-reader';

const HALF_HEADERS = `POST ${loginByPassword.path} HTTP/1.1\r\nHost: gateway\r\n`;
const HALF_BODY = `${HALF_HEADERS}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"account":`;
/** A stream that never ends. */
const STREAM = streamMessages.path;
const STREAM_BODY = JSON.stringify({ afterSequence: 0 });
const streamHead = (authSign: string): Record<string, string> => ({
  'content-type': 'application/json',
  'auth-sign': authSign,
});
const rawStream = (authSign: string): string => {
  const head = { host: 'gateway', ...streamHead(authSign), 'content-length': String(STREAM_BODY.length) };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${STREAM} HTTP/1.1\r\n${lines.join('')}\r\n${STREAM_BODY}`;
};
const login = ({ address }: GatewayProcess): Promise<string> => callsAt(`${address}/`).login('staff');
/** Far longer than any of the timeouts set below. */
const PATIENCE_MS = 20_000;

const root = mkdtempSync(join(tmpdir(), 'gateway-connections-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const start = (name: string, environment: Record<string, string>): Promise<GatewayProcess> =>
  startGatewayProcess({ DATA_DIR: join(root, name), DEMO_DATA: '1', ...environment });

/** Opens a connection and sends `text`; `received` resolves with all data once the connection is closed. */
async function sendRaw(
  address: string,
  text: string,
): Promise<{ socket: Socket; received: Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let seen = '';
  socket.on('data', (piece: Buffer) => (seen += piece.toString()));
  // A connection reset by the server counts as closed.
  socket.on('error', () => undefined);
  const received = new Promise<string>((resolve) => socket.once('close', () => resolve(seen)));
  await new Promise<void>((resolve) => {
    socket.once('ready', resolve);
    socket.once('close', () => resolve());
  });
  return { socket, received };
}

async function inTime<T>(what: string, awaited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not in time`)), PATIENCE_MS);
  });
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}

describe('connections that keep the server busy for nothing', () => {
  let gateway: GatewayProcess;
  beforeAll(async () => {
    gateway = await start('timeouts', {
      REQUEST_TIMEOUT_MS: '300',
      IDLE_TIMEOUT_MS: '1000',
      MAX_CONNECTIONS: '4',
      STREAM_HEARTBEAT_MS: '200',
    });
  });
  afterAll(() => gateway.kill());

  for (const [what, text] of [
    ['nothing', ''],
    ['half of the headers', HALF_HEADERS],
    ['half of a body', HALF_BODY],
  ] as const) {
    it(`are closed with an answer when ${what} has come`, async () => {
      const { received } = await sendRaw(gateway.address, text);
      const answer = await inTime(what, received);
      assert.match(answer, /^HTTP\/1\.1 408 /);
      assert.match(
        answer,
        /\r\n\r\n\{"success":false,"code":"408","msg":"请求超时，请稍后重试","result":null\}$/,
      );
    });
  }

  it('are refused beyond their number, and taken again once others have ended', async () => {
    const held = await Promise.all(Array.from({ length: 4 }, () => sendRaw(gateway.address, '')));
    const { received } = await sendRaw(gateway.address, HALF_HEADERS);
    assert.equal(await inTime('one too many', received), '');
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map((one) => one.received));
    // The gateway notices the closed connections a moment later.
    const isTaken = () =>
      fetch(`${gateway.address}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    const taken = async () => {
      while (!(await isTaken()));
    };
    await inTime('a place for another', taken());
  });

  it('are left alone while a stream is alive', async () => {
    const { socket } = await sendRaw(gateway.address, rawStream(await login(gateway)));
    let beats = 0;
    const enough = new Promise<void>((resolve) => {
      socket.on('data', (piece: Buffer) => {
        beats += piece.toString().split(HEARTBEAT).length - 1;
        if (beats >= 10) resolve();
      });
    });
    await inTime('ten signs of life', enough);
    socket.destroy();
  });
});

describe('a gateway that is told to stop', () => {
  it('ends in its time with half-sent requests and open streams', async () => {
    const gateway = await start('stop', { SHUTDOWN_GRACE_MS: '500' });
    const held = await Promise.all(
      ['', HALF_HEADERS, HALF_BODY].map((text) => sendRaw(gateway.address, text)),
    );
    const as = await login(gateway);
    const read = await readEvents(gateway.address + STREAM, {
      method: 'POST',
      headers: streamHead(as),
      body: STREAM_BODY,
    });
    await read.next();
    const unread = await sendRaw(gateway.address, rawStream(as));
    unread.socket.pause();
    try {
      assert.equal(await inTime('the end', gateway.stop()), 0);
    } finally {
      await gateway.kill();
      for (const { socket } of [...held, unread]) socket.destroy();
    }
  });
});
