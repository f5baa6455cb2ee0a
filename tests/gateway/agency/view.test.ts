import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { TMC } from '../../../demo/gateway/seed/organisation';
import { isViewable } from '../../../demo/gateway/server/http/viewable';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { queryAgencyLog } from '../../../src/contract/agency/log';
import { alterOperator, queryOperators, stopOperator } from '../../../src/contract/agency/operators';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import { openEnterpriseView } from '../../../src/contract/agency/view';
import { streamMessages } from '../../../src/contract/customer-service';
import { queryAgencyLooks, queryCompanySettings } from '../../../src/contract/enterprise-setting/company';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { redeemEnterpriseView, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryPayMethod } from '../../../src/contract/payment/payment';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { callsOfContract } from '../../support/contract-calls';
import { openAs, openOtherAgency, openSecond, operatorOf } from '../../support/gateway/areas/agency';
import { bookSelf, LEG } from '../../support/gateway/areas/booking';
import { bookIssued } from '../../support/gateway/areas/refunds';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = '100001';
const REFUSED = '41163';

describe('the portal that the agency looks at', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await look();
  });
  afterAll(() => gateway.close());

  async function ticketOf(): Promise<string> {
    const operations = await openAs(gateway, 'operations');
    const { url } = await gateway.ok(openEnterpriseView, { enterpriseNum: ENTERPRISE }, { as: operations });
    const [before, fragment = ''] = url.split('#');
    assert.equal(before, `${gateway.config.publicUrl}/`, 'the ticket is in the fragment');
    return new URLSearchParams(fragment.split('?')[1]).get('viewSign') ?? '';
  }
  const look = async () => (await gateway.ok(redeemEnterpriseView, { viewSign: await ticketOf() })).authSign;

  it('is that of the main administrator, and says so', async () => {
    const info = await gateway.ok(verifyUserAuthSignForCloud, { authSign: as });
    assert.equal(info.isViewOnly, true);
    assert.deepEqual(
      info.entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum),
      [ENTERPRISE],
    );
    await gateway.ok(queryCompanySettings, {}, { as });
    const own = await gateway.ok(verifyUserAuthSignForCloud, { authSign: await gateway.login('admin') });
    assert.equal(own.isViewOnly, undefined);
  });

  it('answers calls that read, and refuses every other one of the contract', async () => {
    const calls = (await callsOfContract()).filter(([, { needs }]) => needs === 'token');
    let viewable = 0;
    for (const [name, call] of calls) {
      const { code } = await gateway.send(call, {}, { as });
      assert.equal(code === REFUSED, !isViewable(call), `${name}: ${code}`);
      if (call.mutates) assert.equal(code, REFUSED, name);
      if (isViewable(call)) viewable += 1;
    }
    assert.ok(viewable > 140, `${viewable} calls`);
    const names = new Map(calls);
    const disclosing = ['revealPersonalNumber', 'revealTravellerNumbers', 'fileSearch', 'queryExportFile'];
    for (const name of [...disclosing, 'addExport', 'getBiPreAuthorisationCode']) {
      const call = names.get(name);
      assert.ok(call, name);
      assert.equal(isViewable(call), false, name);
    }
  });

  it('reads an order and its payment without any write, also one that is overdue', async () => {
    const admin = await gateway.login('admin');
    const paid = await bookIssued(gateway, admin);
    const { orderNo } = await bookSelf(gateway, admin);
    gateway.clock.advance(10 * 60);
    await gateway.refused('authExpired', queryCompanySettings, {}, { as });
    as = await look();
    const stateOf = async () => {
      const orders = await gateway.db.selectFrom('flight_order').selectAll().orderBy('order_no').execute();
      const logs = await gateway.db.selectFrom('order_log').selectAll().orderBy('log_no').execute();
      return { orders, logs };
    };
    const before = await stateOf();
    const calls = (await callsOfContract()).filter(([, { needs }]) => needs === 'token');
    let answered = 0;
    for (const asked of [orderNo, paid.orderNo]) {
      const [ticket] = await gateway.db
        .selectFrom('ticket')
        .select('ticket_no')
        .where('order_no', '=', asked)
        .execute();
      const body = {
        ...LEG,
        orderNo: asked,
        orderNos: [asked],
        ticketNo: ticket?.ticket_no ?? '',
        keyword: '',
        reasonType: 1,
        changeReason: 1,
        beginDate: '2026-11-01',
        endDate: '2026-12-31',
      };
      for (const [name, call] of calls) {
        const { code } = await gateway.send(call, body, { as });
        assert.equal(code === REFUSED, !isViewable(call), `${name}: ${code}`);
        if (code === '0') answered += 1;
      }
    }
    assert.ok(answered > 200, `${answered} answers`);
    assert.deepEqual(await stateOf(), before);
    const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.equal(orderStatus, '待支付');
    await gateway.refused('viewOnly', queryPayMethod, { orderNo }, { as });
    const own = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: await gateway.login('admin') });
    assert.equal(own.orderStatus, '已取消');
  });

  it('shows no phone in full, not even that of the administrator', async () => {
    const admin = await gateway.login('admin');
    const { orderNo } = await bookSelf(gateway, admin);
    const seen = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.match(seen.contactPhone, /\*/);
    assert.match(seen.travellers[0]?.phone ?? '', /\*/);
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, { as });
    assert.match(staffList[0]?.phone ?? '', /\*/);
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as });
    for (const { bankAccount } of titleList) assert.match(bankAccount, /^$|\*/);
  });

  it('has no event streams, which note what was read', async () => {
    for (const { path } of [streamOrderChanges, streamMessages]) {
      const { payload } = await gateway.app.inject({
        method: 'POST',
        url: path,
        headers: { authsign: as, accept: 'application/json' },
        payload: {},
      });
      assert.equal((JSON.parse(payload) as { code: string }).code, REFUSED, path);
    }
  });

  it('is named in the logs of the agency and of the administrator', async () => {
    const auditor = await openAs(gateway, 'auditor');
    const { logList } = await gateway.ok(queryAgencyLog, { kind: 'openEnterpriseView' }, { as: auditor });
    assert.match(logList[0]?.summary ?? '', /查看模式/);
    const admin = await gateway.login('admin');
    const { eventList } = await gateway.ok(queryAccountEvents, {}, { as: admin });
    assert.ok(eventList.some(({ way }) => way === 'agencyView'));
  });

  it('is in the log of the agency and in the list of the enterprise with the address that opened the link', async () => {
    const viewSign = await ticketOf();
    const opened = await gateway.app.inject({
      method: 'POST',
      url: redeemEnterpriseView.path,
      remoteAddress: '203.0.113.7',
      payload: { viewSign },
    });
    assert.equal(opened.json<{ success: boolean }>().success, true);
    const elsewhere = { enterprise_num: '100002', tmc_number: TMC.tmcNumber, address: '203.0.113.8' };
    await gateway.db
      .insertInto('agency_look')
      .values({ ...elsewhere, opened_at: gateway.clock.now })
      .execute();
    const auditor = { as: await openAs(gateway, 'auditor') };
    const { logList } = await gateway.ok(queryAgencyLog, { kind: 'redeemEnterpriseView' }, auditor);
    assert.deepEqual(
      [logList[0]?.address, logList[0]?.subject, logList[0]?.operatorName],
      ['203.0.113.7', ENTERPRISE, operatorOf('operations').name],
    );
    const admin = { as: await gateway.login('admin') };
    const { lookList } = await gateway.ok(queryAgencyLooks, {}, admin);
    assert.deepEqual(lookList[0], {
      lookNo: lookList[0]?.lookNo,
      openTime: gateway.clock.now.toISOString(),
      tmcName: TMC.tmcName,
      address: '203.0.113.7',
    });
    assert.ok(!lookList.some(({ address }) => address === elsewhere.address));
    await gateway.refused('forbidden', queryAgencyLooks, {}, { as: await gateway.login('staff') });
  });

  it('is opened by a ticket once and within a minute, and closes after 15 minutes', async () => {
    const viewSign = await ticketOf();
    await gateway.ok(redeemEnterpriseView, { viewSign });
    await gateway.refused('viewTicketOver', redeemEnterpriseView, { viewSign });
    const late = await ticketOf();
    gateway.clock.advance(1);
    await gateway.refused('viewTicketOver', redeemEnterpriseView, { viewSign: late });
    const present = await look();
    gateway.clock.advance(14);
    await gateway.ok(queryCompanySettings, {}, { as: present });
    gateway.clock.advance(1);
    await gateway.refused('authExpired', queryCompanySettings, {}, { as: present });
  });

  it('is closed when its operator is stopped or loses the right, with tickets that are not used', async () => {
    const operations = { as: await openAs(gateway, 'operations') };
    const asked = { enterpriseNum: ENTERPRISE };
    const second = await openSecond(gateway, ['finance']);
    const ticket = async () => {
      const { url } = await gateway.ok(openEnterpriseView, asked, { as: second.as });
      return new URLSearchParams(url.split('?').at(-1)).get('viewSign') ?? '';
    };
    const change = async (set: { is_stopped: boolean } | { roles: AgencyRole[] }) => {
      const viewSign = await ticket();
      const { authSign } = await gateway.ok(redeemEnterpriseView, { viewSign: await ticket() });
      if ('roles' in set) {
        const { operatorList } = await gateway.ok(queryOperators, {}, operations);
        const found = operatorList.find(({ operatorNo }) => operatorNo === second.operatorNo);
        assert.ok(found);
        const { operatorNo, revision, operatorName, phone, email } = found;
        const body = { operatorNo, revision, operatorName, phone, email, ...set };
        await gateway.ok(alterOperator, body, operations);
      } else {
        await gateway.ok(stopOperator, { operatorNo: second.operatorNo, isStopped: true }, operations);
      }
      await gateway.refused('authExpired', queryCompanySettings, {}, { as: authSign });
      await gateway.refused('viewTicketOver', redeemEnterpriseView, { viewSign });
    };
    await change({ roles: ['service'] });
    await gateway.db
      .updateTable('agency_operator')
      .set({ roles: ['finance'] })
      .where('operator_no', '=', second.operatorNo)
      .execute();
    await change({ is_stopped: true });
  });

  it('is not opened to another agency', async () => {
    const other = await openOtherAgency(gateway, ['operations']);
    const asked = { enterpriseNum: ENTERPRISE };
    await gateway.refused('agencyEnterpriseUnknown', openEnterpriseView, asked, { as: other.as });
    // a role that reads no bills sees none by the portal
    const service = { as: await openAs(gateway, 'service') };
    await gateway.refused('forbidden', openEnterpriseView, asked, service);
  });
});
