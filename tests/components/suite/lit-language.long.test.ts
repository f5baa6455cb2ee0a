import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { defineTexts } from '../../../src/domain/texts/texts';
import { declare } from '../../../src/element/definition/declaration';
import { SuiteLitElement, withDeclaration } from '../../../src/element/definition/lit/lit-element';
import { until } from '../../support/components/fake-runtime';

const texts = defineTexts('lit-language-test', { greeting: '您好' }, () =>
  Promise.resolve({ default: { greeting: 'Hello' } }),
);

const declaration = declare({
  tag: 'greeting',
  speaksEnglish: true,
  summary: 'Greets.',
  attributes: {},
  properties: {},
  events: {},
  tracks: {},
  parts: {},
  cssProperties: {},
});

class Greeting extends SuiteLitElement {
  protected override renderContent(): unknown {
    return html`<input />
      <p lang=${this.language?.locale ?? ''}>${this.texts(texts).greeting}</p>`;
  }
}

describe('an element made with Lit', () => {
  let around: HTMLDivElement;
  before(() => customElements.define('test-greeting', withDeclaration(Greeting, declaration)));
  afterEach(() => around.remove());

  function show(lang: string) {
    around = document.createElement('div');
    around.lang = lang;
    const element = document.createElement('test-greeting');
    around.append(element);
    document.body.append(around);
    const said = () => element.shadowRoot?.querySelector('p')?.textContent;
    return { element, said };
  }

  it('stands at once in Chinese', () => {
    const { said } = show('zh-CN');
    expect(said()).to.equal('您好');
  });

  it('is never seen in Chinese where the page is English', async () => {
    const { element, said } = show('en');
    const seen: (string | null | undefined)[] = [];
    element.addEventListener('tp-ready', () => seen.push(said()));
    expect(said()).to.equal(undefined);
    await until(said);
    await until(() => seen.length > 0);
    expect(seen).to.deep.equal(['Hello']);
  });

  it('follows the language, and keeps the inputs', async () => {
    const { element, said } = show('zh-CN');
    const field = element.shadowRoot?.querySelector('input');
    if (field) field.value = '12';
    around.lang = 'en';
    await until(() => said() === 'Hello');
    expect(element.shadowRoot?.querySelector('p')?.lang).to.equal('en');
    element.lang = 'zh';
    await until(() => said() === '您好');
    expect(element.shadowRoot?.querySelector('input')).to.equal(field);
    expect(field?.value).to.equal('12');
  });

  it('speaks as the place does that it is moved to', async () => {
    const { element, said } = show('zh-CN');
    const english = document.createElement('div');
    english.lang = 'en';
    around.append(english);
    english.append(element);
    await until(() => said() === 'Hello');
  });
});
