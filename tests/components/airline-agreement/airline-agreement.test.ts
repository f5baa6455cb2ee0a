import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { agreementWhitelists } from '../../../src/contract/airline-agreement/whitelists';
import { accessible } from '../../support/components/accessible';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway, type ElementOnPage } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { fieldsRefused } from '../../support/components/resource-answers';
import { WHITELISTS } from './whitelist-samples';

const DEPARTMENTS = [
  { no: 'D1', name: '研发中心', parentNo: '' },
  { no: 'D11', name: '平台组', parentNo: 'D1' },
  { no: 'D2', name: '销售中心', parentNo: '' },
];
const answers = { queryOrganisationChoices: () => ({ choiceList: DEPARTMENTS }) };

describeResourcePage(agreementWhitelists, {
  tag: 'airline-agreement',
  page: 'protocolWhitelistManage',
  noun: '协议白名单',
  rows: structuredClone(WHITELISTS) as never,
  named: { field: 'agreementName', label: '协议名称' },
  missing: '请输入协议名称',
  fill: (act) => act.type('有效期：开始', '2026-01-01'),
  answers,
});

const dialog = ({ act }: ElementOnPage) => act.root.querySelector<HTMLElement>('dialog[open]');
/** Control of a field in the form, by its label. */
const control = (shown: ElementOnPage, label: string) =>
  [...(dialog(shown)?.querySelectorAll<HTMLElement>('.tp-field') ?? [])]
    .find((field) => field.querySelector('label')?.textContent === label)
    ?.querySelector<HTMLElement>('[role=combobox], input');
const row = ({ act }: ElementOnPage, name: string) =>
  [...act.root.querySelectorAll<HTMLElement>('.tp-tree-row, [role=option]')].find((one) =>
    one.textContent?.includes(name),
  );

describe('<tp-airline-agreement>', () => {
  before(() => define(['airline-agreement']));
  afterEach(takeAway);

  it('says periods and departments in words, and takes them from a tree and two fields of days', async () => {
    const shown = await putOnPage('tp-airline-agreement', answers);
    const { act } = shown;
    await act.sees('2026-01-01 起');
    await act.sees('2026-01-01 至 2026-12-31');
    await pressNamed(act, '编辑 国航大客户协议');
    await until(() => control(shown, '适用部门'), 'the form');
    expect(control(shown, '适用部门')?.textContent).to.equal('研发中心');
    control(shown, '适用部门')?.click();
    await until(() => row(shown, '销售中心'), 'the departments');
    row(shown, '销售中心')?.click();
    await until(() => control(shown, '适用部门')?.textContent === '研发中心 等2项', 'both');
    await sendKeys({ press: 'Escape' });
    const inUse = control(shown, '状态') as HTMLInputElement;
    expect([inUse.role, inUse.checked]).to.deep.equal(['switch', true]);
    inUse.click();
    await act.type('有效期：结束', '2025-01-01');
    await act.press('保存');
    await act.sees('结束日期不能早于开始日期');
    expect(act.root.activeElement, 'the day that is wrong').to.equal(control(shown, '有效期：结束'));
    await act.type('有效期：结束', '2027-01-01');
    await act.press('保存');
    await until(() => !dialog(shown), 'it is saved');
    const sent = called('alterProtocolWhitelist').at(-1)?.body as { values: object } | undefined;
    expect(sent?.values).to.deep.include({
      isEnable: false,
      validPeriod: { from: '2026-01-01', to: '2027-01-01' },
      departments: [
        { no: 'D1', name: '研发中心' },
        { no: 'D2', name: '销售中心' },
      ],
    });
  });

  it('narrows to one department of the tree, which the address names and brings back', async () => {
    const shown = await putOnPage('tp-airline-agreement', answers);
    const { element, act } = shown;
    await act.sees('国航大客户协议');
    act.root.querySelector<HTMLElement>('.tp-tree-field [role=combobox]')?.click();
    await until(() => row(shown, '研发中心'), 'the departments');
    const told = next(element, 'tp-filters');
    row(shown, '研发中心')?.click();
    expect((await told).detail).to.have.nested.property('attributes.filters', 'departments=D1');
    await act.sees('共 1 条协议白名单');
    expect(act.root.querySelector('.tp-tree-panel'), 'one is enough').to.equal(null);
    element.setAttribute('filters', 'departments=D2');
    await act.sees('没有符合条件的协议白名单');
    await until(
      () => act.root.querySelector('.tp-tree-field [role=combobox]')?.textContent === '销售中心',
      'its name',
    );
  });

  it('finds staff and lists by search, shows refusals of the gateway at the field, and passes axe', async () => {
    const refused = {
      addProtocolWhitelistStaff: () => {
        throw fieldsRefused({ staff: '该员工已在此协议的白名单中' });
      },
    };
    const shown = await putOnPage('tp-airline-agreement', refused, { page: 'protocolWhitelistSubmit' });
    const { element, act } = shown;
    await act.sees('周航');
    await act.press('新增白名单员工');
    await until(() => control(shown, '员工'), 'the form');
    await act.press('保存');
    await act.sees('请选择员工');
    await act.sees('请选择协议');
    for (const [label, name] of [
      ['员工', '王建华'],
      ['协议', '东航协议'],
    ] as const) {
      control(shown, label)?.focus();
      control(shown, label)?.click();
      await until(() => dialog(shown)?.querySelector('[role=option]'), `a choice of ${label}`);
      row(shown, name)?.click();
      await until(() => (control(shown, label) as HTMLInputElement).value === name, `${name} to be chosen`);
    }
    await accessible(element);
    await act.press('保存');
    await act.sees('该员工已在此协议的白名单中');
    expect(called('addProtocolWhitelistStaff')[0]?.body).to.deep.equal({
      staff: { no: 'S0002', name: '王建华' },
      whitelist: { no: 'W2', name: '东航协议' },
      remark: '',
    });
  });

  it('is narrowed by an address to a list, by its number alone', async () => {
    const { act } = await putOnPage(
      'tp-airline-agreement',
      {},
      { page: 'protocolWhitelistSubmit', filters: 'whitelist=W2' },
    );
    await act.sees('共 1 条白名单员工');
    await until(() => (act.field('协议') as HTMLInputElement).value === '东航协议', 'its name');
  });
});
