import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { APPLY_ID } from './approval-samples';

const SIGN = 'al_of-a-mail';
const KEY = 'tp-approval-link-2';
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<'opened' | 'waiting', unknown>;
const LINK = `#/overStandApproveDetail/${APPLY_ID}?authSign=${SIGN}`;

describe('<tp-approval-link>', () => {
  const page = location.href;
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.removeItem(KEY);
    history.replaceState(null, '', page);
  });

  const show = (hash: string, answers: Answers = {}, attributes: Record<string, string> = {}) => {
    history.replaceState(
      null,
      '',
      page.replace(/#.*|$/, () => hash),
    );
    return putOnPage('tp-approval-link', answers, attributes, 'session');
  };
  const wayOn = (root: ParentNode) =>
    [...root.querySelectorAll('a')].map((link) => link.href.replace(location.origin, ''));

  it('uses no link and signs no user in before a press: programs open mails, too', async () => {
    const { element, act } = await show(LINK);
    await act.sees('超标申请审批');
    await act.sees(`申请单号 ${APPLY_ID}`);
    await act.sees('查看申请');
    await accessible(element);
    takeAway();
    const again = await show(`#/overStandApproveDetail/${APPLY_ID}`);
    await again.act.sees('查看申请');
    expect(called('openApprovalLink'), 'of either visit').to.deep.equal([]);
    expect(kept().opened).to.deep.equal({});
  });

  it('takes the token out of the address at once, and redeems it once, with one press', async () => {
    const { act } = await show(LINK);
    expect(location.href).not.to.include('authSign');
    expect(location.hash).to.equal(`#/overStandApproveDetail/${APPLY_ID}`);
    expect(history.state).to.deep.equal({ tpOpenedByLink: true });
    await act.press('查看申请');
    await until(() => act.root.querySelector('tp-approval-detail'), 'the application');
    expect(called('openApprovalLink').map(({ body }) => body)).to.deep.equal([
      { authSign: SIGN, applyId: APPLY_ID, presentAuthSign: 'token-1' },
    ]);
    await act.sees('超标申请审批');
  });

  it('shows the application in a session of its own, kept for this tab and this application', async () => {
    const { act } = await show(LINK);
    await act.press('查看申请');
    await until(() => act.root.querySelector('tp-approval-detail'), 'the application');
    expect(kept()).to.deep.equal({ opened: { [APPLY_ID]: 'token-of-the-link' }, waiting: {} });
    expect(act.root.activeElement?.textContent, 'where the focus is').to.equal('超标申请审批');
    const inner = act.root.querySelector('tp-provider');
    expect(inner?.outerHTML, 'no token stays in the markup').not.to.include('token-of-the-link');
    takeAway();
    const again = await show(`#/overStandApproveDetail/${APPLY_ID}`);
    await until(() => again.act.root.querySelector('tp-approval-detail'), 'the application, read anew');
    expect(called('openApprovalLink')).to.deep.equal([]);
  });

  const REFUSED = [
    ['linkUsed', '链接已使用', { applyState: '已同意' }, '申请单已处理：已同意。'],
    ['linkExpired', '链接已过期', { applyState: '审批中' }, '申请单尚未处理，可登录门户审批。'],
    ['linkForeign', '该链接不属于您', { applyState: '审批中' }, '申请单尚未处理，可登录门户审批。'],
    ['linkUnknown', '链接无效', null, `申请单号 ${APPLY_ID}`],
  ] as const;
  for (const [fault, title, result, told] of REFUSED) {
    it(`says that it does not open: ${title}, with a way on`, async () => {
      const { element, act } = await show(LINK, {
        openApprovalLink: () => Promise.reject(refusal(fault, result)),
      });
      await act.press('查看申请');
      await act.sees(title);
      await act.sees(told);
      expect(wayOn(act.root)).to.deep.equal(
        Array.from({ length: 2 }, () => `/#/approval/index?applyId=${APPLY_ID}`),
      );
      expect(kept()).to.deep.equal({ opened: {}, waiting: {} });
      await accessible(element);
    });
  }

  it('asks again with the same token where no answer came', async () => {
    let isAway = true;
    const { act } = await show(LINK, {
      openApprovalLink: () => {
        if (isAway) throw new Error('away');
        return { authSign: 'token-of-the-link', expireTime: '' };
      },
    });
    await act.press('查看申请');
    await act.press('重试');
    isAway = false;
    await act.press('重试');
    await until(() => act.root.querySelector('tp-approval-detail'), 'the application');
    expect(
      called('openApprovalLink').map(({ body }) => (body as { authSign: string }).authSign),
    ).to.deep.equal([SIGN, SIGN, SIGN]);
  });

  it('knows no other pages, and leads on from there', async () => {
    for (const hash of [
      '#/nowhere/1?authSign=al_1',
      '#/overStandApproveDetail',
      '#/overStandApproveDetail/1/2',
    ]) {
      const { act } = await show(hash);
      await act.sees('页面不存在');
      expect(wayOn(act.root)).to.deep.equal(['/', '/']);
      expect(called('openApprovalLink')).to.deep.equal([]);
      takeAway();
    }
  });

  it('leads to the portal of the page’s own origin, and to no other', async () => {
    const { act } = await show('#/overStandApproveDetail/1', {}, { 'portal-url': 'https://evil.example/' });
    await act.sees('本次访问已结束');
    expect(wayOn(act.root)[0]).to.equal('/#/approval/index?applyId=1');
  });

  it('reports the end of the visit once its session has ended, without asking for a sign-in', async () => {
    const { act } = await show(LINK);
    await act.press('查看申请');
    await until(() => act.root.querySelector('tp-approval-detail'), 'the application');
    const detail = act.root.querySelector('tp-approval-detail');
    const asked = new CustomEvent('tp-sign-in', {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { reason: '' },
    });
    detail?.dispatchEvent(asked);
    expect(asked.defaultPrevented).to.equal(true);
    await act.sees('本次访问已结束');
    expect(kept().opened).to.deep.equal({});
  });
});
