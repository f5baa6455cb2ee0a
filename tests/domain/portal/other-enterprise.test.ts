import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { inOtherEnterprise } from '../../../src/domain/portal/other-enterprise';
import { portalPage } from '../../../src/domain/portal/portal-page';

const page = (path: string, given: Parameters<typeof portalPage>[3] = {}) =>
  portalPage(path, '页', [], given);

describe('a page in another enterprise', () => {
  it('keeps values that mean the same there, and nothing else', () => {
    const report = page('/report', { acrossEnterprises: ['beginDate', 'basis'] });
    const query = {
      beginDate: '2026-01-01',
      departments: '["D1"]',
      basis: 'used',
      of: 'D1',
      hideFloatElement: 'true',
    };
    assert.deepEqual(inOtherEnterprise(report, { path: '/report', query }), {
      path: '/report',
      query: { beginDate: '2026-01-01', basis: 'used', hideFloatElement: 'true' },
    });
    assert.deepEqual(inOtherEnterprise(page('/orders'), { path: '/orders', query: { orderNo: '1' } }), {
      path: '/orders',
      query: {},
    });
  });

  it('of another site begins at its entrance', () => {
    assert.deepEqual(inOtherEnterprise(undefined, { path: '/contract/list', query: { at: '/contract/7' } }), {
      path: '/contract/list',
      query: {},
    });
  });

  it('that is of one entry is the list, or the first page where the user signs in', () => {
    const detail = { kind: 'approval', parameter: 'applyId', list: '/approval/index' };
    const of = (path: string, at: string, given = {}) =>
      inOtherEnterprise(page(path, given), { path: at, query: { applyId: 'A1' } });
    assert.deepEqual(of('/trip/{applyId}', '/trip/A1', { detail }), { path: '/approval/index', query: {} });
    assert.deepEqual(of('/staff/{id}', '/staff/7'), { path: '/', query: {} });
    assert.deepEqual(of('/staffEdit/{id?}', '/staffEdit/7'), { path: '/staffEdit', query: {} });
  });
});
