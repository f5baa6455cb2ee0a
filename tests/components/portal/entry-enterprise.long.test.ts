import { expect } from '@open-wc/testing';
import { redirectFormerEntry } from '../../../components/portal/routing/entry-enterprise';
import { matchRoute, parseHash } from '../../../components/portal/routing/route';
import type { SessionState } from '../../../src/session/session';
import { USER } from '../../support/components/fake-runtime';

/** A stub of a history entry, whose address does not change. */
function entryWith(state: unknown) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
}
function inEnterprise(enterpriseNum: string): SessionState {
  const [enterprise] = USER.entAndTmcShortInfoList;
  if (!enterprise) throw new Error('The user is of no enterprise');
  return { status: 'signedIn', user: USER, enterprise: { ...enterprise, enterpriseNum } };
}
const route = (hash: string, document?: string) => matchRoute(parseHash(hash), document, new Map());
const report = route(
  '#/travelReport/pandect?beginDate=2026-01-01&endDate=2026-02-01&departments=%5B%22D1%22%5D',
);

describe('an entry of the history', () => {
  it('that was shown in another enterprise leads to the page without that enterprise’s records, once', () => {
    const entry = entryWith({ host: 1 });
    expect(redirectFormerEntry(report, inEnterprise('E1'), entry), 'of nobody yet: a link').to.equal(
      undefined,
    );
    expect(redirectFormerEntry(report, inEnterprise('E1'), entry)).to.equal(undefined);
    expect(redirectFormerEntry(report, inEnterprise('E2'), entry)).to.deep.equal({
      kind: 'redirect',
      to: { path: '/travelReport/pandect', query: { beginDate: '2026-01-01', endDate: '2026-02-01' } },
    });
    expect(redirectFormerEntry(report, inEnterprise('E2'), entry)).to.equal(undefined);
    expect(entry.state).to.include({ host: 1 });
  });

  it('of pages that name an order, an application or a draft names none of them any more', () => {
    const plain = (hash: string, document?: string) => {
      const entry = entryWith(null);
      redirectFormerEntry(route(hash, document), inEnterprise('E1'), entry);
      const left = redirectFormerEntry(route(hash, document), inEnterprise('E2'), entry);
      return left?.kind === 'redirect' ? left.to : undefined;
    };
    expect(plain('#/orderManage/airOrderList?orderNo=1&paying=1&statuses=%5B%5D')).to.deep.equal({
      path: '/orderManage/airOrderList',
      query: { statuses: '[]' },
    });
    expect(plain('#/orderManage/refundApply?orderNo=1&applyId=A1')?.query).to.deep.equal({});
    expect(plain('#/approval/index?tab=mine&applyId=A1')?.query).to.deep.equal({ tab: 'mine' });
    expect(plain('#/overStandApproveDetail/A1', 'approve.html')).to.deep.equal({
      path: '/approval/index',
      query: {},
    });
    expect(plain('#/dist/html/apply.html?depCity=BJS&copyOf=A1')?.query).to.deep.equal({ depCity: 'BJS' });
    expect(
      plain('#/flightBooking/index?depCode=PEK&step=paying&orderNo=1&overApplyId=A1')?.query,
    ).to.deep.equal({
      depCode: 'PEK',
    });
  });

  it('stays as it is on pages of no enterprise, and while signed out', () => {
    const entry = entryWith({ tpEnterprise: 'E1' });
    for (const hash of ['#/chooseEnt?returnUrl=%2Fx', '#/', '#/error?errorMsg=x', '#/404']) {
      expect(redirectFormerEntry(route(hash), inEnterprise('E2'), entry), hash).to.equal(undefined);
    }
    expect(redirectFormerEntry(report, { status: 'signedOut', message: '' }, entry)).to.equal(undefined);
    expect(entry.state).to.deep.equal({ tpEnterprise: 'E1' });
    expect(redirectFormerEntry(report, inEnterprise('E2'), entryWith('of the host'))).to.equal(undefined);
  });
});
