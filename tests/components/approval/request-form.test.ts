import { expect } from '@open-wc/testing';
import { chooseCost } from '../../support/components/cost-choices';
import { define } from '../../../components/index';
import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { FormFields } from '../../../src/contract/approval/trip';
import type { BodyOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { setValue, within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, refusal } from '../../support/components/samples';
import { orderFormInfo } from '../flight-booking/support/traveller-samples';
import { application, FORM_FIELDS, TEMPLATES, tripDetail, TRIP_APPLY_ID } from './approval-samples';
import { daysFromNow, fieldOfLeg, fillRequest, hasPurpose } from './request-steps';

type Body = BodyOf<typeof submitApprovalApplyAuto>;
const FILE = {
  fileNo: `F${'a'.repeat(32)}`,
  fileName: '会议通知.pdf',
  fileType: 'application/pdf',
  fileSize: 2000,
};

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  ({ calls } = fake);
  const runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' as const } };
  provider = createProvider(runtime);
  const element = document.createElement('tp-travel-request');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  await within(element).sees(/新建|变更|不能/);
  return { element, act: within(element) };
}
const body = () => calls.findLast(({ name }) => name === 'submitApprovalApplyAuto')?.body as Body | undefined;
const asking = (fields: Partial<FormFields>): Answers => ({
  queryTemplateTypes: () =>
    TEMPLATES.map((template) => ({ ...template, formFields: { ...FORM_FIELDS, ...fields } })),
});
function give(element: HTMLElement): void {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
  const data = new DataTransfer();
  data.items.add(new File(['x'], FILE.fileName));
  if (!input) throw new Error('no field for files');
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the fields of a request', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('are those of the enterprise’s form, required where it requires them', async () => {
    const { element, act } = await show(
      asking({ budget: 'required', costCenter: 'required', accountingEntity: 'hidden', files: 'required' }),
    );
    await act.sees('成本中心');
    await fillRequest(element);
    expect(act.field('核算主体')).to.equal(undefined);
    await act.press('提交申请');
    for (const words of ['请填写预算', '请选择成本中心', '请上传附件']) await act.sees(words);
    await accessible(element);
    expect(body()).to.equal(undefined);
  });

  it('that the form hides are neither shown nor sent', async () => {
    const { element, act } = await show(
      asking({ budget: 'hidden', costCenter: 'hidden', accountingEntity: 'hidden', files: 'hidden' }),
    );
    await fillRequest(element);
    expect(act.field('预算')).to.equal(undefined);
    expect(act.text()).not.to.include('预算合计');
    await act.press('提交申请');
    await act.sees('出差申请已提交');
    expect([body()?.legs[0]?.budget, body()?.fileNos]).to.deep.equal([null, []]);
  });

  it('name who bears the costs', async () => {
    const { costCenterList, accountingEntityList } = orderFormInfo();
    const { element, act } = await show();
    await fillRequest(element);
    await chooseCost(act, '成本中心', costCenterList[0]?.name ?? '');
    await chooseCost(act, '核算主体', accountingEntityList[0]?.name ?? '');
    await act.press('提交申请');
    await act.sees('出差申请已提交');
    expect([body()?.costCenterNo, body()?.accountingEntityNo]).to.deep.equal([
      costCenterList[0]?.no,
      accountingEntityList[0]?.no,
    ]);
  });

  it('take files, which are there again after a reload; while one is being sent the request waits', async () => {
    let stored: ((file: object) => void) | undefined;
    const { element, act } = await show({
      fileUpload: () => new Promise((resolve) => (stored = resolve)),
    });
    await fillRequest(element);
    give(element);
    await until(() => stored, 'it is sent');
    await act.press('提交申请');
    await act.sees('附件尚未上传完成');
    stored?.(FILE);
    await until(() => sessionStorage.getItem('tp-travel-request-3')?.includes(FILE.fileNo), 'it is kept');
    provider.remove();
    const again = await show();
    await again.act.sees(FILE.fileName);
    await hasPurpose(again.act);
    await again.act.press('提交申请');
    await again.act.sees('出差申请已提交');
    expect(body()?.fileNos).to.deep.equal([FILE.fileNo]);
  });

  it('say of a file that is gone that it is', async () => {
    const { element, act } = await show({
      fileUpload: () => FILE,
      submitApprovalApplyAuto: () => {
        throw refusal('fileUnknown');
      },
    });
    await fillRequest(element);
    give(element);
    await act.sees(FILE.fileName);
    await act.press('提交申请');
    await act.sees('文件不存在或已失效，请重新上传');
  });
});

describe('a request like one of before', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('is chosen from one’s own, with all but days that are past', async () => {
    const { trip } = tripDetail();
    if (!trip) throw new Error('no trip');
    const past = trip.legs.map((leg) => ({ ...leg, beginDate: '2020-01-01', endDate: '2020-01-02' }));
    const { element, act } = await show({
      queryApprovalList: () => ({
        total: 1,
        applicationList: [
          application({
            applyId: TRIP_APPLY_ID,
            applyType: 9,
            reason: '上海项目驻场实施',
            trip: { ...trip, legs: past },
            overStandard: null,
            flights: [],
          }),
        ],
        canApprove: false,
        pendingCount: 0,
      }),
    });
    await act.press('复制历史申请');
    await act.sees('上海项目驻场实施');
    await accessible(element);
    act.button(`复制 ${TRIP_APPLY_ID}`)?.click();
    await until(() => act.field('出差事由')?.value === '上海项目驻场实施', 'its reason');
    await act.sees('新建行前申请');
    expect(
      ['出发城市', '到达城市', '开始日期', '预算'].map(
        (label) => (fieldOfLeg(element, 0, label) as HTMLInputElement).value,
      ),
    ).to.deep.equal(['北京', '上海', '', '10000']);
    await act.sees('陈思远');
  });

  it('begins with one that is named, also of before there were legs', async () => {
    const { trip } = tripDetail();
    if (!trip) throw new Error('no trip');
    const xian = { cityCode: 'SIA', cityName: '西安' };
    const { element, act } = await show(
      {
        queryApprovalDetail: () =>
          tripDetail({ trip: { ...trip, legs: [], cities: [...trip.cities, xian], form: null } }),
      },
      { 'copy-of': TRIP_APPLY_ID },
    );
    await act.sees('行程2');
    expect((fieldOfLeg(element, 1, '出发城市') as HTMLInputElement).value).to.equal('上海');
    expect((fieldOfLeg(element, 1, '到达城市') as HTMLInputElement).value).to.equal('西安');
  });

  it('is not offered for applications that are no trips', async () => {
    const { act } = await show(
      { queryApprovalDetail: () => tripDetail({ trip: null }) },
      { 'copy-of': 'SP1' },
    );
    await act.sees('该申请不是出差申请或行前申请，不能复制');
  });
});

describe('a change of a trip that was agreed to', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  const days = { beginDate: daysFromNow(-1), endDate: daysFromNow(5) };
  function agreed(answers: Answers = {}): Answers {
    const detail = tripDetail({ applyState: '已同意' });
    if (!detail.trip) throw new Error('no trip');
    const legs = detail.trip.legs.map((leg) => ({ ...leg, ...days }));
    const trip = { ...detail.trip, ...days, legs };
    const content = { trip, reason: detail.reason };
    return { queryApprovalDetail: () => ({ ...detail, trip, agreed: content }), ...answers };
  }

  it('within the tolerance says that it stands at once, and stands then', async () => {
    const { element, act } = await show(
      agreed({
        submitApprovalApplyAuto: () => ({
          applyId: TRIP_APPLY_ID,
          applyState: '已同意',
          approverName: '林静',
        }),
      }),
      { 'change-of': TRIP_APPLY_ID },
    );
    await act.sees('变更出差申请');
    expect(act.text()).not.to.include('行前申请');
    await hasPurpose(act);
    await act.sees('尚未变更申请内容');
    setValue(fieldOfLeg(element, 0, '预算') as HTMLInputElement, '11000');
    await act.sees('变更在容差范围内，提交后立即生效');
    await act.sees('容差：预算上浮不超过10%，起止日期变动不超过1天');
    expect(act.text()).not.to.include('审批流程');
    await accessible(element);
    await act.press('提交申请');
    await act.sees('变更已生效');
    expect([body()?.changeOf, body()?.legs[0]?.budget]).to.deep.equal([TRIP_APPLY_ID, 1_100_000]);
    expect(body()?.legs[0]?.beginDate, 'of a trip that is under way').to.equal(days.beginDate);
  });

  it('beyond the tolerance gives the reasons for another approval, and shows the path', async () => {
    const { element, act } = await show(agreed(), { 'change-of': TRIP_APPLY_ID });
    await act.sees('变更出差申请');
    setValue(fieldOfLeg(element, 0, '预算') as HTMLInputElement, '11000.01');
    await act.sees('预算的变更超出容差范围，提交后须重新审批；通过前仍按原申请执行');
    await act.sees('审批流程');
  });

  it('is there again after a reload, and begins anew from the trip', async () => {
    const { act } = await show(agreed(), { 'change-of': TRIP_APPLY_ID });
    await act.sees('变更出差申请');
    setValue(act.field('出差事由') as unknown as HTMLTextAreaElement, '延期');
    await until(() => sessionStorage.getItem('tp-travel-request-3')?.includes('延期'), 'it is kept');
    provider.remove();
    const again = await show(agreed(), { 'change-of': TRIP_APPLY_ID });
    await again.act.sees('变更出差申请');
    await until(() => again.act.field('出差事由')?.value === '延期', 'what was typed');
    await again.act.press('清空重填');
    await until(() => again.act.field('出差事由')?.value === '上海项目驻场实施', 'the trip as it is');
    await again.act.sees('变更出差申请');
  });

  it('cannot be had of one that cannot be changed', async () => {
    const { act } = await show({ queryApprovalDetail: () => tripDetail() }, { 'change-of': TRIP_APPLY_ID });
    await act.sees('该申请单不能变更');
  });
});
