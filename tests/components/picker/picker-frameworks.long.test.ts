import { expect } from '@open-wc/testing';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, h, nextTick, ref, vModelText, withDirectives } from 'vue';
import { define } from '../../../components/index';
import { fakeRuntime, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { choose, inputOf, typeInto } from './picking';

describe('a picker in a framework', () => {
  let provider: HTMLElement;
  before(() => define(['city-picker']));
  beforeEach(() => (provider = createProvider(fakeRuntime(goodAnswers()).runtime)));
  afterEach(() => provider.remove());

  const picker = () => provider.querySelector('tp-city-picker') as HTMLElementTagNameMap['tp-city-picker'];

  it('is a controlled field of React 19', async () => {
    let give: (code: string) => void = () => undefined;
    const rendered: string[] = [];
    function Page() {
      const [code, setCode] = useState('BJS');
      give = setCode;
      rendered.push(code);
      return createElement('tp-city-picker', {
        value: code,
        required: true,
        onInput: ({ currentTarget }: { currentTarget: { value: string } }) => setCode(currentTarget.value),
      });
    }
    const root = createRoot(provider);
    flushSync(() => root.render(createElement(Page)));
    await until(() => inputOf(picker()).value === '北京');
    expect(picker().matches('[required]')).to.equal(true);
    await typeInto(picker(), 'sha');
    await choose(picker(), '上海');
    await until(() => rendered.at(-1) === 'SHA');
    flushSync(() => give(''));
    await until(() => inputOf(picker()).value === '');
    expect([picker().value, picker().validity.valueMissing]).to.deep.equal(['', true]);
    root.unmount();
  });

  it('takes part in v-model of Vue', async () => {
    const code = ref('BJS');
    const app = createApp({
      render: () =>
        withDirectives(
          h('tp-city-picker', { 'onUpdate:modelValue': (value: string) => (code.value = value) }),
          [[vModelText, code.value]],
        ),
    });
    app.mount(provider);
    await until(() => inputOf(picker()).value === '北京');
    await typeInto(picker(), 'sha');
    await choose(picker(), '上海');
    expect(code.value).to.equal('SHA');
    code.value = '';
    await nextTick();
    await until(() => inputOf(picker()).value === '');
    app.unmount();
  });
});
