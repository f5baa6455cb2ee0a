import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
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
import { CITIES, goodAnswers, lostAnswer } from '../../support/components/samples';
import { choose, inputOf, submitted, typeInto } from './picking';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

/** Shows a form with the given markup and waits for its picker. */
async function show(markup: string, answers: Answers = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  provider.innerHTML = `<form>${markup}<button>提交</button></form>`;
  const form = provider.querySelector('form') as HTMLFormElement;
  const element = form.querySelector('tp-city-picker') as HTMLElementTagNameMap['tp-city-picker'];
  await until(() => element.shadowRoot?.querySelector('input'), 'the field');
  return { form, element, act: within(element) };
}
const shownText = (element: Element) => inputOf(element).value;

describe('<tp-city-picker>', () => {
  before(() => define(['city-picker']));
  afterEach(() => provider.remove());

  it('submits the code of the chosen city under its name, and tells the page', async () => {
    const { form, element } = await show('<tp-city-picker name="city"></tp-city-picker>');
    expect(submitted(form)).to.deep.equal([['city', '']]);
    expect(calls, 'nothing is asked before it is needed').to.deep.equal([]);
    const heard: string[] = [];
    for (const type of ['input', 'change', 'tp-picked']) {
      form.addEventListener(type, (event) => {
        expect(event.target).to.equal(element);
        heard.push(`${type} ${element.value}`);
      });
    }
    await typeInto(element, 'shangh');
    const picked = next(element, 'tp-picked');
    await choose(element, '上海');
    expect((await picked).detail).to.deep.equal({ picked: [{ code: 'SHA', name: '上海' }] });
    expect(heard, 'typing is no input of the field').to.deep.equal([
      'input SHA',
      'change SHA',
      'tp-picked SHA',
    ]);
    expect(submitted(form)).to.deep.equal([['city', 'SHA']]);
    await until(() => element.selectedText === '上海');
    expect(new URLSearchParams(submitted(form)).toString()).to.equal('city=SHA');
  });

  it('shows the name of a value that was there before the cities', async () => {
    let answer: (() => void) | undefined;
    const { element, form } = await show('<tp-city-picker name="city" value="BJS"></tp-city-picker>', {
      queryCityList: () => new Promise((resolve) => (answer = () => resolve(CITIES))),
    });
    expect([shownText(element), element.selectedText]).to.deep.equal(['BJS', 'BJS']);
    expect(submitted(form)).to.deep.equal([['city', 'BJS']]);
    expect(element.checkValidity(), 'nobody knows yet').to.equal(true);
    await until(() => answer);
    answer?.();
    await until(() => shownText(element) === '北京');
    expect(element.selectedText).to.equal('北京');
    element.value = 'SHA';
    await until(() => shownText(element) === '上海');
  });

  it('shows an unknown code as it is, and is not valid with it', async () => {
    const { element, form } = await show('<tp-city-picker name="city" value="ZZZ"></tp-city-picker>');
    await until(() => !element.validity.valid);
    expect(element.validity.badInput).to.equal(true);
    expect(element.validationMessage).to.equal('没有代码为ZZZ的城市');
    expect(shownText(element)).to.equal('ZZZ');
    expect([form.checkValidity(), element.matches(':invalid')]).to.deep.equal([false, true]);
  });

  it('is asked for when required, by the form and by the browser', async () => {
    const { element, form, act } = await show('<tp-city-picker name="city" required></tp-city-picker>');
    expect([element.validity.valueMissing, element.validationMessage]).to.deep.equal([true, '请选择城市']);
    expect(inputOf(element).getAttribute('aria-invalid'), 'nobody has been there').to.equal(null);
    expect(form.reportValidity()).to.equal(false);
    await act.sees('请选择城市');
    await until(() => document.activeElement === element, 'the browser points to it');
    expect(element.matches(':state(user-invalid)')).to.equal(true);
    expect(inputOf(element).getAttribute('aria-invalid')).to.equal('true');
    await accessible(element);
    await typeInto(element, 'bj');
    await choose(element, '北京');
    expect([form.checkValidity(), element.matches(':state(user-invalid)')]).to.deep.equal([true, false]);
    await until(() => !act.text().includes('请选择城市'));
    element.setCustomValidity('今天不去北京');
    expect([element.validity.customError, element.validationMessage]).to.deep.equal([true, '今天不去北京']);
    element.setCustomValidity('');
    element.required = false;
    element.value = '';
    expect([form.checkValidity(), element.hasAttribute('required')]).to.deep.equal([true, false]);
  });

  it('accepts a typed city on leaving the field, and reports unknown ones', async () => {
    const { element, act } = await show('<tp-city-picker name="city"></tp-city-picker>');
    await typeInto(element, 'beijing');
    inputOf(element).blur();
    await until(() => element.value === 'BJS');
    element.value = '';
    await typeInto(element, '火星');
    inputOf(element).blur();
    await act.sees('没有找到城市“火星”');
    expect([shownText(element), element.value, element.validity.badInput]).to.deep.equal(['火星', '', true]);
  });

  it('is reset by its form to its initial value', async () => {
    const { element, form } = await show(
      '<tp-city-picker name="city" value="BJS" required></tp-city-picker>',
    );
    await typeInto(element, 'sha');
    await choose(element, '上海');
    element.setAttribute('value', 'BJS');
    expect(element.value, 'the attribute is what it begins with').to.equal('SHA');
    form.reset();
    expect(submitted(form)).to.deep.equal([['city', 'BJS']]);
    await until(() => shownText(element) === '北京');
    await typeInto(element, '火');
    form.reset();
    await until(() => shownText(element) === '北京', 'what was half typed is gone');
  });

  it('is disabled by itself and by a fieldset, and then not submitted', async () => {
    const { element, form } = await show(
      '<fieldset><tp-city-picker name="city" value="BJS"></tp-city-picker></fieldset>',
    );
    const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement;
    fieldset.disabled = true;
    await until(() => inputOf(element).disabled);
    expect([submitted(form), element.matches(':disabled'), element.disabled]).to.deep.equal([
      [],
      true,
      false,
    ]);
    fieldset.disabled = false;
    await until(() => !inputOf(element).disabled);
    element.disabled = true;
    await until(() => inputOf(element).disabled);
    expect([submitted(form), element.willValidate]).to.deep.equal([[], false]);
  });

  it('is only read when it is readonly, and submitted', async () => {
    const { element, form } = await show(
      '<tp-city-picker name="city" value="BJS" readonly></tp-city-picker>',
    );
    await until(() => shownText(element) === '北京');
    expect(inputOf(element).readOnly).to.equal(true);
    expect(submitted(form)).to.deep.equal([['city', 'BJS']]);
  });

  it('restores the value kept by the browser', async () => {
    const { element, form } = await show('<tp-city-picker name="city"></tp-city-picker>');
    (element as unknown as { formStateRestoreCallback(state: string, mode: string): void })
      // The browser calls it after Back or autofill.
      .formStateRestoreCallback('SHA', 'restore');
    expect(submitted(form)).to.deep.equal([['city', 'SHA']]);
    await until(() => shownText(element) === '上海');
  });

  it('bears the name that the page gives it, and a press on the label leads into it', async () => {
    const ways = {
      'label for': '<label for="c">出发地</label><tp-city-picker id="c"></tp-city-picker>',
      'label around': '<label>出发地 <tp-city-picker></tp-city-picker></label>',
      'aria-label': '<tp-city-picker aria-label="出发地"></tp-city-picker>',
      'aria-labelledby': '<b id="t">出发地</b><tp-city-picker aria-labelledby="t"></tp-city-picker>',
      'its own': '<tp-city-picker label="出发地"></tp-city-picker>',
    };
    for (const [way, markup] of Object.entries(ways)) {
      const { element, form } = await show(markup);
      const nameOf = () => inputOf(element).labels?.[0]?.textContent;
      await until(() => nameOf() === '出发地', `${way}: ${nameOf()}`);
      await accessible(form);
      const label = form.querySelector('label');
      if (label) {
        const { x, y } = label.getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(x + 5), Math.round(y + 5)] });
        await until(() => document.activeElement === element && element.shadowRoot?.activeElement, way);
      }
      provider.remove();
    }
  });

  it('says when the cities cannot be had, keeps its value, and tries again', async () => {
    let isLost = true;
    const { element, form, act } = await show('<tp-city-picker name="city" value="SHA"></tp-city-picker>', {
      queryCityList: () => {
        if (isLost) throw lostAnswer();
        return CITIES;
      },
    });
    inputOf(element).focus();
    await act.sees('城市加载失败：网络异常');
    expect(act.root.querySelector('dialog'), 'nothing lies over the page').to.equal(null);
    expect([submitted(form), element.validity.valid]).to.deep.equal([[['city', 'SHA']], true]);
    isLost = false;
    await act.press('重试');
    await until(() => shownText(element) === '上海');
  });

  it('is worked by keys alone', async () => {
    const { element } = await show('<tp-city-picker name="city"></tp-city-picker>');
    element.focus();
    await until(() => element.shadowRoot?.activeElement);
    await sendKeys({ type: 'shanghai' });
    await until(() => inputOf(element).getAttribute('aria-activedescendant'));
    await sendKeys({ press: 'Enter' });
    await until(() => element.value === 'SHA');
    await sendKeys({ press: 'Escape' });
    expect(element.value).to.equal('SHA');
  });
});
