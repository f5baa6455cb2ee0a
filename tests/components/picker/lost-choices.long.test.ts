import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { within } from '../../support/components/act';
import { fakeRuntime, createProvider, until, type Answers } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { inputOf, options, staffNamed, typeInto } from './picking';

type Picker = HTMLElementTagNameMap['tp-city-picker'];

const PICKERS = [
  { tag: 'tp-city-picker', call: 'queryCityList', noun: '城市', typed: '北京', code: 'BJS' },
  { tag: 'tp-cost-center-picker', call: 'queryCostChoices', noun: '成本中心', typed: '销售', code: 'C2' },
  {
    tag: 'tp-staff-picker',
    call: 'queryStaffInfoVagueForCloud',
    noun: '员工',
    typed: '王建华',
    code: 'S0002',
  },
];

describe('a picker whose list cannot be had', () => {
  let provider: HTMLElement;
  before(() => define(['city-picker', 'cost-center-picker', 'staff-picker']));
  afterEach(() => provider.remove());

  for (const { tag, call, noun, typed, code } of PICKERS) {
    it(`says why, and asks again when its field is entered again: <${tag}>`, async () => {
      const answers: Answers = { ...goodAnswers(), queryStaffInfoVagueForCloud: staffNamed };
      const working = answers[call];
      const waiting: (() => void)[] = [];
      let isLost = true;
      let asked = 0;
      const fake = fakeRuntime(
        {
          ...answers,
          async [call](body: never) {
            asked += 1;
            if (!isLost) return working?.(body);
            await new Promise<void>((resolve) => waiting.push(resolve));
            throw new GatewayError({
              kind: 'http',
              code: '500',
              message: '系统繁忙，请稍后再试',
              retryable: true,
            });
          },
        },
        { authSign: 'token-1' },
      );
      provider = createProvider(fake.runtime);
      provider.innerHTML = `<form><${tag} label="出差"></${tag}></form>`;
      const element = provider.querySelector(tag) as Picker;
      const act = within(element);
      const said = `${noun}加载失败：系统繁忙，请稍后再试`;
      /** Loses the pending responses and waits for the message. */
      const fails = () =>
        until(() => {
          for (const answer of waiting.splice(0)) answer();
          return act.text().includes(said);
        }, said);
      await typeInto(element, typed);
      await act.sees('正在查询');
      await fails();
      await act.press('重试');
      await act.sees('正在查询');
      await fails();

      inputOf(element).blur();
      await fails();
      await until(() => element.validationMessage === said, 'the form');
      expect([inputOf(element).value, element.value]).to.deep.equal([typed, '']);

      isLost = false;
      const before = asked;
      inputOf(element).focus();
      await until(() => asked > before, 'that it is asked for again');
      await until(() => !act.text().includes(said));
      inputOf(element).blur();
      await until(() => element.value === code, 'what was typed is taken');
      expect([options(element), element.validity.valid]).to.deep.equal([[], true]);
    });
  }
});
