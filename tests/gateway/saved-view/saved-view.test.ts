import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import {
  deleteSavedView,
  querySavedViews,
  renameSavedView,
  saveSavedView,
  VIEWS_IN_ALL,
  VIEWS_OF_PAGE,
  type ViewFilters,
} from '../../../src/contract/saved-view/saved-view';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

let gateway: TestGateway;
let staff: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  staff = await gateway.login('staff');
});
afterAll(() => gateway.close());

const FILTERS: ViewFilters = {
  keyword: '林静',
  statuses: ['待支付', '已出票'],
  payTypes: [0, 4],
  isOver: true,
};
const save = (pagePath: string, viewName: string, filters: ViewFilters = FILTERS, as = staff) =>
  gateway.ok(saveSavedView, { pagePath, viewName, filters }, { as });
const kept = async (pagePath: string, as = staff) =>
  (await gateway.ok(querySavedViews, { pagePath }, { as })).savedViewList;
const names = async (pagePath: string, as = staff) =>
  (await kept(pagePath, as)).map(({ viewName }) => viewName);

describe('saved filters', () => {
  it('are none at first, and then the saved ones, in the order of saving', async () => {
    assert.deepEqual(await kept('/first'), []);
    const answer = await save('/first', ' 待支付的 ');
    assert.deepEqual(answer.savedViewList, [{ viewName: '待支付的', filters: FILTERS }]);
    await save('/first', 'A', { keyword: 'a' });
    assert.deepEqual(await names('/first'), ['待支付的', 'A']);
    assert.deepEqual((await kept('/first'))[0], { viewName: '待支付的', filters: FILTERS });
  });

  it('are replaced under the same name only where that is asked for, and keep their place', async () => {
    await save('/same', '本月');
    await save('/same', '其他');
    const body = { pagePath: '/same', viewName: '本月', filters: { keyword: '新' } };
    await gateway.refused('savedViewNameTaken', saveSavedView, body, { as: staff });
    assert.deepEqual((await kept('/same'))[0]?.filters, FILTERS);
    await gateway.ok(saveSavedView, { ...body, overwrite: true }, { as: staff });
    assert.deepEqual(await kept('/same'), [
      { viewName: '本月', filters: { keyword: '新' } },
      { viewName: '其他', filters: FILTERS },
    ]);
    // A view that another tab has deleted in the meantime is saved again.
    await gateway.ok(deleteSavedView, { pagePath: '/same', viewName: '本月' }, { as: staff });
    await gateway.ok(saveSavedView, { ...body, overwrite: true }, { as: staff });
    assert.deepEqual(await names('/same'), ['其他', '本月']);
  });

  it('of two tabs that save the same name at once, one gets a conflict', async () => {
    const answers = await Promise.all(
      ['甲', '乙'].map((keyword) =>
        gateway.send(
          saveSavedView,
          { pagePath: '/race', viewName: '同名', filters: { keyword } },
          { as: staff },
        ),
      ),
    );
    const refused = answers.filter(({ success }) => !success);
    assert.deepEqual(
      refused.map(({ code }) => code),
      ['46202'],
    );
    assert.equal((await kept('/race')).length, 1);
  });

  it('are given another name, which no other has', async () => {
    await save('/rename', '旧名');
    await save('/rename', '另一个');
    const rename = (viewName: string, newName: string) => ({ pagePath: '/rename', viewName, newName });
    await gateway.refused('savedViewNameTaken', renameSavedView, rename('旧名', '另一个'), { as: staff });
    await gateway.refused('savedViewUnknown', renameSavedView, rename('没有', '新名'), { as: staff });
    await gateway.ok(renameSavedView, rename('旧名', '旧名'), { as: staff });
    await gateway.ok(renameSavedView, rename('旧名', '新名'), { as: staff });
    assert.deepEqual(await names('/rename'), ['新名', '另一个']);
    assert.deepEqual((await kept('/rename'))[0]?.filters, FILTERS);
  });

  it('are gone once they are deleted', async () => {
    await save('/delete', '一');
    await save('/delete', '二');
    const body = { pagePath: '/delete', viewName: '一' };
    const { savedViewList } = await gateway.ok(deleteSavedView, body, { as: staff });
    assert.deepEqual(
      savedViewList.map(({ viewName }) => viewName),
      ['二'],
    );
    await gateway.refused('savedViewUnknown', deleteSavedView, body, { as: staff });
  });

  it('are a user’s and a page’s own', async () => {
    const admin = await gateway.login('admin');
    await save('/own', '我的');
    assert.deepEqual(await kept('/own', admin), []);
    assert.deepEqual(await kept('/other'), []);
    const body = { pagePath: '/own', viewName: '我的' };
    await gateway.refused('savedViewUnknown', deleteSavedView, body, { as: admin });
    await gateway.refused('savedViewUnknown', renameSavedView, { ...body, newName: '他的' }, { as: admin });
    await save('/own', '我的', { keyword: 'admin' }, admin);
    assert.deepEqual(await kept('/own'), [{ viewName: '我的', filters: FILTERS }]);
    // Another session of the same user sees the same views.
    assert.deepEqual(await names('/own', await gateway.login('staff')), ['我的']);
  });

  it('are of the enterprise in use: one’s own of another is not seen, replaced or deleted', async () => {
    const multi = await gateway.login('multi');
    await save('/enterprise', '一家', FILTERS, multi);
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: multi });
    assert.deepEqual(await kept('/enterprise', multi), []);
    const body = { pagePath: '/enterprise', viewName: '一家' };
    await gateway.refused('savedViewUnknown', deleteSavedView, body, { as: multi });
    await save('/enterprise', '一家', { keyword: '二' }, multi);
    await gateway.ok(changeEnt, { companyNO: '100001' }, { as: multi });
    assert.deepEqual(await kept('/enterprise', multi), [{ viewName: '一家', filters: FILTERS }]);
  });

  it('are so many on a page, however many are saved at once', async () => {
    const bodies = Array.from({ length: VIEWS_OF_PAGE + 5 }, (_, i) => ({
      pagePath: '/full',
      viewName: `第${i}个`,
      filters: FILTERS,
    }));
    const answers = await Promise.all(bodies.map((body) => gateway.send(saveSavedView, body, { as: staff })));
    assert.equal(answers.filter(({ code }) => code === '46203').length, 5);
    const [first] = await kept('/full');
    assert.equal((await kept('/full')).length, VIEWS_OF_PAGE);
    // Existing views can still be replaced, and other pages have a limit of their own.
    const body = { pagePath: '/full', viewName: first?.viewName ?? '', filters: FILTERS };
    await gateway.ok(saveSavedView, { ...body, overwrite: true }, { as: staff });
    await save('/not-full', '一');
  });

  it('are limited over all pages, with any page names', async () => {
    await gateway.db
      .insertInto('saved_view')
      .values(
        Array.from({ length: VIEWS_IN_ALL }, (_, i) => ({
          user_no: 'U000002',
          enterprise_num: '100001',
          page_path: `/${i}`,
          view_name: '一',
          filters: JSON.stringify(FILTERS),
          modify_time: NOW,
        })),
      )
      .execute();
    const as = await gateway.login('approver');
    const body = { pagePath: '/one-more', viewName: '一', filters: FILTERS };
    await gateway.refused('savedViewsFull', saveSavedView, body, { as });
  });

  it('are saved once by a request that comes twice', async () => {
    const body = { pagePath: '/twice', viewName: '一次', filters: FILTERS };
    const options = { as: staff, requestId: 'saved-view-twice' };
    const first = await gateway.ok(saveSavedView, body, options);
    assert.deepEqual(await gateway.ok(saveSavedView, body, options), first);
    assert.equal((await kept('/twice')).length, 1);
  });

  it('are refused when they are none', async () => {
    const good = { pagePath: '/bad', viewName: '好', filters: FILTERS };
    const list = (length: number): string[] => Array.from({ length }, () => 'x'.repeat(100));
    const bad: Record<string, [field: string, body: Record<string, unknown>]> = {
      'no path': ['pagePath', { ...good, pagePath: 'orders' }],
      'long path': ['pagePath', { ...good, pagePath: `/${'a'.repeat(10_000)}` }],
      'no name': ['viewName', { ...good, viewName: '  ' }],
      'long name': ['viewName', { ...good, viewName: '长'.repeat(21) }],
      'name of 10,000 characters': ['viewName', { ...good, viewName: '长'.repeat(10_000) }],
      'NUL in the name': ['viewName', { ...good, viewName: 'a\0b' }],
      'two lines': ['viewName', { ...good, viewName: 'a\nb' }],
      'half a character': ['viewName', { ...good, viewName: 'a\ud800' }],
      'no filters': ['filters', { ...good, filters: {} }],
      'NUL in a filter': ['filters.keyword', { ...good, filters: { keyword: 'a\0b' } }],
      'a filter of 10,000 characters': [
        'filters.keyword',
        { ...good, filters: { keyword: '长'.repeat(10_000) } },
      ],
      'much in all': ['filters', { ...good, filters: { a: list(30), b: list(30) } }],
      'a filter within a filter': ['filters.a', { ...good, filters: { a: { b: 'c' } } }],
      'lists of lists': ['filters.a', { ...good, filters: { a: [['b']] } }],
      'a name of a filter that is none': ['filters.a b', { ...good, filters: { 'a b': 'c' } }],
    };
    for (const [name, [field, body]] of Object.entries(bad)) {
      const { code, result } = await gateway.send(saveSavedView, body, { as: staff });
      assert.equal(code, '41000', name);
      const { fields } = result as unknown as { fields: Record<string, string> };
      assert.ok(field in fields, `${name}: ${JSON.stringify(fields)}`);
    }
    assert.deepEqual(await kept('/bad'), []);
  });

  it('are refused without a session', async () => {
    await gateway.refused('authExpired', querySavedViews, { pagePath: '/x' });
    await gateway.refused('authExpired', saveSavedView, { pagePath: '/x', viewName: 'x', filters: FILTERS });
  });
});
