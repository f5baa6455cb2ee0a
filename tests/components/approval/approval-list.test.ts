import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import {
  applicationDetail,
  APPLICANT,
  approvalAnswers,
  APPLY_ID,
  TRIP_APPLY_ID,
  tripDetail,
} from './approval-samples';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { ORDER_NO } from '../order/support/order-samples';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';

type Query = BodyOf<typeof queryApprovalList>;

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers, attributes);
const asked = () => called('queryApprovalList').map(({ body }) => body as Query);
const lastAsked = () => asked().at(-1);

describe('<tp-approval-list>', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('tells the filters that restore the list, and restores it from them', async () => {
    const { element, act } = await show({}, { tab: 'decided', sort: 'createTime', 'page-index': '2' });
    await until(() => lastAsked() !== undefined, 'asked');
    expect(lastAsked()).to.deep.include({
      taskState: 'ended',
      sortField: 'createTime',
      sortOrder: 'asc',
      pageIndex: 2,
    });
    const told = next(element, 'tp-filters');
    await act.type('关键字', '陈思远');
    await act.press('查询');
    expect((await told).detail).to.deep.equal({
      attributes: { tab: 'decided', keyword: '陈思远', filters: '', sort: 'createTime', 'page-index': '' },
      replaces: false,
    });
    element.setAttribute('filters', 'applyType=1&applyState=已拒绝&beginDate=2026-11-01&endDate=2026-1');
    await until(() => lastAsked()?.beginDate === '2026-11-01');
    expect(lastAsked()?.applyTypeList).to.deep.equal([1]);
    expect(lastAsked()?.endDate).to.equal(undefined);
    // Simulates the way back.
    element.setAttribute('tab', 'pending');
    await until(() => lastAsked()?.taskState === 'open');
  });

  it('lists pending applications by due time, with their number and subjects', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { act } = await show();
    await act.sees('待我审批2');
    expect(lastAsked()).to.deep.include({
      role: 'approver',
      applyStateList: ['审批中'],
      sortField: 'deadline',
      sortOrder: 'asc',
    });
    await act.sees('陈思远');
    await act.sees('北京—上海');
    await act.sees('180.00');
    await act.sees(/剩余 (29分\d\d秒|30分00秒)/);
    await act.sees('出差申请');
    await act.sees('2027-03-01 至 2027-03-05');
    await setViewport({ width: 1024, height: 768 });
  });

  it('keeps typed filters while the approver’s rights are loading', async () => {
    let answer = (): void => undefined;
    const list = goodAnswers()['queryApprovalList'];
    const { act } = await show({
      queryApprovalList: (body: never) =>
        new Promise((resolve) => {
          answer = () => resolve(list?.(body));
        }),
    });
    const keyword = () => act.root.querySelector<HTMLInputElement>('input[placeholder]');
    await until(keyword, 'the keyword');
    const typed = keyword() as HTMLInputElement;
    setValue(typed, '陈');
    answer();
    await until(() => act.root.querySelector('[role=tablist]'), 'the tabs');
    expect(keyword() === typed, 'the field stays').to.equal(true);
    expect(typed.value).to.equal('陈');
  });

  it('shows decided applications and the user’s own on separate tabs', async () => {
    const { act } = await show();
    await act.press('我已审批');
    await until(() => lastAsked()?.applyStateList?.includes('已拒绝'));
    expect(lastAsked()).to.deep.include({ role: 'approver', sortField: 'decideTime' });
    await act.sees('还没有审批过的申请');
    await act.press('我的申请');
    await until(() => lastAsked()?.role === 'applicant');
    expect(lastAsked()?.applyStateList).to.have.length(6);
  });

  it('shows who decides nothing their own alone, without tabs', async () => {
    const { act } = await show(APPLICANT);
    await act.sees(APPLY_ID);
    expect(lastAsked()?.role).to.equal('applicant');
    expect(act.root.querySelector('[role=tab]')).to.equal(null);
    await act.sees('详情');
    expect(act.text()).not.to.include('待我审批');
  });

  it('speaks English in the list and in an application, except for data', async () => {
    const { element, act } = await show({}, { lang: 'en' });
    await act.sees('For my approval');
    await act.sees('Pending');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    element.setAttribute('apply-id', APPLY_ID);
    await act.sees('Reason given');
    await act.sees('Reject');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    element.lang = 'zh-CN';
    await act.sees('审批意见');
  });

  it('lets the gateway filter', async () => {
    const { act } = await show();
    await act.sees(APPLY_ID);
    await act.type('关键字', ' 陈思远 ');
    await act.press('查询');
    await until(() => lastAsked()?.keyword === '陈思远');
    // The same query is sent again.
    const before = asked().length;
    await act.press('查询');
    await until(() => asked().length === before + 1);
    await act.type('开始日期', '2026-11-01');
    await until(() => lastAsked()?.beginDate === '2026-11-01');
    const type = act.field('申请类型') as HTMLSelectElement;
    type.value = '2';
    type.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => lastAsked()?.applyTypeList?.[0] === 2);
    expect(lastAsked()).to.deep.include({ keyword: '陈思远', beginDate: '2026-11-01', pageIndex: 1 });
    await act.press('重置');
    await until(() => lastAsked()?.keyword === '' && lastAsked()?.applyTypeList?.length === 0);
  });

  it('says why the list could not be read and tries again', async () => {
    let lost = true;
    const { act } = await show({
      queryApprovalList: (query: Query) => {
        if (lost) throw lostAnswer();
        return (approvalAnswers()['queryApprovalList'] as (query: Query) => unknown)(query);
      },
    });
    await act.sees('申请查询失败');
    lost = false;
    await act.press('重试');
    await act.sees(APPLY_ID);
  });

  it('shows the rules broken, the reasons, a cheaper flight and the one number', async () => {
    const { element, act } = await show();
    const opened = next(element, 'tp-detail');
    await act.press(APPLY_ID);
    expect((await opened).detail).to.deep.equal({ kind: 'approval', id: APPLY_ID });
    await act.sees(/超标金额¥180\.00/);
    await act.sees(/价格超标.*最高¥900\.00.*¥1,080\.00.*¥180\.00.*员工差旅标准/);
    await act.sees('客户会议时间限制，九点开会');
    await act.sees(/折扣超标.*最高8\.0折.*9\.5折/);
    await act.sees(/更便宜的航班MU5102 2027-03-01 09:00¥620\.00比所选CA1501低¥460\.00/);
    await act.sees(`${ORDER_NO}（待审批）`);
    await act.sees('订单金额¥1,150.00');
    await accessible(element);
  });

  for (const width of [1440, 1024, 390]) {
    it(`keeps each long name of an application to one line, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { overStandard } = applicationDetail();
      const { act } = await show(
        {
          queryApprovalDetail: () =>
            applicationDetail({
              applicantName: LONG_NAME,
              deptName: LONG_NAME,
              approverName: LONG_NAME,
              applyState: '已同意',
              decideTime: '2026-11-20T02:00:00.000Z',
              overStandard: overStandard && { ...overStandard, passengerNames: [LONG_NAME, LONG_NAME] },
            }),
        },
        { 'apply-id': APPLY_ID },
      );
      await act.sees('乘机人');
      assertOneLine(act.root, 6);
      await setViewport({ width: 1024, height: 768 });
    });
  }

  it('shows the purpose of a trip', async () => {
    const { act } = await show({}, { 'apply-id': TRIP_APPLY_ID });
    await act.sees(/申请预算¥10,000\.00/);
    await act.sees('上海项目驻场实施');
    await act.sees('北京 至 上海');
  });

  it('opens an application named by attribute, and says why another’s cannot be seen', async () => {
    const { act } = await show(
      {
        queryApprovalDetail: () => {
          throw refusal('applyUnknown');
        },
      },
      { 'apply-id': APPLY_ID },
    );
    await act.sees('您在当前企业没有查看该申请单的权限');
    expect(act.button('重试'), 'asked again it is no other').to.equal(undefined);
  });

  it('asks the page for the order, and shows none to whom it is closed', async () => {
    const { element, act } = await show({}, { 'apply-id': APPLY_ID });
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const asked = next(element, 'tp-navigate');
    await act.press('查看订单');
    expect((await asked).detail).to.deep.equal({ target: 'order', orderNo: ORDER_NO });
    expect(act.root.querySelector('tp-order-list')).to.equal(null);
    takeAway();
    const { order } = applicationDetail();
    const closed = await show(
      { queryApprovalDetail: () => applicationDetail({ order: order && { ...order, canOpen: false } }) },
      { 'apply-id': APPLY_ID },
    );
    await closed.act.sees(ORDER_NO);
    expect(closed.act.button('查看订单')).to.equal(undefined);
  });

  it('shows hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>‮'.repeat(8);
    const { element, act } = await show(
      {
        queryApprovalDetail: () =>
          tripDetail({ applicantName: hostile, reason: hostile, deptName: hostile, opinion: hostile }),
      },
      { 'apply-id': TRIP_APPLY_ID },
    );
    await act.sees('<img src=x');
    expect(act.root.querySelector('img')).to.equal(null);
    (element.parentElement as HTMLElement).style.width = '390px';
    const { scrollWidth, clientWidth } = element;
    expect(scrollWidth).to.be.at.most(clientWidth);
  });
});
