import { expect, nextFrame } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { useState } from 'react';
import { followTranslators } from '../../../src/element/definition/page-translators';
import { define } from '../../../components/index';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { mount, one, withText } from '../../support/components/mount';

/** Replaces every text by elements with a translation, as Google Translate and others do. */
function translate(root: Node, way: 'replace' | 'insert and remove' = 'replace'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font')) continue;
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: `EN ${text.data}` }));
    if (way === 'replace') text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        更多
      </button>
      <p>
        {count % 2 === 1 && <b>先</b>}共 {count} 条{count > 1 && '，已完'}
        {count === 3 ? null : <i>图</i>}
      </p>
    </div>
  );
}

class TranslatedCount extends LitElement {
  static override properties = { count: { type: Number } };
  declare count: number;
  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    followTranslators(root as ShadowRoot);
    return root;
  }
  protected override render() {
    return html`<p>共 ${this.count} 条</p>`;
  }
}

describe('A page that is translated by the browser', () => {
  before(() => {
    customElements.define('translated-count', TranslatedCount);
    return define();
  });

  for (const way of ['replace', 'insert and remove'] as const) {
    it(`keeps counting and takes texts in and out: ${way}`, async () => {
      const { root } = mount(<Counter />);
      followTranslators(root);
      const shown = () => one(root, 'p').textContent.replaceAll('EN ', '');
      const more = one(root, 'button');
      for (const wanted of ['先共 1 条图', '共 2 条，已完图', '先共 3 条，已完', '共 4 条，已完图']) {
        translate(root, way);
        await nextFrame();
        more.click();
        await until(() => shown() === wanted, wanted);
      }
      translate(root, way);
      await nextFrame();
      expect(shown()).to.equal('共 4 条，已完图');
      expect(root.querySelectorAll('font font').length).to.be.above(0);
    });
  }

  it('keeps counting in the shell’s elements', async () => {
    const element = document.createElement('translated-count') as TranslatedCount;
    element.count = 1;
    document.body.append(element);
    await element.updateComplete;
    const root = element.shadowRoot as ShadowRoot;
    translate(root);
    await nextFrame();
    element.count = 2;
    await element.updateComplete;
    expect(one(root, 'p').textContent.replaceAll('EN ', '')).to.equal('共 2 条');
    element.remove();
  });

  it('does not crash a city field that is opened before its list is there', async () => {
    let come: (value: never) => void = () => undefined;
    const { element, act } = await putOnPage('tp-flight-booking', {
      queryCityList: () => new Promise((resolve) => (come = resolve)),
    });
    const failed: Event[] = [];
    element.addEventListener('tp-error', (event) => failed.push(event));
    const root = element.shadowRoot as ShadowRoot;
    const field = root.querySelector<HTMLInputElement>('[role=combobox]');
    field?.focus();
    field?.click();
    await until(() => root.querySelector('.tp-combobox-status'), 'what is waited for');
    translate(root);
    await nextFrame();
    come([] as never);
    await until(() => root.querySelector('.tp-spinning') === null, 'the list');
    expect(failed).to.deep.equal([]);
    expect(() => withText(root, 'p', '页面出错了')).to.throw();
    void act;
    takeAway();
  });
});
