import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_PASSWORD } from '../../../../demo/gateway/seed/accounts';
import type { BodyOf, Call, ResultOf } from '../../../../src/contract/call';
import { loginByPassword } from '../../../../src/contract/login/login';
import { CLOCK_ENV } from '../../clock';
import { compiled } from './compiled';
import type { Answer } from '../harness';

/** The gateway's server in a separate process, on the real clock. */
export interface GatewayProcess {
  /** Address without trailing slash. */
  readonly address: string;
  /** Lines of its log and errors so far. */
  readonly said: readonly string[];
  send<C extends Call>(
    call: C,
    body: BodyOf<C>,
    options?: { as?: string; requestId?: string },
  ): Promise<Answer<ResultOf<C>>>;
  login(account: string): Promise<string>;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  /** Stops the process like an operator. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

const ROOT = join(import.meta.dirname, '../../../..');
const SECRET = 'a-secret-for-tests-a-secret-for-tests';

/** Starts the server on free ports and waits until it listens. */
export async function startGatewayProcess(environment: Record<string, string>): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [await compiled('demo/gateway/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...CLOCK_ENV,
      PORT: '0',
      CASHIER_PORT: '0',
      LOG_LEVEL: 'error',
      USER_CALLS_PER_MINUTE: '1000000',
      PASSWORD_MEMORY_KIB: '8',
      PASSWORD_PASSES: '1',
      PASSWORD_REFUSAL_MS: '1',
      UNPAID_SEATS_PER_USER: '1000000',
      CASHIER_URL: 'https://cashier.example',
      CASHIER_SECRET: SECRET,
      SMS_SECRET: SECRET,
      THIRD_PARTY_SECRET: SECRET,
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const address = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The gateway did not start:\n${said.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      const listening = /^Gateway (\S+)/.exec(line)?.[1];
      if (listening !== undefined) resolve(listening);
      else said.push(line);
    });
  });

  const gateway: GatewayProcess = {
    address,
    said,
    async send(call, body, { as, requestId = crypto.randomUUID() } = {}) {
      const response = await fetch(address + call.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          requestid: requestId,
          ...(as === undefined ? {} : { authsign: as }),
        },
        body: JSON.stringify(body),
      });
      return {
        status: response.status,
        ...((await response.json()) as Omit<Answer<ResultOf<typeof call>>, 'status'>),
      };
    },
    async login(account) {
      const { result, msg } = await gateway.send(loginByPassword, { account, password: DEMO_PASSWORD });
      assert.ok(result, msg);
      return result.authSign;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
  return gateway;
}
