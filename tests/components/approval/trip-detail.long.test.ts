import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { next, type Answers } from '../../support/components/fake-runtime';
import { tripDetail, TRIP_APPLY_ID } from './approval-samples';

const show = (change: Parameters<typeof tripDetail>[0], answers: Answers = {}) =>
  putOnPage(
    'tp-approval-detail',
    { queryApprovalDetail: () => tripDetail(change), ...answers },
    { 'apply-id': TRIP_APPLY_ID },
  );
const tripOf = () => {
  const { trip } = tripDetail();
  if (!trip) throw new Error('no trip');
  return trip;
};
const OWN = { isOwn: true, canDecide: false, canAgree: false, canRefuse: false };

describe('a trip in <tp-approval-detail>', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('shows its legs, who bears the costs, and its files to be saved', async () => {
    const fileNo = `F${'b'.repeat(32)}`;
    const { element, act } = await show({
      trip: { ...tripOf(), costCenterNo: 'C1', costCenterName: '研发成本中心' },
      files: [{ fileNo, fileName: '会议通知.pdf', fileType: 'application/pdf', fileSize: 2000 }],
    });
    for (const words of ['行程1', '北京 至 上海', '飞机', '预算 ¥10,000.00', '研发成本中心', '不指定']) {
      await act.sees(words);
    }
    expect(act.button('下载 会议通知.pdf')?.textContent).to.include('会议通知.pdf');
    await accessible(element);
  });

  it('of before shows with the form that it was written in', async () => {
    const { act } = await show({ trip: { ...tripOf(), legs: [], form: null }, formFields: null });
    await act.sees('北京、上海');
    await act.sees('¥10,000.00');
    for (const words of ['成本中心', '核算主体', '附件', '行程1']) {
      expect(act.text()).not.to.include(words);
    }
  });

  it('shows the effect of a change of it, and its former changes', async () => {
    const former = { trip: { ...tripOf(), budget: 500_000 }, reason: '驻场' };
    const { element, act } = await show({ changeOf: 'SP26112000000001', former });
    await act.sees('变更内容（原申请单 SP26112000000001）');
    const rows = [...act.root.querySelectorAll('.al-differences tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).to.deep.equal([
      ['出差事由', '驻场', '上海项目驻场实施'],
      ['预算', '¥5,000.00', '¥10,000.00'],
    ]);
    await accessible(element);
    takeAway();
    const changes = [
      {
        changeTime: '2026-11-20T02:00:00.000Z',
        operatorName: '陈思远',
        applyId: '',
        before: former,
        after: { trip: tripOf(), reason: '驻场' },
      },
    ];
    const changed = await show({ changes });
    await changed.act.sees('变更记录');
    await changed.act.sees('容差范围内，直接生效');
  });

  it('is copied by its applicant, and changed while it can be', async () => {
    const agreed = { trip: tripOf(), reason: '上海项目驻场实施' };
    const { element, act } = await show({ ...OWN, applyState: '已同意', agreed });
    const target = { target: 'request', kind: 'trip', depCity: '', arrCity: '', beginDate: '', endDate: '' };
    for (const [name, of] of [
      ['变更', { changeOf: TRIP_APPLY_ID }],
      ['复制', { copyOf: TRIP_APPLY_ID }],
    ] as const) {
      element.addEventListener('tp-navigate', (event) => event.preventDefault(), { once: true });
      const asked = next(element, 'tp-navigate');
      await act.press(name);
      expect((await asked).detail).to.deep.equal({ ...target, ...of });
    }
    takeAway();
    const others = await show({ applyState: '已同意' });
    await others.act.sees('出差内容');
    expect([others.act.button('复制'), others.act.button('变更')]).to.deep.equal([undefined, undefined]);
  });
});
