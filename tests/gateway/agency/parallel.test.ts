import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signIn } from '../../../demo/gateway/agency/session/sign-in';
import type { Database } from '../../../demo/gateway/db/database';
import { hashPassword } from '../../../demo/gateway/login/password';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { Fault } from '../../../demo/gateway/server/http/fault';
import { renewOperatorLink, stopOperator } from '../../../src/contract/agency/operators';
import { passOperatorCode, startOperator } from '../../../src/contract/agency/session';
import { codeOf, openAs, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const PASSWORD = 'qeR7-vandel-Osmium';

/** The database, in which `act` is committed just before the next transaction begins. */
function overtakenBy(db: Database, act: () => Promise<unknown>): Database {
  const transaction: Database['transaction'] = () => {
    const begun = db.transaction();
    const execute = begun.execute.bind(begun);
    begun.execute = async (work) => {
      await act();
      return execute(work);
    };
    return begun;
  };
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('a sign-in of an operator, overtaken after the check of its password', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const signInOvertakenBy = (loginName: string, act: () => Promise<unknown>) => {
    const { db, clock, config } = gateway;
    const device = { agent: 'test', number: undefined, keep: randomUUID };
    const context = { db: overtakenBy(db, act), now: clock.now, ip: '127.0.0.1', device };
    return signIn(context, { config }, { loginName, password: DEMO_PASSWORD });
  };
  const isFault = (name: string) => (error: unknown) => error instanceof Fault && error.fault === name;

  it('is refused when a link has replaced the password, and leaves the new second factor alone', async () => {
    const { operatorNo, loginName } = operatorOf('finance');
    const as = await openAs(gateway, 'operations');
    const { path } = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    const token = path.replace('/agency/#/start/', '');
    const started: { ticket: string; setUp?: { secret: string } | undefined }[] = [];
    await assert.rejects(
      signInOvertakenBy(loginName, async () => {
        started.push(await gateway.ok(startOperator, { token, password: PASSWORD }));
      }),
      isFault('operatorSignInWrong'),
    );
    const [{ ticket, setUp } = { ticket: '' }] = started;
    const code = codeOf(gateway, setUp?.secret ?? '');
    await gateway.ok(passOperatorCode, { ticket, code });
  });

  it('is refused when the operator has been stopped', async () => {
    const { operatorNo, loginName } = operatorOf('service');
    const as = await openAs(gateway, 'operations');
    await assert.rejects(
      signInOvertakenBy(loginName, () => gateway.ok(stopOperator, { operatorNo, isStopped: true }, { as })),
      isFault('operatorSignInWrong'),
    );
    const waiting = await gateway.db
      .selectFrom('agency_waiting_sign_in')
      .select('operator_no')
      .where('operator_no', '=', operatorNo)
      .execute();
    assert.deepEqual(waiting, []);
  });

  it('goes on when a parallel one has raised the cost of the same password', async () => {
    const { operatorNo, loginName } = operatorOf('auditor');
    const { ticket } = await signInOvertakenBy(loginName, async () => {
      const password_hash = await hashPassword(DEMO_PASSWORD, gateway.config.passwordCost);
      await gateway.db
        .updateTable('agency_operator')
        .set({ password_hash })
        .where('operator_no', '=', operatorNo)
        .execute();
    });
    assert.notEqual(ticket, '');
  });
});
