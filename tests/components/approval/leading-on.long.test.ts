import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { applicationDetail, APPLICANT, APPLY_ID } from './approval-samples';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { BLANK_REQUEST, fillRequest } from './request-steps';
import { next, until, type Answers } from '../../support/components/fake-runtime';

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers, attributes);

const CLOSED = { canDecide: false, canAgree: false, canRefuse: false };

describe('a link from <tp-approval-list>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('leads to a new request, also for users without approval rights, made in place and then opened', async () => {
    const { element, act } = await show(APPLICANT);
    const asked = next(element, 'tp-navigate');
    await act.press('新建申请');
    expect((await asked).detail).to.deep.equal(BLANK_REQUEST);
    await until(() => act.root.querySelector('tp-travel-request'), 'the form in place');
    const form = act.root.querySelector('tp-travel-request') as HTMLElement;
    await within(form).sees('新建出差申请');
    await accessible(element);
    await fillRequest(form);
    await within(form).press('提交申请');
    await within(form).press('查看申请');
    await act.sees('SP26112000000009');
    expect(called('queryApprovalDetail').at(-1)?.body).to.deep.equal({ applyId: 'SP26112000000009' });
  });

  it('leads to a new request that may be given up', async () => {
    const { act } = await show(APPLICANT);
    await act.press('新建申请');
    await until(() => act.root.querySelector('tp-travel-request'), 'the form in place');
    const form = act.root.querySelector('tp-travel-request') as HTMLElement;
    await within(form).press('取消');
    await until(() => act.button('新建申请'), 'the list again');
  });

  it('leads to no new request from applications of others', async () => {
    const { act } = await show();
    await act.sees(APPLY_ID);
    expect(act.button('新建申请')).to.equal(undefined);
  });

  it('leads to the booking of an approved choice', async () => {
    const { element, act } = await show(
      { queryApprovalDetail: () => applicationDetail({ ...CLOSED, applyState: '已同意', canBook: true }) },
      { 'apply-id': APPLY_ID },
    );
    await act.sees('座位和价格未保留，请尽快预订');
    const asked = next(element, 'tp-navigate');
    await act.press('去预订');
    expect((await asked).detail).to.deep.equal({
      target: 'search',
      depCode: 'PEK',
      arrCode: 'SHA',
      depDate: '2027-03-01',
      retDate: '',
      travelType: 1,
      overApplyId: APPLY_ID,
    });
    await until(() => act.root.querySelector('tp-flight-booking'), 'the flights in place');
    const booking = act.root.querySelector('tp-flight-booking');
    expect(booking?.overStandardApplyId).to.equal(APPLY_ID);
    expect(booking?.autoSearch).to.equal(true);
    await act.press('返回审批');
    await act.sees('超标申请');
  });
});
