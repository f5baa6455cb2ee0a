import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { defineElement } from '../../../src/element/definition/define-element';
import { showMissing } from '../../../src/element/definition/upgrade/missing-code';
import { CodeFault } from '../../../src/element/runtime/chunk';
import { Chart } from '../../../src/ui/chart/Chart';
import { plotCode } from '../../../src/ui/chart/plot-code';
import { accessible } from '../../support/components/accessible';
import { fakeRuntime, next, createProvider } from '../../support/components/fake-runtime';
import { one } from '../../support/components/mount';
import { MONTHLY } from '../ui/chart/samples';
import { waitUntil } from '../../support/components/wait-until';

const DETAIL = {
  kind: 'crash',
  code: 'crash',
  message: '内容无法显示，程序出错，请联系管理员',
  retryable: false,
};

/** Declaration of an element that only has a view. */
const declarationOf = (tag: string) => ({
  tag,
  summary: '',
  attributes: {},
  properties: {},
  events: {},
  tracks: {},
  parts: {},
  cssProperties: {},
});

describe('code that came and does not run', () => {
  const { error } = console;
  let told: unknown[];
  beforeEach(() => {
    told = [];
    console.error = (...given: unknown[]) => void told.push(given.at(-1));
  });
  afterEach(() => {
    console.error = error;
  });

  it('is reported by its elements, with the error in the console', async () => {
    const thrown = new TypeError('react is not here');
    const { define } = defineElement({
      declaration: declarationOf('faulty'),
      view: (): Promise<never> => Promise.reject(thrown),
      styles: [],
    });
    await define({ prefix: 'fault' });
    const element = document.createElement('fault-faulty');
    const provider = createProvider(fakeRuntime().runtime);
    const failed = next(provider, 'tp-error');
    provider.append(element);
    document.body.append(provider);
    expect((await failed).detail).to.deep.equal(DETAIL);
    const root = element.shadowRoot;
    if (!root) throw new Error('no root');
    await waitUntil(() => root.querySelector('.tp-failure'), 'it says so');
    expect(one(root, '.tp-failure p').textContent).to.equal('内容无法显示，程序出错，请联系管理员。');
    expect(one(root, '.tp-failure button').textContent).to.equal('刷新页面');
    expect(told).to.deep.equal([thrown]);
    await accessible(element);
    provider.remove();
  });

  it('is reported in the place of a chart, and by its element', async () => {
    const { load } = plotCode;
    const thrown = new TypeError('echarts.init is not a function');
    plotCode.load = () => Promise.reject(thrown);
    const { define } = defineElement({
      declaration: declarationOf('drawn'),
      view: async () => ({
        default: () => createElement(Chart, { ...MONTHLY, title: '每月净支出', categoryName: '月份' }),
      }),
      styles: [],
    });
    await define({ prefix: 'fault' });
    const provider = createProvider(fakeRuntime().runtime);
    const failed = next(provider, 'tp-error');
    const element = document.createElement('fault-drawn');
    provider.append(element);
    document.body.append(provider);
    expect((await failed).detail).to.deep.equal(DETAIL);
    const root = element.shadowRoot;
    if (!root) throw new Error('no root');
    expect(one(root, '.tp-chart [role=alert]').textContent).to.equal(
      '内容无法显示，程序出错，请联系管理员。',
    );
    expect(told).to.deep.equal([thrown]);
    plotCode.load = load;
    provider.remove();
  });

  it('is reported in the place of elements whose class it would be', async () => {
    const element = document.createElement('fault-without-class');
    document.body.append(element);
    const failed = next(element, 'tp-error');
    showMissing([element], new CodeFault(new Error('broken')), () => undefined);
    expect((await failed).detail).to.deep.equal(DETAIL);
    expect(element.shadowRoot?.textContent).to.contain('程序出错');
    showMissing([element], new Error('lost'), () => undefined);
    expect(element.shadowRoot?.textContent).to.contain('请检查网络');
    element.remove();
  });
});
