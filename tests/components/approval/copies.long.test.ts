import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { application, applicationDetail, APPLICANT, APPLY_ID } from './approval-samples';

type Query = BodyOf<typeof queryApprovalList>;
type Found = ResultOf<typeof queryApprovalList>;

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers, attributes);
const lastAsked = () => called('queryApprovalList').at(-1)?.body as Query | undefined;
const found = (change: Partial<Found> = {}): Found => ({
  total: 1,
  applicationList: [application()],
  canApprove: true,
  pendingCount: 1,
  hasCopies: false,
  ...change,
});
const CLOSED = { canDecide: false, canAgree: false, canRefuse: false };

/** A user with no applications to decide and a copy of one. */
const COPIED: Answers = {
  queryApprovalList: ({ role }: Query) =>
    found({
      applicationList: role === 'copied' ? [application(CLOSED)] : [],
      total: role === 'copied' ? 1 : 0,
      canApprove: false,
      pendingCount: 0,
      hasCopies: true,
    }),
};

describe('copies of applications', () => {
  before(() => define());
  afterEach(() => takeAway());

  const tabs = (root: ShadowRoot) => [...root.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);

  it('have a tab of their own, with the filters of the others', async () => {
    const { element, act } = await show();
    await act.press('抄送我');
    await until(() => lastAsked()?.role === 'copied', 'the copies');
    expect(lastAsked()).to.deep.include({ sortField: 'createTime', sortOrder: 'desc' });
    expect(lastAsked()?.taskState).to.equal(undefined);
    expect(lastAsked()?.applyStateList).to.have.length(6);
    await act.type('关键字', '陈思远');
    await act.press('查询');
    await until(() => lastAsked()?.keyword === '陈思远' && lastAsked()?.role === 'copied');
    await until(() => !act.root.querySelector('.stale'), 'the rows of now');
    await accessible(element);
  });

  it('say so where there are none', async () => {
    const { act } = await show({
      queryApprovalList: ({ role }: Query) =>
        role === 'copied' ? found({ total: 0, applicationList: [] }) : found(),
    });
    await act.press('抄送我');
    await act.sees('没有抄送给您的申请');
  });

  it('are seen by who decides nothing, beside their own', async () => {
    const { act } = await show(COPIED);
    await until(() => tabs(act.root).length === 2, 'two tabs');
    expect(tabs(act.root)).to.deep.equal(['我的申请', '抄送我']);
    expect(lastAsked()?.role).to.equal('applicant');
    await act.press('抄送我');
    await act.sees(APPLY_ID);
  });

  it('are listed first where the page wants that, or else the user’s own', async () => {
    const { act } = await show(COPIED, { tab: 'copied' });
    await act.sees(APPLY_ID);
    expect(lastAsked()?.role).to.equal('copied');
    takeAway();
    const other = await show(APPLICANT, { tab: 'copied' });
    await other.act.sees(APPLY_ID);
    expect(lastAsked()?.role).to.equal('applicant');
    expect(tabs(other.act.root)).to.deep.equal([]);
  });

  it('are named under the path', async () => {
    await setViewport({ width: 390, height: 844 });
    const copies = [
      { staffNO: 'S0021', staffName: '周宁' },
      { staffNO: 'S0022', staffName: LONG_NAME },
    ];
    const { element, act } = await show(
      { queryApprovalDetail: () => applicationDetail({ copies }) },
      { 'apply-id': APPLY_ID },
    );
    await act.sees(/抄送：周宁、/);
    assertOneLine(act.root, 1);
    await accessible(element);
    await setViewport({ width: 1024, height: 768 });
  });

  it('are not mentioned where there is no recipient', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    await act.sees('审批流程');
    expect(act.text()).not.to.contain('抄送');
  });
});

describe('a deputy', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('sees for whom they decide, in the list and above the decision', async () => {
    const standsInFor = '刘敏';
    const { act } = await show({
      queryApprovalList: () => found({ applicationList: [application({ standsInFor })] }),
      queryApprovalDetail: () => applicationDetail({ standsInFor }),
    });
    await act.sees('代刘敏审批');
    await act.press(APPLY_ID);
    await act.sees('您正在代理刘敏审批');
  });

  it('reads as much of a long name as there is room for', async () => {
    await setViewport({ width: 390, height: 844 });
    const { element, act } = await show({
      queryApprovalList: () => found({ applicationList: [application({ standsInFor: LONG_NAME })] }),
    });
    await act.sees(`代${LONG_NAME}审批`);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    await accessible(element);
    await setViewport({ width: 1024, height: 768 });
  });

  it('is not spoken of to who decides for themselves', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    await act.sees('审批意见');
    expect(act.text()).not.to.contain('代理');
  });
});
