import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '../../../demo/gateway/db/database';
import { hashPassword } from '../../../demo/gateway/login/password';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import {
  addOperator,
  alterOperator,
  renewOperatorLink,
  stopOperator,
} from '../../../src/contract/agency/operators';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import { passOperatorCode, signInOperator, startOperator } from '../../../src/contract/agency/session';
import { codeOf, openAs, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openTestDatabase } from '../../support/gateway/process/test-database';

const PASSWORD = 'qeR7-vandel-Osmium';

/** Commits `act`, once, just before the next transaction of the gateway begins. */
interface Overtaking {
  act?: (() => Promise<unknown>) | undefined;
}

function overtaken(db: Database, overtaking: Overtaking): Database {
  const transaction: Database['transaction'] = () => {
    const begun = db.transaction();
    const execute = begun.execute.bind(begun);
    begun.execute = async (work) => {
      const { act } = overtaking;
      overtaking.act = undefined;
      await act?.();
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

async function startOvertaken(overtaking: Overtaking): Promise<TestGateway> {
  const database = await openTestDatabase();
  return startTestGateway({ database: { ...database, db: overtaken(database.db, overtaking) } });
}

describe('a change of operators, overtaken by a change of its caller', () => {
  const overtaking: Overtaking = {};
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startOvertaken(overtaking);
  });
  afterAll(() => gateway.close());

  const { operatorNo: callerNo } = operatorOf('operations');
  const { operatorNo, name: operatorName } = operatorOf('finance');
  const person = { operatorName, phone: '', email: '', roles: ['finance' as const] };
  const setCaller = (values: { is_stopped?: boolean; roles?: AgencyRole[] }) =>
    gateway.db.updateTable('agency_operator').set(values).where('operator_no', '=', callerNo).execute();

  it('is refused when they have been stopped or have lost the right', async () => {
    const changes: ((as: string) => Promise<unknown>)[] = [
      (as) => gateway.refused('forbidden', addOperator, { loginName: 'newcomer', ...person }, { as }),
      (as) => gateway.refused('forbidden', alterOperator, { operatorNo, revision: 1, ...person }, { as }),
      (as) => gateway.refused('forbidden', stopOperator, { operatorNo, isStopped: true }, { as }),
      (as) => gateway.refused('forbidden', renewOperatorLink, { operatorNo }, { as }),
    ];
    for (const change of changes) {
      for (const lost of [{ is_stopped: true }, { roles: ['auditor' as const] }]) {
        const as = await openAs(gateway, 'operations');
        overtaking.act = () => setCaller(lost);
        await change(as);
        assert.equal(overtaking.act, undefined);
        await setCaller({ is_stopped: false, roles: ['operations'] });
      }
    }
  });
});

describe('a sign-in of an operator, overtaken after the check of its password', () => {
  const overtaking: Overtaking = {};
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startOvertaken(overtaking);
  });
  afterAll(() => gateway.close());

  it('is refused when a link has replaced the password, and leaves the new second factor alone', async () => {
    const { operatorNo, loginName } = operatorOf('finance');
    const as = await openAs(gateway, 'operations');
    const { path } = await gateway.ok(renewOperatorLink, { operatorNo }, { as });
    const token = path.replace('/agency/#/start/', '');
    const started: { ticket: string; setUp?: { secret: string } | undefined }[] = [];
    overtaking.act = async () => started.push(await gateway.ok(startOperator, { token, password: PASSWORD }));
    await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: DEMO_PASSWORD });
    const [{ ticket, setUp } = { ticket: '' }] = started;
    const code = codeOf(gateway, setUp?.secret ?? '');
    await gateway.ok(passOperatorCode, { ticket, code });
  });

  it('is refused when the operator has been stopped', async () => {
    const { operatorNo, loginName } = operatorOf('service');
    const as = await openAs(gateway, 'operations');
    overtaking.act = () => gateway.ok(stopOperator, { operatorNo, isStopped: true }, { as });
    await gateway.refused('operatorSignInWrong', signInOperator, { loginName, password: DEMO_PASSWORD });
    const waiting = await gateway.db
      .selectFrom('agency_waiting_sign_in')
      .select('operator_no')
      .where('operator_no', '=', operatorNo)
      .execute();
    assert.deepEqual(waiting, []);
  });

  it('goes on when a parallel one has raised the cost of the same password', async () => {
    const { operatorNo, loginName } = operatorOf('auditor');
    overtaking.act = async () => {
      const password_hash = await hashPassword(DEMO_PASSWORD, gateway.config.passwordCost);
      await gateway.db
        .updateTable('agency_operator')
        .set({ password_hash })
        .where('operator_no', '=', operatorNo)
        .execute();
    };
    await gateway.ok(signInOperator, { loginName, password: DEMO_PASSWORD });
    assert.equal(overtaking.act, undefined);
  });
});
