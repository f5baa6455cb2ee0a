import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { FormOf } from '../../../src/contract/resource/resource';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { GRADES, gradeAnswers } from '../address-book/address-book-samples';
import { accessible } from '../../support/components/accessible';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway, type ElementOnPage } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';
import { ACCOUNT } from '../account-safety/safety-samples';
import { choose } from '../report/choose';
import { standardAnswers, STANDARDS } from './standard-samples';

const grade = GRADES[1];

async function chooseGrade({ root, field }: ElementOnPage['act']): Promise<void> {
  await until(() => field('适用对象'), 'the holder');
  const holder = root.querySelector<HTMLElement>('dialog[open] [role=combobox]');
  holder?.focus();
  holder?.click();
  const option = () =>
    [...root.querySelectorAll<HTMLElement>('dialog[open] [role=option]')].find((one) =>
      one.textContent?.includes(grade.gradeName),
    );
  await until(option, grade.gradeName);
  option()?.click();
}

describeResourcePage(travelStandards, {
  tag: 'travel-standard',
  page: 'standardList',
  noun: '差旅标准',
  rows: STANDARDS,
  named: { field: 'standardName', label: '标准名称' },
  missing: '请输入标准名称',
  answers: gradeAnswers(),
  fill: chooseGrade,
});

describe('<tp-travel-standard page="travelStandardsSet">', () => {
  before(() => define(['travel-standard']));
  afterEach(takeAway);
  const show = (attributes: Record<string, string> = {}) =>
    putOnPage(
      'tp-travel-standard',
      { ...gradeAnswers(), ...standardAnswers() },
      { page: 'travelStandardsSet', ...attributes },
    );
  it('says that a cap is missing, that a class has none, and that fares are not compared', async () => {
    const { act } = await putOnPage(
      'tp-travel-standard',
      { ...gradeAnswers(), ...standardAnswers() },
      { page: 'standardList' },
    );
    await act.sees('销售标准');
    const textOf = (name: string) =>
      [...act.root.querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(name))?.textContent;
    for (const words of ['不限', '不适用', '不比较低价']) expect(textOf('销售标准')).to.contain(words);
    expect(textOf('员工标准')).to.contain('不适用').and.not.to.contain('不比较低价');
  });

  it('adds an exception with its conditions and limits, and shows its problem at its fields', async () => {
    const { act, element } = await show();
    await until(() => act.field('标准名称'), 'the form');
    await act.press('添加例外');
    await until(() => act.field('例外1 起飞日期从'), 'the exception');
    await act.type('标准名称', '远程标准');
    await chooseGrade(act);
    await act.press('保存');
    await act.sees('第1条例外：请至少设置一个条件');
    await act.type('例外1 行程时长不少于（分钟）', '240');
    await act.type('例外1 价格上限', '5000');
    await act.press('保存');
    const add = travelStandards.add.path.slice(travelStandards.add.path.lastIndexOf('/') + 1);
    await until(() => called(add).length > 0, 'the addition');
    const added = called(add)[0]?.body as FormOf<typeof travelStandards> | undefined;
    expect(added?.exceptions).to.deep.equal([
      {
        tier: null,
        from: '',
        to: '',
        leastMinutes: 240,
        maxCabinType: 1,
        economyDiscount: null,
        businessDiscount: null,
        firstDiscount: null,
        maxPrice: 500_000,
      },
    ]);
    await accessible(element);
  });

  it('asks for a proof on the spot where a rule over oneself has no other administrator, and goes on', async () => {
    const add = travelStandards.add.path.slice(travelStandards.add.path.lastIndexOf('/') + 1);
    const answers = standardAnswers();
    let isProven = false;
    const { element, act } = await putOnPage(
      'tp-travel-standard',
      {
        ...gradeAnswers(),
        ...answers,
        queryAccountSafety: () => ({ accountSafety: { ...ACCOUNT, factors: ['password'], proofs: [] } }),
        proveIdentity: () => {
          isProven = true;
          return { proofs: [], missing: 0, authSign: 'renewed' };
        },
        [add]: (body, options) => {
          if (!isProven) throw refusal('ownRuleProof');
          return answers[add]?.(body, options);
        },
      },
      { page: 'travelStandardsSet' },
    );
    await act.sees('新增差旅标准');
    await act.type('标准名称', '本人标准');
    await chooseGrade(act);
    await act.press('保存');
    await act.sees('修改记录将注明“本人修改”');
    await accessible(element);
    await act.type('登录密码', 'secret-of-mine');
    await act.press('下一步');
    await until(() => called(add).length === 2, 'it is sent again');
    const [first, second] = called(add);
    expect(second?.body).to.deep.equal(first?.body);
  });

  const dialog = ({ act }: ElementOnPage) => act.root.querySelector('dialog[open]');

  it('begins with the form, explains the inputs by an example, and sends it', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.sees('新增差旅标准');
    await act.sees('只能乘坐经济舱；经济舱不限票价；超标时可以预订，仅作记录。');
    expect(act.field('公务舱折扣上限'), 'no cap of a class that may not be flown').to.equal(undefined);
    await act.type('标准名称', '经理标准');
    await chooseGrade(act);
    await act.type('经济舱折扣上限', '85');
    await act.type('价格上限', '1500.50');
    await act.sees('票价不超过¥1,500.50为符合标准（折扣不高于8.5折）');
    expect(act.field('允许高出最低价')).to.equal(undefined);
    await act.type('低价比较范围', '120');
    await act.type('允许高出最低价', '50');
    await act.sees('起飞前后120分钟内的最低价为¥800时，票价超过¥850为超标');
    await act.check('比例');
    await act.type('允许高出最低价', '10');
    await act.sees('票价超过¥880为超标');
    await act.type('提前预订天数', '3');
    await act.sees('2026-12-31起飞的航班，最晚2026-12-28预订');
    const policy = [...act.root.querySelectorAll('dialog[open] .tp-field')].find((field) =>
      field.textContent?.startsWith('超标后'),
    );
    choose(policy?.querySelector('select') as HTMLSelectElement, '须审批');
    await act.sees('超标时须审批通过后出票');
    await accessible(element);
    await act.press('保存');
    await until(() => !dialog(shown), 'it is saved');
    expect(called('addTravelStandard')[0]?.body).to.deep.equal({
      standardName: '经理标准',
      holder: { scope: 'grade', no: grade.gradeNO, name: grade.gradeName },
      maxCabinType: 1,
      exceptions: [],
      economyDiscount: 85,
      businessDiscount: null,
      firstDiscount: null,
      maxPrice: 150_050,
      lowestMinutes: 120,
      lowestTolerance: { kind: 'percent', value: 10 },
      lowestWithShared: false,
      lowestWithConnections: false,
      advanceDays: 3,
      policy: 3,
    });
  });

  it('shows errors of the tolerance at its field', async () => {
    const { act } = await show({ row: 'S1' });
    await act.press('编辑');
    await act.type('允许高出最低价', '');
    await act.press('保存');
    await act.sees('请输入允许高出的幅度，不允许高出时填0');
    expect(called('alterTravelStandard')).to.have.length(0);
  });

  it('shows the audience and effect of a standard, and copies it for another', async () => {
    const shown = await show({ row: 'S1' });
    const { act } = shown;
    await act.sees('共86名员工适用该标准');
    await act.sees('折扣不高于8.0折');
    await act.sees('前后120分钟');
    await act.press('复制');
    await until(() => dialog(shown), 'the form');
    expect((act.field('标准名称') as HTMLInputElement).value).to.equal('员工标准（副本）');
    expect((act.field('经济舱折扣上限') as HTMLInputElement).value).to.equal('80');
    await act.press('保存');
    await act.sees('请选择适用对象');
    await chooseGrade(act);
    await act.press('保存');
    await until(() => called('addTravelStandard').length === 1, 'it is sent');
    const body = called('addTravelStandard')[0]?.body as
      | Pick<(typeof STANDARDS)[number], 'standardName' | 'holder'>
      | undefined;
    expect([body?.standardName, body?.holder.no]).to.deep.equal(['员工标准（副本）', grade.gradeNO]);
  });

  it('narrows the list by the scope', async () => {
    const { act } = await putOnPage('tp-travel-standard', standardAnswers(), { page: 'standardList' });
    await act.sees('职级：员工级');
    choose(act.field('适用对象') as HTMLSelectElement, '部门');
    await until(
      () =>
        (called('queryTravelStandardList').at(-1)?.body as { holder?: string } | undefined)?.holder ===
        'department',
      'asked for those of departments',
    );
    await pressNamed(act, '重置');
  });
});
