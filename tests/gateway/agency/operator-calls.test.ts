import assert from 'node:assert/strict';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nameOfCall } from '../../../demo/gateway/server/http/operator';
import { alterDualControl, withdrawDualControlRaise } from '../../../src/contract/agency/dual-control';
import {
  planContractTerms,
  queryEnterpriseContract,
  setCreditLimit,
  signEnterpriseContract,
  withdrawContractTerms,
} from '../../../src/contract/agency/contracts';
import {
  addEnterprise,
  renewAdministratorLink,
  stopEnterprise,
} from '../../../src/contract/agency/enterprise-setup';
import { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import {
  addEnterpriseInvitation,
  queryEnterpriseInvitations,
  withdrawEnterpriseInvitation,
} from '../../../src/contract/agency/invitations';
import { exportAgencyLog, queryAgencyLog } from '../../../src/contract/agency/log';
import {
  addOperator,
  alterOperator,
  queryOperators,
  renewOperatorLink,
  stopOperator,
} from '../../../src/contract/agency/operators';
import { AGENCY_ROLES, type AgencyRole } from '../../../src/contract/agency/rights';
import { alterOwnPassword, proveOperator, queryOperatorSelf } from '../../../src/contract/agency/session';
import type { Call } from '../../../src/contract/call';
import { rightsOfRoles } from '../../../src/domain/agency/rights';
import { callsOfContract } from '../../support/contract-calls';
import { codeOf, openAs, openFor, openOtherAgency, operatorOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { FIRST, makeEnterprise, SECOND } from '../../support/gateway/setup/new-enterprises';

/** Calls about the operator themselves. */
const OWN = [queryOperatorSelf, proveOperator, alterOwnPassword].map(({ path }) => path);
const PERSON = { operatorName: '许知行', phone: '', email: '', roles: ['finance'] as AgencyRole[] };

describe('calls of an agency’s operators', () => {
  let gateway: TestGateway;
  let calls: [name: string, call: Call][];
  const tokens = new Map<AgencyRole, string>();
  const as = (role: AgencyRole) => ({ as: tokens.get(role) });
  beforeAll(async () => {
    gateway = await startTestGateway();
    calls = (await callsOfContract()).filter(([, { needs }]) => needs === 'operator');
    for (const role of AGENCY_ROLES) tokens.set(role, await openAs(gateway, role));
  });
  afterAll(() => gateway.close());

  const numberOf = (loginName: string) =>
    gateway.db
      .selectFrom('agency_operator')
      .selectAll()
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
  const countLog = async () => (await gateway.db.selectFrom('agency_log').select('log_no').execute()).length;

  it('are on the gateway of the agency, each with a right but the one about the operator themselves', () => {
    assert.ok(calls.length >= 10, `${calls.length} calls`);
    for (const [name, call] of calls) {
      assert.equal(call.gateway, 'agency', name);
      assert.match(call.path, /^\/agencyController\//, name);
      assert.equal(call.right === undefined, OWN.includes(call.path), name);
      if (call.mutates) assert.doesNotMatch(call.right ?? '', /^read/, name);
    }
  });

  it('are open to the roles with their right alone', async () => {
    for (const [name, call] of calls) {
      for (const role of AGENCY_ROLES) {
        const mayCall = call.right === undefined || rightsOfRoles([role]).has(call.right);
        const { code } = await gateway.send(call, { keyword: 0 }, as(role));
        const isWhole = safeParse(call.body, { keyword: 0 }).success;
        assert.equal(code, mayCall ? (isWhole ? '0' : '41000') : '41001', `${name} as ${role}`);
      }
    }
  });

  it('refuse a missing or dead token, and every token of an enterprise', async () => {
    const admin = await gateway.login('admin');
    for (const [name, call] of calls) {
      for (const token of [undefined, 'A'.repeat(43), '', admin]) {
        const answer = await gateway.send(call, {}, { as: token });
        assert.deepEqual([answer.code, answer.msg], ['8888', '认证已过期'], name);
      }
    }
  });

  it('have tokens that no call of an enterprise takes', async () => {
    const others = (await callsOfContract()).filter(([, { needs }]) => needs === 'token');
    for (const [name, call] of others) {
      const { code } = await gateway.send(call, {}, as('operations'));
      assert.equal(code, '8888', name);
    }
  });

  it('write one entry of the log with each change, in its transaction and once for a repeated request', async () => {
    const changes: Record<string, () => Promise<unknown>> = {
      [addOperator.path]: () =>
        gateway.ok(
          addOperator,
          { loginName: 'Xu.Zhixing', ...PERSON },
          { ...as('operations'), requestId: 'add-00001' },
        ),
      [alterOperator.path]: async () => {
        const { operator_no: operatorNo, version: revision } = await numberOf('xu.zhixing');
        const body = { operatorNo, revision, ...PERSON, phone: '13900000001' };
        await gateway.ok(alterOperator, body, { ...as('operations'), requestId: `alter-${operatorNo}` });
      },
      [stopOperator.path]: async () => {
        const { operator_no: operatorNo } = await numberOf('service');
        await gateway.ok(
          stopOperator,
          { operatorNo, isStopped: true },
          { ...as('operations'), requestId: 'stop-00001' },
        );
      },
      [renewOperatorLink.path]: async () => {
        const { operator_no: operatorNo } = await numberOf('xu.zhixing');
        await gateway.ok(renewOperatorLink, { operatorNo }, { ...as('operations'), requestId: 'link-00001' });
      },
      [alterDualControl.path]: () =>
        gateway.ok(
          alterDualControl,
          { limit: 20_000_000, revision: 1 },
          { ...as('operations'), requestId: 'limit-0001' },
        ),
      [withdrawDualControlRaise.path]: () =>
        gateway.ok(withdrawDualControlRaise, { revision: 2 }, as('operations')),
      [stopEnterprise.path]: () =>
        gateway.ok(
          stopEnterprise,
          { enterpriseNum: '100002', isStopped: true, reason: '合同到期' },
          as('operations'),
        ),
      [addEnterprise.path]: () => gateway.ok(addEnterprise, SECOND, as('operations')),
      [addEnterpriseInvitation.path]: async () => {
        const of = { enterpriseNum: '100001' };
        const { deptList, positionList, inviterList } = await gateway.ok(
          queryEnterpriseInvitations,
          of,
          as('operations'),
        );
        const inviterNo = inviterList.find(({ name }) => name === '刘敏')?.no ?? '';
        const into = { deptNo: deptList[0]?.no ?? '', positionNo: positionList[0]?.no ?? '', inviterNo };
        await gateway.ok(addEnterpriseInvitation, { ...of, ...into, maxUses: 1, days: 1 }, as('operations'));
      },
      [withdrawEnterpriseInvitation.path]: async () => {
        const of = { enterpriseNum: '100001' };
        const { invitationList } = await gateway.ok(queryEnterpriseInvitations, of, as('operations'));
        const invitationNo = invitationList.find((one) => one.invitationState === 'good')?.invitationNo ?? '';
        await gateway.ok(withdrawEnterpriseInvitation, { ...of, invitationNo }, as('operations'));
      },
      [signEnterpriseContract.path]: async () => {
        const other = { entName: '第三企业', adminPhone: '13911110007', adminLoginName: 'third.one' };
        const { enterpriseNum } = await makeEnterprise(gateway.db, { ...SECOND, ...other });
        assert.ok(FIRST.monthly);
        const body = { enterpriseNum, terms: { ...FIRST.monthly, beginDate: '2027-01-01' } };
        await gateway.ok(signEnterpriseContract, body, as('finance'));
      },
      [planContractTerms.path]: async () => {
        assert.ok(FIRST.monthly);
        const terms = { ...FIRST.monthly, beginDate: '2027-01-01' };
        const body = { enterpriseNum: '100001', seenTermsNo: 0, terms };
        await gateway.ok(planContractTerms, body, as('finance'));
      },
      [withdrawContractTerms.path]: async () => {
        const of = { enterpriseNum: '100001' };
        const { planned } = await gateway.ok(queryEnterpriseContract, of, as('finance'));
        await gateway.ok(withdrawContractTerms, { ...of, termsNo: planned?.termsNo ?? 0 }, as('finance'));
      },
      [setCreditLimit.path]: async () => {
        const of = { enterpriseNum: '100001' };
        const { credit } = await gateway.ok(queryEnterpriseContract, of, as('finance'));
        const seenLimit = credit?.limitAmount ?? 0;
        await gateway.ok(setCreditLimit, { ...of, seenLimit, creditLimit: seenLimit + 100 }, as('finance'));
      },
      [renewAdministratorLink.path]: () =>
        gateway.ok(renewAdministratorLink, { enterpriseNum: '100001' }, as('operations')),
    };
    // tests of the desks check the entries of their calls
    const changing = calls.filter(([, { path }]) => path in changes);
    for (const [name, call] of changing) {
      const change = changes[call.path];
      assert.ok(change, `${name} changes data: make the change here`);
      const before = await countLog();
      await change();
      assert.equal(await countLog(), before + 1, name);
      const last = await gateway.db
        .selectFrom('agency_log')
        .selectAll()
        .orderBy('log_no', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { operatorNo, name: operatorName } = operatorOf(
        call.right === 'manageContracts' ? 'finance' : 'operations',
      );
      assert.deepEqual(
        [last.operator_no, last.operator_name, last.call, last.address, last.tmc_number],
        [operatorNo, operatorName, nameOfCall(call), '127.0.0.1', 'TMC001'],
      );
      assert.match(last.subject, /^(?:(?:OP|YQ)?\d+|TMC001)$/);
      assert.doesNotMatch(last.summary, /start\/|token=/, 'no secret in the log');
    }
    const before = await countLog();
    await changes[addOperator.path]?.();
    assert.equal(await countLog(), before, 'a repeated request');
  });

  it('keep operators from changing their own name and roles, stopping themselves and making their own link', async () => {
    const { operator_no: operatorNo, version: revision } = await numberOf('operations');
    const options = as('operations');
    await gateway.refused('operatorIsCaller', stopOperator, { operatorNo, isStopped: true }, options);
    await gateway.refused('operatorIsCaller', renewOperatorLink, { operatorNo }, options);
    const named = { operatorNo, revision, ...PERSON, roles: ['operations'] as AgencyRole[] };
    await gateway.refused('operatorIsCaller', alterOperator, named, options);
    const body = { ...named, operatorName: operatorOf('operations').name };
    await gateway.refused(
      'operatorIsCaller',
      alterOperator,
      { ...body, roles: ['operations', 'finance'] },
      options,
    );
    const roles: AgencyRole[] = ['operations'];
    await gateway.refused('operatorChanged', alterOperator, { ...body, roles, revision: 99 }, options);
    await gateway.ok(alterOperator, { ...body, roles }, options);
  });

  it('keep the last active operations operator, and end the sessions of a stopped one', async () => {
    const second = await gateway.ok(
      addOperator,
      { loginName: 'second', ...PERSON, roles: ['operations'] },
      as('operations'),
    );
    const other = { as: await openFor(gateway, second.operatorNo) };
    const { operator_no: operatorNo, version: revision } = await numberOf('operations');
    // the second has not used their link yet, so no operator could administer the others
    await gateway.refused('lastOperationsOperator', stopOperator, { operatorNo, isStopped: true }, other);
    const body = { operatorNo, revision, ...PERSON, roles: ['finance'] as AgencyRole[] };
    await gateway.refused('lastOperationsOperator', alterOperator, body, other);
    await gateway.ok(stopOperator, { operatorNo: second.operatorNo, isStopped: true }, as('operations'));
    await gateway.refused('authExpired', queryOperatorSelf, {}, other);
    const { operatorList } = await gateway.ok(queryOperators, { operatorState: 'stopped' }, as('auditor'));
    assert.ok(operatorList.some((one) => one.operatorNo === second.operatorNo));
  });

  it('give others access only with a code of the app that is fresh for ten minutes', async () => {
    const options = { as: await openAs(gateway, 'operations') };
    const taken = { loginName: 'auditor', ...PERSON };
    const { operator_no: operatorNo } = await numberOf('auditor');
    const proveAgo = (minutes: number) =>
      gateway.db
        .updateTable('agency_session')
        .set({ proved_at: new Date(gateway.clock.now.getTime() - minutes * 60_000) })
        .where('operator_no', '=', operatorOf('operations').operatorNo)
        .execute();
    await proveAgo(10);
    await gateway.ok(renewOperatorLink, { operatorNo }, options);
    await proveAgo(11);
    await gateway.refused('operatorProofNeeded', addOperator, taken, options);
    await gateway.refused('operatorProofNeeded', renewOperatorLink, { operatorNo }, options);
    const alter = (roles: AgencyRole[], revision: number) => ({ operatorNo, revision, ...PERSON, roles });
    const { version } = await numberOf('auditor');
    const more = alter(['auditor', 'operations'], version);
    await gateway.refused('operatorProofNeeded', alterOperator, more, options);
    await gateway.ok(alterOperator, alter(['auditor'], version), options);
    await gateway.refused('operatorProofNeeded', stopOperator, { operatorNo, isStopped: false }, options);
    const of = { enterpriseNum: '100001' };
    await gateway.refused('operatorProofNeeded', renewAdministratorLink, of, options);
    await gateway.refused('operatorCodeWrong', proveOperator, { code: '000000' }, options);
    await gateway.refused('operatorProofNeeded', renewOperatorLink, { operatorNo }, options);
    const code = codeOf(gateway, operatorOf('operations').secret);
    await gateway.ok(proveOperator, { code }, options);
    await gateway.refused('operatorCodeWrong', proveOperator, { code }, options);
    await gateway.refused('operatorLoginNameTaken', addOperator, taken, options);
    await gateway.ok(stopOperator, { operatorNo, isStopped: false }, options);
    await gateway.ok(renewOperatorLink, { operatorNo }, options);
    // the code counts for its own session alone
    await gateway.refused('operatorProofNeeded', renewOperatorLink, { operatorNo }, as('operations'));
    for (let wrong = 2; wrong < 5; wrong += 1)
      await gateway.refused('operatorCodeWrong', proveOperator, { code: '000000' }, options);
    await gateway.refused('operatorLocked', proveOperator, { code: '000000' }, options);
    await proveAgo(0);
  });

  it('refuse a name for signing in that another operator has, whatever its case', async () => {
    await gateway.refused(
      'operatorLoginNameTaken',
      addOperator,
      { loginName: 'AUDITOR', ...PERSON },
      as('operations'),
    );
  });

  it('show nothing of another agency and change nothing there', async () => {
    const other = await openOtherAgency(gateway, ['operations', 'auditor']);
    const options = { as: other.as };
    const { operatorList } = await gateway.ok(queryOperators, {}, options);
    assert.deepEqual(
      operatorList.map(({ operatorNo }) => operatorNo),
      [other.operatorNo],
    );
    assert.equal((await gateway.ok(queryAgencyEnterprises, {}, options)).total, 0);
    assert.equal((await gateway.ok(queryAgencyLog, {}, options)).total, 0);
    assert.deepEqual((await gateway.ok(exportAgencyLog, {}, options)).logList, []);
    const unknown = await gateway.refused(
      'agencyEnterpriseUnknown',
      queryAgencyEnterprise,
      { enterpriseNum: '999999' },
      options,
    );
    const foreign = await gateway.refused(
      'agencyEnterpriseUnknown',
      queryAgencyEnterprise,
      { enterpriseNum: '100001' },
      options,
    );
    assert.deepEqual(foreign, unknown);
    const { operator_no: operatorNo } = await numberOf('auditor');
    await gateway.refused('operatorUnknown', stopOperator, { operatorNo, isStopped: true }, options);
    await gateway.refused('operatorUnknown', renewOperatorLink, { operatorNo }, options);
    await gateway.refused('operatorUnknown', alterOperator, { operatorNo, revision: 1, ...PERSON }, options);
    const ours = await gateway.ok(queryOperators, { keyword: '外人' }, as('auditor'));
    assert.equal(ours.total, 0);
  });

  it('list and find enterprises, operators and entries of the log by their filters', async () => {
    const enterprises = await gateway.ok(queryAgencyEnterprises, { keyword: '华睿' }, as('finance'));
    assert.deepEqual(
      enterprises.enterpriseList.map(({ enterpriseNum }) => enterpriseNum),
      ['100001'],
    );
    assert.equal(
      (await gateway.ok(queryAgencyEnterprises, { enterpriseState: 'empty' }, as('finance'))).total,
      0,
    );
    assert.equal(
      (await gateway.ok(queryAgencyEnterprises, { enterpriseState: 'inUse' }, as('finance'))).total,
      4,
    );
    const one = await gateway.ok(queryAgencyEnterprise, { enterpriseNum: '100001' }, as('finance'));
    assert.equal(one.entityList[0]?.taxNo, '91110105MA00000012');
    const auditors = await gateway.ok(queryOperators, { role: 'auditor' }, as('operations'));
    assert.deepEqual(
      auditors.operatorList.map(({ loginName }) => loginName),
      ['auditor'],
    );
    const waiting = await gateway.ok(queryOperators, { operatorState: 'waiting' }, as('operations'));
    assert.deepEqual(
      waiting.operatorList.map(({ loginName }) => loginName),
      ['xu.zhixing'],
    );
    const added = await gateway.ok(queryAgencyLog, { kind: 'addOperator' }, as('auditor'));
    assert.equal(added.total, 2);
    const first = { kind: 'addOperator', operatorName: operatorOf('operations').name };
    assert.equal((await gateway.ok(queryAgencyLog, first, as('auditor'))).total, 2);
    const none = { ...first, operatorName: operatorOf('auditor').name };
    assert.equal((await gateway.ok(queryAgencyLog, none, as('auditor'))).total, 0);
    const day = gateway.clock.now.toISOString().slice(0, 10);
    assert.equal((await gateway.ok(queryAgencyLog, { endDate: '2000-01-01' }, as('auditor'))).total, 0);
    assert.ok((await gateway.ok(queryAgencyLog, { beginDate: day, keyword: 'OP' }, as('auditor'))).total > 0);
  });
});
