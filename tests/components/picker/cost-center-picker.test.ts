import { expect } from '@open-wc/testing';
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
import { GatewayError } from '../../../src/gateway/gateway-error';
import { choose, inputOf, options, submitted, typeInto } from './picking';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(markup: string, answers: Answers = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  provider.innerHTML = `<form>${markup}</form>`;
  const form = provider.querySelector('form') as HTMLFormElement;
  const element = form.querySelector(
    'tp-cost-center-picker',
  ) as HTMLElementTagNameMap['tp-cost-center-picker'];
  await until(() => element.shadowRoot?.querySelector('input'), 'the field');
  return { form, element, act: within(element) };
}

const signedOut = () =>
  new GatewayError({ kind: 'no-token', code: 'no-token', message: '请登录', retryable: false });

describe('<tp-cost-center-picker>', () => {
  before(() => define(['cost-center-picker', 'login']));
  afterEach(() => provider.remove());

  it('offers those of the enterprise, by name and number, and submits the number', async () => {
    const { form, element } = await show(
      '<label for="c">承担部门</label><tp-cost-center-picker id="c" name="cc" required></tp-cost-center-picker>',
    );
    expect(calls).to.deep.equal([]);
    expect([form.checkValidity(), element.validationMessage]).to.deep.equal([false, '请选择成本中心']);
    inputOf(element).focus();
    await until(() => options(element).length === 2);
    await accessible(form);
    await typeInto(element, 'c2');
    await until(() => options(element).length === 1);
    const picked = next(element, 'tp-picked');
    await choose(element, '销售费用');
    expect((await picked).detail).to.deep.equal({ picked: [{ code: 'C2', name: '销售费用' }] });
    expect([submitted(form), form.checkValidity()]).to.deep.equal([[['cc', 'C2']], true]);
    await until(() => element.selectedText === '销售费用');
    form.reset();
    expect(submitted(form)).to.deep.equal([['cc', '']]);
    await until(() => inputOf(element).value === '');
  });

  it('finds those of the gateway’s search, also where the response follows the blur', async () => {
    const working = goodAnswers()['queryCostChoices'];
    let come: () => void = () => undefined;
    const asked: unknown[] = [];
    const { element } = await show('<tp-cost-center-picker></tp-cost-center-picker>', {
      async queryCostChoices(body: never) {
        asked.push(body);
        await new Promise<void>((resolve) => (come = resolve));
        return working?.(body);
      },
    });
    await typeInto(element, 'xiaosh');
    inputOf(element).blur();
    await until(() => {
      come();
      return element.value === 'C2';
    });
    expect(asked.at(-1)).to.include({ costKind: 'costCenter', forWhat: 'orders', keyword: 'xiaosh' });
    await until(() => inputOf(element).value === '销售费用');
    await typeInto(element, 'beijing');
    await until(() => {
      come();
      return element.shadowRoot?.querySelector('[role=status]')?.textContent?.startsWith('没有找到');
    });
  });

  it('offers a page of many, and says how to find the others', async () => {
    const { element, act } = await show('<tp-cost-center-picker></tp-cost-center-picker>', {
      queryCostChoices: () => ({
        total: 50_000,
        choiceList: Array.from({ length: 50 }, (_, i) => ({
          no: `N${i}`,
          name: `中心${i}`,
          code: `CC-${i}`,
        })),
      }),
    });
    inputOf(element).focus();
    await act.sees('共50000项，显示前50项，可输入关键字查找');
    expect(options(element).length).to.equal(50);
    await accessible(element);
  });

  it('offers closed ones where the page asks for them', async () => {
    const { element } = await show('<tp-cost-center-picker include-closed></tp-cost-center-picker>');
    inputOf(element).focus();
    await until(() => calls.some(({ name }) => name === 'queryCostChoices'));
    expect(calls.find(({ name }) => name === 'queryCostChoices')?.body).to.include({ forWhat: 'past' });
  });

  it('names its value, and says of an unknown one that it is none', async () => {
    const { element } = await show('<tp-cost-center-picker value="C1"></tp-cost-center-picker>');
    await until(() => inputOf(element).value === '研发费用');
    element.value = 'C9';
    await until(() => !element.validity.valid);
    expect(element.validationMessage).to.equal('没有编号为C9的成本中心');
    expect(inputOf(element).value).to.equal('C9');
  });

  it('offers to sign in where that is required, without a request before', async () => {
    let isSignedIn = false;
    const asked: Event[] = [];
    const working = goodAnswers()['queryCostNames'];
    const { element, act } = await show('<tp-cost-center-picker value="C1"></tp-cost-center-picker>', {
      queryCostNames: (body: never) => {
        if (isSignedIn) return working?.(body);
        throw signedOut();
      },
      queryCostChoices: (body: never) => {
        if (isSignedIn) return goodAnswers()['queryCostChoices']?.(body);
        throw signedOut();
      },
    });
    element.addEventListener('tp-sign-in', (event) => asked.push(event));
    element.addEventListener('tp-error', (event) => asked.push(event));
    inputOf(element).focus();
    await act.sees('登录后可选择成本中心');
    expect([asked.length, element.value, element.validity.valid]).to.deep.equal([0, 'C1', true]);
    isSignedIn = true;
    await act.press('登录');
    await until(() => act.root.querySelector('tp-login'), 'the form to sign in');
    expect(asked.map(({ type }) => type)).to.deep.equal(['tp-sign-in']);
    act.root
      .querySelector('tp-login')
      ?.dispatchEvent(new CustomEvent('tp-signed-in', { bubbles: true, composed: true, cancelable: true }));
    await until(() => inputOf(element).value === '研发费用');
  });

  it('says that the list cannot be had, tells the page, and tries again', async () => {
    let isLost = true;
    const working = goodAnswers()['queryCostChoices'];
    const { element, act } = await show('<tp-cost-center-picker></tp-cost-center-picker>', {
      queryCostChoices: (body: never) => {
        if (isLost) throw lostAnswer();
        return working?.(body);
      },
    });
    const failed = next(element, 'tp-error');
    inputOf(element).focus();
    expect((await failed).detail).to.include({ kind: 'network', retryable: true });
    await act.sees('成本中心加载失败：网络异常');
    isLost = false;
    await act.press('重试');
    await until(() => options(element).length === 2);
  });
});
