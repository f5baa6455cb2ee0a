import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { exportAgencyLog, queryAgencyLog } from '../../../src/contract/agency/log';
import { alterOperator, queryOperators } from '../../../src/contract/agency/operators';
import { passOperatorCode, signInOperator, signOutOperator } from '../../../src/contract/agency/session';
import { openAs, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('the log of an agency', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await openAs(gateway, 'operations');
  });
  afterAll(() => gateway.close());

  async function entriesOf(kind: string, operatorName = '') {
    const { logList } = await gateway.ok(queryAgencyLog, { kind, operatorName }, { as });
    return logList.map(({ loginName, summary }) => [loginName, summary]);
  }

  it('tells operators of one name apart', async () => {
    const { operatorList } = await gateway.ok(queryOperators, { keyword: 'service' }, { as });
    const [{ operatorNo, revision, phone, email, roles } = assert.fail('no operator')] = operatorList;
    const namesake = { operatorName: operatorOf('auditor').name, phone, email, roles };
    await gateway.ok(alterOperator, { operatorNo, revision, ...namesake }, { as });
    await gateway.ok(signOutOperator, { operatorSign: await openAs(gateway, 'service') });
    await gateway.ok(signOutOperator, { operatorSign: await openAs(gateway, 'auditor') });
    const named = await entriesOf('signOut', namesake.operatorName);
    assert.deepEqual(named.map(([loginName]) => loginName).sort(), ['auditor', 'service']);
    assert.deepEqual(await entriesOf('signOut', 'AUDITOR'), [['auditor', '退出登录']]);
    const { logList } = await gateway.ok(exportAgencyLog, { kind: 'alterOperator' }, { as });
    assert.equal(logList[0]?.loginName, 'operations');
  });

  it('shows acts of the server’s commands without a name for signing in', async () => {
    await gateway.db
      .insertInto('agency_log')
      .values({
        tmc_number: 'TMC001',
        operator_no: null,
        operator_name: '服务器命令',
        call: 'setup',
        enterprise_num: null,
        subject: 'TMC001',
        summary: '初始化',
        address: '',
        logged_at: gateway.clock.now,
      })
      .execute();
    assert.deepEqual(await entriesOf('setup'), [['', '初始化']]);
  });

  it('keeps refused sign-ins and locks of operators, of no one else', async () => {
    const { loginName } = operatorOf('finance');
    for (const name of [loginName, 'unknown-here']) {
      for (let tries = 0; tries < 5; tries += 1) {
        await gateway.refused('operatorSignInWrong', signInOperator, { loginName: name, password: 'wrong' });
      }
      const right = { loginName: name, password: DEMO_PASSWORD };
      await gateway.refused('operatorLocked', signInOperator, right);
    }
    const wrong = [loginName, '密码错误'];
    const locked = [loginName, '密码错误，登录已锁定'];
    assert.deepEqual(await entriesOf('signInRefused'), [locked, wrong, wrong, wrong, wrong]);

    const auditor = operatorOf('auditor').loginName;
    for (let tries = 0; tries < 6; tries += 1) {
      const body = { loginName: auditor, password: DEMO_PASSWORD };
      const { ticket } = await gateway.ok(signInOperator, body);
      const fault = tries < 5 ? 'operatorCodeWrong' : 'operatorLocked';
      await gateway.refused(fault, passOperatorCode, { ticket, code: '000000' });
    }
    const [lockedCode, ...codes] = await entriesOf('signInRefused', auditor);
    assert.deepEqual(lockedCode, [auditor, '验证码错误次数过多，登录已锁定']);
    assert.deepEqual(
      codes,
      Array.from({ length: 5 }, () => [auditor, '验证码错误']),
    );
  });

  it('keeps its exports and sign-outs, each once', async () => {
    const operatorSign = await openAs(gateway, 'finance');
    const before = (await entriesOf('signOut')).length;
    await gateway.ok(signOutOperator, { operatorSign });
    await gateway.ok(signOutOperator, { operatorSign });
    assert.equal((await entriesOf('signOut')).length, before + 1);
    const exports = (await entriesOf('exportAgencyLog')).length;
    await gateway.ok(exportAgencyLog, { kind: 'setup' }, { as });
    const [latest, ...earlier] = await entriesOf('exportAgencyLog');
    assert.deepEqual(latest, ['operations', '导出操作日志1条']);
    assert.equal(earlier.length, exports);
  });
});
