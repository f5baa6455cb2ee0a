import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { application } from '../approval/approval-samples';
import { searchFlights } from './support/search-steps';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { judgement, ownApplication } from './support/standard-samples';
import { submitOrder } from './support/order-steps';

const APPLY_ID = 'SP26112000000007';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

/** Shows the element, which keeps typed texts for the tab. */
async function show(answers: Answers = {}, overApplyId = '') {
  const fake = fakeRuntime(
    { ...goodAnswers(), judgeBookingStandard: () => judgement(3), ...answers },
    { authSign: 'token-1' },
  );
  calls = fake.calls;
  provider = createProvider({ ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' } });
  const element = document.createElement('tp-flight-booking');
  if (overApplyId !== '') element.setAttribute('over-standard-apply-id', overApplyId);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}

/** Shows the flights. */
async function finding(answers: Answers = {}, overApplyId = '') {
  const shown = await show(answers, overApplyId);
  await searchFlights(shown.element);
  return shown;
}

/** Goes to the order form of the first flight's first price, which is over the standard and needs an approval. */
async function ordering(answers: Answers = {}, overApplyId = '') {
  const { element, act } = await finding(answers, overApplyId);
  await act.press('选择');
  await act.press('预订');
  await until(() => act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
  await act.sees('超出差旅标准');
  return { element, act };
}
const called = (name: string) => calls.filter((call) => call.name === name);
const ordered = () => called('createOrder').at(-1)?.body as Record<string, unknown> | undefined;

/** The approved application for the choice of `ordering`. */
function agreed(change: Partial<ApplicationDetail> = {}): ApplicationDetail {
  const { overStandard } = application();
  return ownApplication({
    applyId: APPLY_ID,
    applyState: '已同意',
    orderNo: '',
    order: null,
    canBook: true,
    overStandard: overStandard && { ...overStandard, passengerNames: ['林静'] },
    ...change,
  });
}
const having = (change: Partial<ApplicationDetail> = {}): Answers => ({
  queryApprovalDetail: () => agreed(change),
});

function giveReason(field: HTMLElement | null | undefined): void {
  const select = field as HTMLSelectElement;
  select.value = '0';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const REASON = '折扣超标原因';

describe('an over-standard choice in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  describe('asked for before it is booked', () => {
    const submitted = { applyId: APPLY_ID, applyState: '审批中', approverName: '王建华' };

    it('is offered in the bar of a narrow window, which takes no more of it for that', async () => {
      await setViewport({ width: 390, height: 844 });
      const { act } = await ordering();
      const bar = act.root.querySelector('.fb-order-side');
      expect(bar?.contains(act.button('先送审，通过后再预订') ?? null)).to.equal(true);
      expect(bar?.getBoundingClientRect().height).to.be.at.most(0.12 * 844);
      await setViewport({ width: 1280, height: 800 });
    });

    it('wants its reasons, says number and approver, and holds nothing', async () => {
      const { element, act } = await ordering({ submitOverStandardApprovalAuto: () => submitted });
      await act.press('先送审，通过后再预订');
      await act.sees('请选择超标原因');
      expect(called('submitOverStandardApprovalAuto')).to.have.length(0);
      giveReason(act.field(REASON));
      await act.press('先送审，通过后再预订');
      await act.sees(`CA1501 的超标申请单号 ${APPLY_ID}，等待王建华审批。座位和价格未保留`);
      await accessible(element);
      const body = called('submitOverStandardApprovalAuto')[0]?.body as {
        voyages: { flightNo: string }[];
        passengers: { passagerName: string }[];
        overReasons: { reasonCode: string }[];
      };
      expect(body.voyages.map(({ flightNo }) => flightNo)).to.deep.equal(['CA1501']);
      expect(body.passengers.map(({ passagerName }) => passagerName)).to.deep.equal(['林静']);
      expect(body.overReasons.map(({ reasonCode }) => reasonCode)).to.deep.equal(['R1']);
      await act.press('知道了');
      expect(called('createOrder')).to.have.length(0);
      expect(act.field('联系人姓名')?.value, 'the order is there still').to.equal('林静');
    });

    it('is one application however often the answer is lost', async () => {
      let isLost = true;
      const { act } = await ordering({
        submitOverStandardApprovalAuto: () => {
          if (isLost) throw lostAnswer();
          return submitted;
        },
      });
      await until(() => act.field(REASON), 'the reasons');
      giveReason(act.field(REASON));
      await act.press('先送审，通过后再预订');
      await act.sees('申请可能已经提交');
      isLost = false;
      await act.press('重试');
      await act.sees(`申请单号 ${APPLY_ID}`);
      const ids = called('submitOverStandardApprovalAuto').map(({ requestId }) => requestId);
      expect(ids).to.have.length(2);
      expect(new Set(ids).size).to.equal(1);
    });

    it('is the same application after a reload where its answer was lost, and nothing else is sent before', async () => {
      const { act } = await ordering({
        submitOverStandardApprovalAuto: () => Promise.reject(lostAnswer()),
      });
      await until(() => act.field(REASON), 'the reasons');
      giveReason(act.field(REASON));
      await act.press('先送审，通过后再预订');
      await act.sees('申请可能已经提交');
      const [first] = called('submitOverStandardApprovalAuto');
      provider.remove();
      const again = await show({ submitOverStandardApprovalAuto: () => submitted });
      await again.act.sees('上次提交没有收到结果。申请可能已经提交');
      await again.act.press('重试');
      await again.act.sees(`CA1501 的超标申请单号 ${APPLY_ID}`);
      const sent = called('submitOverStandardApprovalAuto');
      expect(sent.map(({ requestId }) => requestId)).to.deep.equal([first?.requestId]);
      expect(sent[0]?.body).to.deep.equal(first?.body);
      await again.act.press('知道了');
      await submitOrder(again.act);
      await until(() => called('createOrder').length === 1, 'the order is sent');
    });

    it('is not offered where a reason is enough', async () => {
      const { act } = await ordering({ judgeBookingStandard: () => judgement(1) });
      expect(act.button('先送审，通过后再预订')).to.equal(undefined);
    });
  });

  describe('agreed to', () => {
    it('is named among the flights, marked and first, in every order', async () => {
      const { overStandard } = agreed();
      const voyage = { ...overStandard?.voyages[0], flightNo: 'MU5102', depAirportCode: 'PKX' };
      const detail = { ...agreed(), overStandard: { ...overStandard, voyages: [voyage] } };
      const { element, act } = await finding({ queryApprovalDetail: () => detail }, APPLY_ID);
      await act.sees(`申请 ${APPLY_ID} 已通过：2027-03-01 MU5102 Y舱，已排在第一位`);
      const rows = () => [...act.root.querySelectorAll<HTMLElement>('.fb-flight')];
      expect(rows()[0]?.textContent).to.contain('MU5102').and.to.contain('已审批');
      expect(rows()[1]?.textContent).not.to.contain('已审批');
      await accessible(element);
    });

    it('is named where it can no longer be booked', async () => {
      const { overStandard } = agreed();
      const voyage = { ...overStandard?.voyages[0], flightNo: 'HU7601' };
      const detail = { ...agreed(), overStandard: { ...overStandard, voyages: [voyage] } };
      const { act } = await finding({ queryApprovalDetail: () => detail }, APPLY_ID);
      await act.sees(`申请 ${APPLY_ID} 已通过：2027-03-01 HU7601 Y舱，当前已不可订，请重新申请`);
    });

    it('is booked by its application, without reasons', async () => {
      const { element, act } = await ordering(having(), APPLY_ID);
      await act.sees(`将使用已通过的超标申请 ${APPLY_ID}`);
      expect(act.field(REASON)).to.equal(undefined);
      expect(act.button('先送审，通过后再预订')).to.equal(undefined);
      await accessible(element);
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
      expect(ordered()).to.deep.include({ overStandardApplyId: APPLY_ID, overReasons: [] });
    });

    const voyage = application().overStandard?.voyages[0];
    const over = (change: object): Partial<ApplicationDetail> => {
      const { overStandard } = agreed();
      return { overStandard: overStandard && { ...overStandard, ...change } };
    };
    for (const [what, change, words] of [
      [
        'another flight',
        over({ voyages: [{ ...voyage, flightNo: 'MU5102' }] }),
        '申请的航班为2027-03-01 MU5102',
      ],
      ['another cabin', over({ voyages: [{ ...voyage, cabinCode: 'T' }] }), '申请的舱位为CA1501 T舱'],
      [
        'a lower price',
        over({ voyages: [{ ...voyage, salePrice: 90_000 }] }),
        'CA1501票价高于申请时的¥900.00',
      ],
      ['other travellers', over({ passengerNames: ['王建华'] }), '申请的乘机人为王建华'],
      ['nothing any more', { canBook: false }, '该申请已使用或航班日期已过'],
      ['nothing yet', { applyState: '审批中', canBook: false }, '该申请审批中'],
      ['a trip', { overStandard: null }, '该申请单不是超标申请'],
    ] as [string, Partial<ApplicationDetail>, string][]) {
      it(`serves ${what}, which is said, and the usual way goes on`, async () => {
        const { element, act } = await ordering(having(change), APPLY_ID);
        await act.sees(words);
        await until(() => act.field(REASON), 'the reasons');
        giveReason(act.field(REASON));
        const created = next(element, 'tp-order-created');
        await submitOrder(act);
        await created;
        expect(ordered()).to.deep.include({ overStandardApplyId: '' });
      });
    }

    it('and refused by the gateway all the same, is left out at a press', async () => {
      let isRefused = true;
      const { element, act } = await ordering(
        {
          ...having(),
          createOrder: () => {
            if (isRefused) throw refusal('applyNotCovering');
            return (goodAnswers()['createOrder'] as () => unknown)();
          },
        },
        APPLY_ID,
      );
      await act.sees('将使用已通过的超标申请');
      await submitOrder(act);
      await act.sees('超标申请不能用于本订单：本次预订与申请单内容不符');
      isRefused = false;
      await act.press('不使用该申请');
      await until(() => act.field(REASON), 'the reasons');
      giveReason(act.field(REASON));
      const created = next(element, 'tp-order-created');
      await submitOrder(act);
      await created;
      expect(ordered()).to.deep.include({ overStandardApplyId: '' });
    });
  });
});

describe('a new request from <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('is made in place with the searched cities and days, and leads back to the order', async () => {
    const { element, act } = await ordering();
    await act.press('关联申请单');
    const asked = next(element, 'tp-navigate');
    await act.press('新建出差申请');
    expect((await asked).detail).to.deep.equal({
      target: 'request',
      kind: 'trip',
      depCity: 'BJS',
      arrCity: 'SHA',
      beginDate: '2027-03-01',
      endDate: '2027-03-01',
    });
    await until(() => act.root.querySelector('tp-travel-request'), 'the form in place');
    const form = within(act.root.querySelector('tp-travel-request') as HTMLElement);
    await form.sees('新建出差申请');
    expect(form.field('到达城市')?.value).to.equal('上海');
    await act.press('返回预订');
    await until(() => act.field('联系人姓名')?.value === '林静', 'the order as it was');
  });

  it('is left to the page around that has a place for it', async () => {
    const { element, act } = await ordering();
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    await act.press('关联申请单');
    await act.press('新建出差申请');
    await until(() => act.field('联系人姓名'), 'the order stays');
    expect(act.root.querySelector('tp-travel-request')).to.equal(null);
  });
});
