import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'vitest';
import { LOGIN_FAULTS } from '../../../src/contract/login/faults';
import { loginByPassword } from '../../../src/contract/login/login';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { freePorts } from '../../support/e2e/free-ports';
import { startGatewayProcess } from '../../support/gateway/process/gateway-process';
import { cloneDatabase } from '../../support/gateway/process/postgres-databases';
import { UNMIGRATED } from '../../support/gateway/setup/empty-database';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const PORTS = 12;
/** Paths of the demo: cashier, developer page with text messages and accounts, desk, and pictures. */
const DEMO_PATHS = [
  '/pay',
  '/pay/confirm',
  '/pay/cancel',
  '/developer',
  '/site-images/logo.svg',
  '/elements/loader.js',
  '/',
];

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A gateway on a database server must not serve any part of the demo. */
describe('the gateway on a database server', { skip: TEST_DATABASE !== 'postgres' }, () => {
  it('listens on its own port alone and has none of the demo’s pages', async () => {
    const url = await cloneDatabase(UNMIGRATED);
    const port = await freePorts(PORTS);
    const gateway = await startGatewayProcess({
      DATABASE_URL: url,
      PORT: String(port),
      CASHIER_PORT: String(port + 3),
      LOG_LEVEL: 'warn',
    });
    try {
      const ports = Array.from({ length: PORTS }, (_, i) => port + i);
      const listening = await Promise.all(ports.map(isListening));
      assert.deepEqual(
        ports.filter((_, i) => listening[i]),
        [port],
      );
      for (const path of DEMO_PATHS) {
        for (const method of ['GET', 'POST']) {
          const { status } = await fetch(gateway.address + path, { method });
          assert.equal(status, 404, `${method} ${path}`);
        }
      }
      const { headers } = await fetch(`${gateway.address}/health`);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /frame-src 'self'(;|$)/);
      for (const [name, value] of headers)
        assert.doesNotMatch(value, /localhost|127\.0\.0\.1/, `${name}: ${value}`);
      const login = await gateway.send(loginByPassword, { account: 'admin', password: DEMO_PASSWORD });
      assert.equal(login.code, LOGIN_FAULTS.credentialsWrong.code);
      for (const warning of ['no real seats are sold', 'invoices are samples'])
        assert.ok(
          gateway.said.some((line) => line.includes(warning)),
          warning,
        );
    } finally {
      await gateway.stop();
    }
  });
});
