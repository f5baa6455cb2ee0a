import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Call, ResultOf } from '../../src/contract/call';
import { compiled } from '../support/gateway/process/compiled';
import type { Answer } from '../support/gateway/harness';
import type { Command, CommandResults, Reply } from './messages';

/** Process of the gateway under test, with clock and faults controlled by the test. */
export interface GatewayProcess {
  isAlive(): boolean;
  /** Last lines of its error output. */
  said(): string;
  /** Throws ProcessGone once the process has ended. */
  tell<N extends Command['name']>(
    command: Extract<Command, { name: N }>,
  ): Promise<N extends keyof CommandResults ? CommandResults[N] : undefined>;
  /** Rejects when the connection is lost before the answer. */
  send<C extends Call>(
    call: C,
    body: unknown,
    options: { as: string | undefined; requestId: string },
  ): Promise<Answer<ResultOf<C>>>;
  /** Posts like another server. Resolves with the status. */
  post(path: string, body: unknown): Promise<number>;
  end(): Promise<void>;
}

export class ProcessGone extends Error {}

const LINES_KEPT = 20;
const LINE_LENGTH = 400;

/** `onIssued` is called for every order whose tickets the airline issues. */
export async function startProcess(
  database: { url: string } | { folder: string },
  now: number,
  onIssued: (orderNo: string) => void,
): Promise<GatewayProcess> {
  const where = 'url' in database ? { SEQUENCE_URL: database.url } : { SEQUENCE_FOLDER: database.folder };
  const child = fork(await compiled('tests/sequences/child.ts'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], SEQUENCE_NOW: String(now), ...where },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const said = chunk.toString().trimEnd().split('\n');
      lines.push(...said.map((line) => line.slice(0, LINE_LENGTH)));
      lines.splice(0, lines.length - LINES_KEPT);
    });
  }
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let alive = true;
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: Reply) => {
      if ('listens' in message) return resolve(message.listens);
      if ('issued' in message) return onIssued(message.issued);
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.result);
    });
    child.once('exit', () => {
      alive = false;
      reject(new Error(`The process did not start:\n${lines.join('\n')}`));
      for (const asked of waiting.values()) asked.reject(new ProcessGone('The process is gone'));
      waiting.clear();
    });
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    isAlive: () => alive,
    said: () => lines.join('\n'),
    tell: (command) =>
      new Promise<never>((resolve, reject) => {
        if (!alive) return reject(new ProcessGone('The process is gone'));
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        // the callback ignores a closed channel, because the exit rejects the promise
        child.send({ id, command }, () => undefined);
      }),
    async send(call, body, { as, requestId }) {
      const headers = { requestid: requestId, ...(as === undefined ? {} : { authsign: as }) };
      const response = await post(call.path, body, headers);
      const envelope = (await response.json()) as Omit<Answer<ResultOf<typeof call>>, 'status'>;
      return { status: response.status, ...envelope };
    },
    async post(path, body) {
      const response = await post(path, body);
      await response.arrayBuffer();
      return response.status;
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
