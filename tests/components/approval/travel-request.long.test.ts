import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { key, setValue, within } from '../../support/components/act';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { daysFromNow, fieldOfLeg, fillRequest, hasPurpose } from './request-steps';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { TEMPLATES } from './approval-samples';
import { orderFormInfo, staff } from '../flight-booking/support/traveller-samples';

type Body = BodyOf<typeof submitApprovalApplyAuto>;
const KEPT = 'tp-travel-request-3';

let provider: HTMLElement;
let runtime: Runtime;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  ({ calls } = fake);
  runtime = { ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' } };
  provider = createProvider(runtime);
  const element = document.createElement('tp-travel-request');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  await within(element).sees(/新建|New/);
  return { element, act: within(element) };
}
async function filled(answers: Answers = {}) {
  const shown = await show(answers);
  await fillRequest(shown.element);
  return shown;
}
const sent = () => calls.filter(({ name }) => name === 'submitApprovalApplyAuto');
const body = () => sent()[0]?.body as Body | undefined;
function setSelect(field: HTMLElement, label: string): void {
  const select = field as HTMLSelectElement;
  const option = [...select.options].find(({ text }) => text === label);
  if (option) select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const invalid = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('[aria-invalid="true"]') ?? [])].length;
const focused = (element: HTMLElement) => element.shadowRoot?.activeElement;

describe('<tp-travel-request>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('speaks English, in its error messages too', async () => {
    // The name of a step is a text of the enterprise and is not translated.
    const step = { stepNo: 1, stepName: 'Line manager', mode: 'any', approvers: [] };
    const { element, act } = await show({ getListApprovalPathInfo: () => [step] }, { lang: 'en' });
    await act.sees('New travel request');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    await act.press('Submit');
    await act.sees('Please enter the reason');
    await act.sees('Please choose the city to leave from');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    element.lang = 'zh-CN';
    await act.sees('新建出差申请');
  });

  it('sends the form once, and names the approvers', async () => {
    const { element, act } = await filled();
    await act.type('预算', '-5,000.129元');
    expect(act.field('预算')?.value).to.equal('5000.12');
    element.addEventListener('tp-before-submit', (event) => event.preventDefault(), { once: true });
    const asked = next(element, 'tp-before-submit');
    await act.press('提交申请');
    expect((await asked).detail, 'a host that prevents it').to.deep.equal({ applyType: 1, changeOf: '' });
    expect(sent()).to.deep.equal([]);
    const submitted = next(element, 'tp-approval-submitted');
    await act.press('提交申请');
    const button = act.button('提交申请');
    button?.click();
    expect((await submitted).detail).to.deep.equal({ applyId: 'SP26112000000009', applyState: '审批中' });
    await act.sees('等待王建华审批');
    await act.sees('SP26112000000009');
    expect(focused(element)?.textContent).to.equal('出差申请已提交');
    expect(sent()).to.have.length(1);
    expect(sent()[0]?.body).to.deep.equal({
      applyType: 1,
      purposeCode: 'P1',
      reason: '项目验收',
      legs: [
        {
          depCityCode: 'BJS',
          arrCityCode: 'SHA',
          beginDate: daysFromNow(10),
          endDate: daysFromNow(12),
          travelMeans: 'flight',
          budget: 500_012,
        },
      ],
      travellerNOList: ['S0001'],
      costCenterNo: '',
      accountingEntityNo: '',
      fileNos: [],
      changeOf: '',
    } satisfies Body);
    expect(sessionStorage.getItem(KEPT), 'what was typed is forgotten').to.equal(null);
    await act.press('再提交一份申请');
    await until(() => act.field('出发城市')?.value === '', 'an empty form');
  });

  it('shows missing values at each field, and focuses the first', async () => {
    const { element, act } = await show();
    await act.press('提交申请');
    for (const words of [
      '请选择出差目的',
      '请输入出差事由',
      '请选择出发城市',
      '请选择到达城市',
      '请选择开始日期',
      '请选择结束日期',
    ]) {
      await act.sees(words);
    }
    expect(focused(element)).to.equal(act.field('出差目的'));
    expect(invalid(element)).to.equal(6);
    await accessible(element);
    setValue(act.field('出差事由') as unknown as HTMLTextAreaElement, '项目验收');
    await until(() => invalid(element) === 5, 'its error is gone');
    await act.sees('4/200');
    await act.type('开始日期', daysFromNow(-1));
    await act.type('结束日期', daysFromNow(-2));
    await act.press('提交申请');
    await act.sees('开始日期不能早于今天');
    await act.sees('结束日期不能早于开始日期');
    expect(sent()).to.have.length(0);
  });

  it('takes several legs, each on from the one before, with a budget for each or for none', async () => {
    const { act, element } = await filled();
    await act.type('预算', '1000');
    await act.press('添加行程');
    const second = (label: string) => fieldOfLeg(element, 1, label) as HTMLInputElement;
    await until(() => second('出发城市')?.value === '上海', 'on from the first');
    expect(second('开始日期').value).to.equal(daysFromNow(12));
    second('到达城市').focus();
    setValue(second('到达城市'), 'pek');
    await act.sees('所有机场');
    key(second('到达城市'), 'Enter');
    await until(() => second('到达城市').value === '北京', 'the city of the airport');
    setValue(second('开始日期'), daysFromNow(9));
    setValue(second('结束日期'), daysFromNow(14));
    await act.press('提交申请');
    await act.sees('开始日期不能早于上一段行程');
    await act.sees('请填写每段行程的预算，或全部留空');
    expect(invalid(element)).to.equal(2);
    setValue(second('开始日期'), daysFromNow(13));
    await until(() => invalid(element) === 1, 'the other error stays');
    setValue(second('预算'), '800.5');
    await act.sees('¥1,800.50');
    setSelect(second('交通工具'), '火车');
    await act.press('提交申请');
    await act.sees('出差申请已提交');
    const [first, then] = body()?.legs ?? [];
    expect([first?.arrCityCode, first?.budget, first?.travelMeans]).to.deep.equal(['SHA', 100_000, 'flight']);
    expect(then).to.deep.equal({
      depCityCode: 'SHA',
      arrCityCode: 'BJS',
      beginDate: daysFromNow(13),
      endDate: daysFromNow(14),
      travelMeans: 'train',
      budget: 80_050,
    });
  });

  it('takes a leg out again, and no city for both ends of one', async () => {
    const { act } = await filled();
    await act.press('添加行程');
    await act.press('移除行程2');
    await until(() => !act.button('移除行程1'), 'the only leg stays');
    await act.type('到达城市', '北京');
    await until(() => act.root.querySelector('[role=option]')?.textContent?.includes('北京'), 'on offer');
    key(act.field('到达城市') as HTMLElement, 'Enter');
    await act.press('提交申请');
    await act.sees('到达城市不能与出发城市相同');
    expect(sent()).to.have.length(0);
  });

  it('asks for colleagues, by right', async () => {
    const { element, act } = await filled();
    await act.type('添加出行人', '王');
    await until(
      () => act.root.querySelector('[role=option]')?.textContent?.includes('王建华'),
      'who is meant',
    );
    key(act.field('添加出行人') as HTMLElement, 'Enter');
    await until(() => act.button('移除 王建华'), 'the colleague');
    await accessible(element);
    await act.press('移除 林静');
    await act.press('提交申请');
    await act.sees('出差申请已提交');
    expect(body()?.travellerNOList).to.deep.equal(['S0002']);
  });

  it('says so to users who may only apply for themselves', async () => {
    const { act } = await show({ queryOrderFormInfo: () => orderFormInfo({ canBookColleagues: false }) });
    await act.sees('您只能为自己申请');
  });

  it('is filled in beforehand, and starts with the kind that is wanted', async () => {
    const { act } = await show(
      {},
      {
        kind: 'pre-trip',
        'dep-city': 'PEK',
        'arr-city': 'SHA',
        'begin-date': daysFromNow(3),
        'end-date': 'soon',
      },
    );
    await act.sees('新建行前申请');
    expect(act.field('出发城市')?.value).to.equal('北京');
    expect(act.field('到达城市')?.value).to.equal('上海');
    expect(act.field('开始日期')?.value).to.equal(daysFromNow(3));
    expect(act.field('结束日期')?.value).to.equal(daysFromNow(3));
  });

  it('shows who will decide it, as it is filled in', async () => {
    const asked: unknown[] = [];
    const supervisor = { staffNO: 'S0001', staffName: '王建华' };
    const first = { stepNo: 1, stepName: '直属上级审批', mode: 'any', approvers: [supervisor] };
    const { element, act } = await show({
      getListApprovalPathInfo: (question: { amount: number | null }) => {
        asked.push(question);
        const others = ['刘敏', '周宁'].map((staffName) => ({ staffNO: staffName, staffName }));
        const second = { stepNo: 2, stepName: '行政与财务会签', mode: 'all', approvers: others };
        return (question.amount ?? 0) >= 2_000_000 ? [first, second] : [first];
      },
    });
    await act.sees('直属上级审批王建华');
    expect(asked).to.deep.equal([
      { applyType: 1, amount: null, days: null, costCenterNo: '', travellerNOList: ['S0001'] },
    ]);
    await act.type('预算', '30000');
    await act.sees('刘敏、周宁（会签）');
    await act.type('开始日期', daysFromNow(10));
    await act.type('结束日期', daysFromNow(12));
    await until(
      () =>
        JSON.stringify(asked.at(-1)) ===
        '{"applyType":1,"amount":3000000,"days":3,"costCenterNo":"","travellerNOList":["S0001"]}',
      'the days were asked for',
    );
    await accessible(element);
  });

  it('says in advance that there is no approver, and works without the path if it does not load', async () => {
    const { act } = await show({ getListApprovalPathInfo: () => [] });
    await act.sees('您没有可审批的人员');
    provider.remove();
    const without = await show({
      getListApprovalPathInfo: () => {
        throw refusal('forbidden');
      },
    });
    await without.act.sees('提交申请');
    expect(without.act.text()).not.to.contain('审批流程');
  });

  describe('the draft', () => {
    it('is restored after a reload, and with another prefill except for its values', async () => {
      await filled();
      await until(() => sessionStorage.getItem(KEPT)?.includes('"endDate":"2'));
      provider.remove();
      const again = await show();
      await again.act.sees('已恢复上次未提交的申请内容');
      expect(again.act.field('到达城市')?.value).to.equal('上海');
      await hasPurpose(again.act);
      provider.remove();
      const { act } = await show({}, { 'dep-city': 'SIA', 'arr-city': 'SHA' });
      expect(act.field('出发城市')?.value).to.equal('西安');
      expect(act.field('出差事由')?.value).to.equal('项目验收');
    });

    it('is not there for another person', async () => {
      await filled();
      await until(() => sessionStorage.getItem(KEPT));
      provider.remove();
      const { act } = await show({
        queryStaffInfoVagueForCloud: () => ({
          total: 1,
          staffList: [staff({ staffNO: 'S0002', staffName: '王建华' })],
        }),
      });
      expect(act.field('出差事由')?.value).to.equal('');
      await act.sees('王建华');
    });

    it('goes when the form is given up, after a question', async () => {
      const { element, act } = await filled();
      await act.press('取消');
      await act.press('继续填写');
      expect(act.field('出差事由')?.value).to.equal('项目验收');
      const cancelled = next(element, 'tp-request-cancelled');
      await act.press('取消');
      await act.press('放弃填写');
      await cancelled;
      expect(sessionStorage.getItem(KEPT)).to.equal(null);
    });
  });

  it('asks again under the same request id after a lost answer, also after a reload', async () => {
    const lose = () => {
      throw lostAnswer();
    };
    const { element, act } = await filled({ submitApprovalApplyAuto: lose });
    await act.press('提交申请');
    await act.sees('结果未知，请再次提交确认，不会重复申请');
    expect(focused(element)?.getAttribute('role')).to.equal('alert');
    await act.press('提交申请');
    await until(() => sent().length === 2, 'asked again');
    const [first, second] = sent().map(({ requestId }) => requestId);
    expect(second).to.equal(first);
    await act.sees('结果未知');
    provider.remove();
    const again = await show();
    await hasPurpose(again.act);
    await again.act.sees('上次提交没有收到结果');
    expect(again.act.text()).not.to.contain('未提交');
    await again.act.press('提交申请');
    await again.act.sees('出差申请已提交');
    expect(sent().map(({ requestId }) => requestId)).to.deep.equal([first]);
  });

  it('is another request once it is changed', async () => {
    let isLost = true;
    const { act } = await filled({
      submitApprovalApplyAuto: () => {
        if (isLost) throw lostAnswer();
        return { applyId: 'SP26112000000010', applyState: '审批中', approverName: '王建华' };
      },
    });
    await act.press('提交申请');
    await act.sees('结果未知');
    isLost = false;
    setValue(act.field('出差事由') as unknown as HTMLTextAreaElement, '客户验收');
    await act.press('提交申请');
    await act.sees('SP26112000000010');
    expect(new Set(sent().map(({ requestId }) => requestId)).size).to.equal(2);
  });

  describe('a refusal', () => {
    const refusing = (error: Error): Answers => ({
      submitApprovalApplyAuto: () => {
        throw error;
      },
    });

    it('of fields is said at the fields', async () => {
      const fields = {
        'legs.0.arrCityCode': '城市不存在，请重新选择',
        'travellerNOList.0': '该员工不属于当前企业',
        'legs.0.budget': '预算须大于0',
        costCenterNo: '成本中心不存在，请重新选择',
      };
      const { act } = await filled(
        refusing(
          new GatewayError({ kind: 'fields', code: '41000', message: '有误', retryable: false, fields }),
        ),
      );
      await act.press('提交申请');
      await act.sees('城市不存在，请重新选择');
      await act.sees('林静：该员工不属于当前企业');
      await act.sees('预算须大于0');
      await act.sees('成本中心不存在，请重新选择');
      expect(act.field('到达城市')?.getAttribute('aria-invalid')).to.equal('true');
      expect(act.field('出差事由')?.value, 'nothing typed is lost').to.equal('项目验收');
    });

    it('of the whole is said beside the button', async () => {
      const { act } = await filled(refusing(refusal('approverMissing')));
      await act.press('提交申请');
      await act.sees('没有可审批该申请的审批人，无法提交审批，请联系管理员');
    });
  });

  describe('an enterprise without a form', () => {
    const without = (change: (template: (typeof TEMPLATES)[number]) => object[]): Answers => ({
      queryTemplateTypes: () => TEMPLATES.flatMap(change),
    });

    it('for one kind says so for that kind alone', async () => {
      const { act } = await filled(
        without((template) => (template.applicationBusinessType === 9 ? [] : [template])),
      );
      expect(act.text()).not.to.include('企业未配置');
      await act.check('行前申请');
      await act.sees('企业未配置行前申请审批模板详情，请联系管理员配置！');
      await act.press('提交申请');
      await act.sees('企业未配置行前申请审批模板详情，请联系管理员配置！');
      await until(() => !act.button('提交申请')?.ariaDisabled, 'it is answered');
      expect(sent()).to.have.length(0);
      await act.check('出差申请');
      await act.press('提交申请');
      await act.sees('出差申请已提交');
    });

    it('with one that leads nowhere says that', async () => {
      const { act } = await show(without((template) => [{ ...template, formURL: '' }]));
      await act.sees('企业未配置出差申请审批跳转地址，请联系管理员配置！');
      await act.check('行前申请');
      await act.sees('企业未配置行前申请审批跳转地址，请联系管理员配置！');
    });

    it('whose site is not known says that, unless the form has a site of its own', async () => {
      const noSite = { queryObjectTree: () => ({ queryObjectTreeResps: [] }) };
      const { act } = await filled(noSite);
      await act.sees('未获取到审批域名');
      await act.press('提交申请');
      await until(() => !act.button('提交申请')?.ariaDisabled, 'it is answered');
      expect(sent()).to.have.length(0);
      provider.remove();
      sessionStorage.clear();
      const elsewhere = (template: (typeof TEMPLATES)[number]) => [
        { ...template, formURL: 'https://forms.example.com/apply' },
      ];
      const other = await filled({ ...noSite, ...without(elsewhere) });
      await other.act.press('提交申请');
      await other.act.sees('出差申请已提交');
    });

    it('that cannot be had is to be asked for again', async () => {
      let fails = true;
      const { act } = await filled({
        queryTemplateTypes: () => {
          if (fails) throw lostAnswer();
          return TEMPLATES;
        },
      });
      await act.press('提交申请');
      await act.sees('获取审批模板失败，请稍后重试');
      fails = false;
      await act.press('提交申请');
      await act.sees('出差申请已提交');
    });
  });
});
