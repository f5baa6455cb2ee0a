import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../support/components/samples';
import { choose, inputOf, options, staffNamed, submitted, typeInto } from './picking';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(markup: string, answers: Answers = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  provider.innerHTML = `<form>${markup}</form>`;
  const form = provider.querySelector('form') as HTMLFormElement;
  const element = form.querySelector('tp-staff-picker') as HTMLElementTagNameMap['tp-staff-picker'];
  await until(() => element.shadowRoot?.querySelector('input'), 'the field');
  return { form, element, act: within(element) };
}

describe('<tp-staff-picker>', () => {
  before(() => define(['staff-picker']));
  afterEach(() => provider.remove());

  it('submits the number of who is chosen, found by the gateway', async () => {
    const { form, element } = await show(
      '<tp-staff-picker name="staff" aria-label="出差人"></tp-staff-picker>',
    );
    expect(calls).to.deep.equal([]);
    await typeInto(element, '王');
    await until(() => calls.some(({ body }) => (body as { keyword: string }).keyword === '王'));
    const picked = next(element, 'tp-picked');
    await choose(element, '王建华');
    expect((await picked).detail).to.deep.equal({ picked: [{ code: 'S0002', name: '王建华' }] });
    expect(submitted(form)).to.deep.equal([['staff', 'S0002']]);
    await until(() => element.selectedText === '王建华' && inputOf(element).value === '王建华');
    await accessible(form);
  });

  it('takes several, each an entry of its own, and gives them back one by one', async () => {
    const { form, element, act } = await show(
      '<tp-staff-picker name="staff" label="同行人" value="S0001" multiple required></tp-staff-picker>',
    );
    await act.sees('林静');
    expect(submitted(form)).to.deep.equal([['staff', 'S0001']]);
    await typeInto(element, '王');
    await choose(element, '王建华');
    expect(element.value).to.equal('S0001,S0002');
    expect(submitted(form)).to.deep.equal([
      ['staff', 'S0001'],
      ['staff', 'S0002'],
    ]);
    await until(() => element.selectedText === '林静、王建华');
    expect(inputOf(element).value, 'room for the next').to.equal('');
    element.name = 'people';
    expect(submitted(form).map(([name]) => name)).to.deep.equal(['people', 'people']);
    await accessible(form);
    await act.press('移除林静');
    expect(element.value).to.equal('S0002');
    inputOf(element).focus();
    await sendKeys({ press: 'Backspace' });
    await until(() => element.value === '');
    expect([submitted(form), element.validity.valueMissing]).to.deep.equal([[], true]);
    expect(element.validationMessage).to.equal('请选择员工');
    form.reset();
    expect(submitted(form)).to.deep.equal([['people', 'S0001']]);
    await act.sees('林静');
  });

  it('is not valid with somebody whom the user may not see', async () => {
    const { element } = await show('<tp-staff-picker value="S0001,S9" multiple></tp-staff-picker>');
    await until(() => !element.validity.valid);
    expect(element.validationMessage).to.equal('没有可选的员工：S9');
    expect(element.value).to.equal('S0001,S9');
  });

  it('keeps its value while the gateway is lost, and names it afterwards', async () => {
    let isLost = true;
    const working = goodAnswers()['queryStaffInfoVagueForCloud'];
    const { element, form, act } = await show(
      '<tp-staff-picker name="staff" value="S0002"></tp-staff-picker>',
      {
        queryStaffInfoVagueForCloud: (body: never) => {
          if (isLost) throw lostAnswer();
          return working?.(body);
        },
      },
    );
    inputOf(element).focus();
    await act.sees('员工加载失败：网络异常');
    expect([submitted(form), element.selectedText]).to.deep.equal([[['staff', 'S0002']], 'S0002']);
    isLost = false;
    await act.press('重试');
    await until(() => element.selectedText === '王建华');
    await until(() => options(element).length > 0);
  });

  it('takes who was typed and left before the answer was there', async () => {
    const waiting: (() => void)[] = [];
    const { element } = await show('<tp-staff-picker></tp-staff-picker>', {
      async queryStaffInfoVagueForCloud(body: { keyword: string }) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return staffNamed(body);
      },
    });
    await typeInto(element, ' 王建华 ');
    inputOf(element).blur();
    await until(() => {
      for (const answer of waiting.splice(0)) answer();
      return element.selectedText === '王建华';
    });
    expect(element.validity.valid).to.equal(true);
  });

  it('reports typed names of unknown staff as invalid', async () => {
    const { element, act } = await show('<tp-staff-picker></tp-staff-picker>', {
      queryStaffInfoVagueForCloud: () => ({ total: 0, staffList: [] }),
    });
    await typeInto(element, '无此人');
    await act.sees('没有找到可选的员工');
    inputOf(element).blur();
    await act.sees('请从列表中选择员工');
    expect(inputOf(element).value).to.equal('无此人');
  });
});
