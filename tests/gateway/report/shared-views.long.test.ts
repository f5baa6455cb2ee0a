import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryReportFigures } from '../../../src/contract/report/report';
import {
  querySharedReportViews,
  shareReportView,
  SHARED_VIEWS_OF_PAGE,
} from '../../../src/contract/report/shared-views';
import {
  deleteSavedView,
  querySavedViews,
  renameSavedView,
  saveSavedView,
  type ViewFilters,
} from '../../../src/contract/saved-view/saved-view';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { revokeReports } from '../../support/gateway/report/revoke-reports';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { NOW } from '../../support/gateway/process/test-database';

const PAGE = '/travelReport/pandect';

describe('saved filters of reports that are shared', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await startTestGateway();
    await revokeReports(gateway);
    for (const account of ['staff', 'approver', 'admin', 'multi'])
      tokens[account] = await gateway.login(account);
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.db.deleteFrom('saved_view').execute());

  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  async function share(viewName: string, filters: ViewFilters, account = 'admin', pagePath = PAGE) {
    await gateway.ok(saveSavedView, { pagePath, viewName, filters }, as(account));
    await gateway.ok(shareReportView, { pagePath, viewName, isShared: true }, as(account));
  }
  const seen = async (account: string, pagePath = PAGE) =>
    (await gateway.ok(querySharedReportViews, { pagePath }, as(account))).sharedViewList;
  const names = async (account: string, pagePath = PAGE) =>
    (await seen(account, pagePath)).map(({ viewName }) => viewName).toSorted();

  it('are listed with their owners and days to users whose scope holds their filters', async () => {
    const approver = await findCaller(gateway.db, noOf('approver'));
    const admin = await findCaller(gateway.db, noOf('admin'));
    assert.ok(approver && admin);
    await share('全部', { preset: 'lastMonth' });
    await share('研发', { departments: [approver.deptNo] });
    await share('行政', { departments: [admin.deptNo] });
    await share('两个部门', { departments: [approver.deptNo, admin.deptNo] });
    await share('经理', { persons: [approver.staffNo] });
    await share('管理员', { persons: [admin.staffNo] });
    await share('没有的部门', { departments: ['D999999'] });
    await share('没有的成本中心', { costCenters: ['CC999999'] });
    await share('写错的', { departments: approver.deptNo });
    assert.deepEqual(await names('approver'), ['全部', '研发', '经理'].toSorted());
    const [latest] = await seen('approver');
    assert.deepEqual(latest, {
      viewName: '经理',
      filters: { persons: [approver.staffNo] },
      ownerName: admin.staffName,
      shareTime: NOW.toISOString(),
    });
    assert.deepEqual(await names('admin'), [], 'one’s own are among one’s own');
    assert.deepEqual(await names('staff'), [], 'who may not open the report sees none');
    assert.deepEqual(await names('approver', '/travelReport/ticket/hotAnalysis'), []);
  });

  it('show filters of owners with a smaller scope to users who see all', async () => {
    await share('我部门', { departments: ['D999999'] }, 'approver');
    await share('本人', { persons: [noOf('approver')] }, 'approver');
    assert.deepEqual(await names('admin'), ['本人']);
  });

  it('follow the caller’s scope, and the enterprise in use', async () => {
    const approver = await findCaller(gateway.db, noOf('approver'));
    await share('研发', { departments: [approver?.deptNo ?? ''] });
    await share('全部', { preset: 'lastMonth' });
    assert.deepEqual(await names('approver'), ['全部', '研发']);
    await gateway.ok(changeEnt, { companyNO: '100002' }, as('multi'));
    assert.deepEqual(await names('multi'), []);
    await gateway.ok(changeEnt, { companyNO: '100001' }, as('multi'));
    // Moves them to another department, which changes their data scope.
    const { dept_no } = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_no', 'not in', approver?.deptNos ?? [])
      .where('dept_no', 'not in', (eb) =>
        eb
          .selectFrom('department')
          .select('parent_no')
          .where('parent_no', 'is not', null)
          .$castTo<{ parent_no: string }>(),
      )
      .executeTakeFirstOrThrow();
    const move = async (deptNo: string) => {
      await gateway.db
        .updateTable('staff')
        .set({ dept_no: deptNo })
        .where('staff_no', '=', noOf('approver'))
        .execute();
      await gateway.db
        .updateTable('directory_version')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
    };
    await move(dept_no);
    assert.deepEqual(await names('approver'), ['全部']);
    await move(approver?.deptNo ?? '');
    assert.deepEqual(await names('approver'), ['全部', '研发']);
  });

  it('give no user other figures than those of their own scope', async () => {
    await share('全部', { preset: 'thisYear' });
    const [view] = await seen('approver');
    assert.ok(view);
    const asked = {
      products: ['flight' as const],
      basis: 'booked' as const,
      beginDate: '2025-01-01',
      endDate: '2026-12-31',
      groupBy: 'none' as const,
    };
    const [theirs, all] = await Promise.all(
      ['approver', 'admin'].map(async (account) => gateway.ok(queryReportFigures, asked, as(account))),
    );
    assert.ok((theirs?.total.amount ?? 0) < (all?.total.amount ?? 0));
  });

  it('are renamed, withdrawn and deleted by their owner alone, at once', async () => {
    await share('一', { preset: 'lastMonth' });
    const [own] = (await gateway.ok(querySavedViews, { pagePath: PAGE }, as('admin'))).savedViewList;
    assert.deepEqual(own, { viewName: '一', filters: { preset: 'lastMonth' }, isShared: true });
    const body = { pagePath: PAGE, viewName: '一' };
    await gateway.refused('savedViewUnknown', renameSavedView, { ...body, newName: '二' }, as('approver'));
    await gateway.refused('savedViewUnknown', deleteSavedView, body, as('approver'));
    await gateway.refused('savedViewUnknown', shareReportView, { ...body, isShared: false }, as('approver'));
    assert.deepEqual(await names('approver'), ['一']);
    await gateway.ok(renameSavedView, { ...body, newName: '二' }, as('admin'));
    assert.deepEqual(await names('approver'), ['二']);
    await gateway.ok(shareReportView, { pagePath: PAGE, viewName: '二', isShared: false }, as('admin'));
    assert.deepEqual(await names('approver'), []);
    await gateway.ok(shareReportView, { pagePath: PAGE, viewName: '二', isShared: true }, as('admin'));
    await gateway.ok(deleteSavedView, { pagePath: PAGE, viewName: '二' }, as('admin'));
    assert.deepEqual(await names('approver'), []);
  });

  it('are copied by others as their own, which stay when they are withdrawn', async () => {
    await share('一', { preset: 'lastMonth', basis: 'used' });
    const [view] = await seen('approver');
    assert.ok(view);
    await gateway.ok(
      saveSavedView,
      { pagePath: PAGE, viewName: view.viewName, filters: view.filters },
      as('approver'),
    );
    await gateway.ok(shareReportView, { pagePath: PAGE, viewName: '一', isShared: false }, as('admin'));
    const { savedViewList } = await gateway.ok(querySavedViews, { pagePath: PAGE }, as('approver'));
    assert.deepEqual(savedViewList, [{ viewName: '一', filters: { preset: 'lastMonth', basis: 'used' } }]);
  });

  it('keep the moment since which they are shared, and their place among the shared', async () => {
    await share('一', { preset: 'lastMonth' });
    gateway.clock.advance(10);
    await gateway.ok(shareReportView, { pagePath: PAGE, viewName: '一', isShared: true }, as('admin'));
    assert.equal((await seen('approver'))[0]?.shareTime, NOW.toISOString());
    await gateway.ok(
      saveSavedView,
      { pagePath: PAGE, viewName: '一', filters: { preset: 'thisYear' }, overwrite: true },
      as('admin'),
    );
    assert.deepEqual((await seen('approver'))[0]?.filters, { preset: 'thisYear' });
  });

  it('are of reports alone, and so many on a page of an enterprise', async () => {
    const orders = { pagePath: '/orderManage/airOrderList', viewName: '一', isShared: true };
    await gateway.refused('fieldsInvalid', shareReportView, orders, as('admin'));
    await gateway.refused('forbidden', shareReportView, { ...orders, pagePath: PAGE }, as('staff'));
    await gateway.refused('savedViewUnknown', shareReportView, { ...orders, pagePath: PAGE }, as('admin'));
    const users = await gateway.db.selectFrom('app_user').select('user_no').limit(1).execute();
    await gateway.db
      .insertInto('saved_view')
      .values(
        Array.from({ length: SHARED_VIEWS_OF_PAGE }, (_, i) => ({
          user_no: users[0]?.user_no ?? '',
          enterprise_num: '100001',
          page_path: PAGE,
          view_name: `第${i}个`,
          filters: JSON.stringify({ preset: 'lastMonth' }),
          modify_time: NOW,
          shared_at: NOW,
        })),
      )
      .execute();
    await gateway.ok(
      saveSavedView,
      { pagePath: PAGE, viewName: '一', filters: { basis: 'used' } },
      as('approver'),
    );
    await gateway.refused('sharedViewsFull', shareReportView, { ...orders, pagePath: PAGE }, as('approver'));
  });
});
