import { expect } from '@open-wc/testing';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { content, describeElements } from '../../support/components/each-element';
import { createProvider, until } from '../../support/components/fake-runtime';
import { exerciseRuntime } from './exercises';

const input = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox], [type=file]):enabled:not([readonly])',
  );

/** Types as a user does, with an event that React handles. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
}

describeElements('speaks the language of the page', ({ tag, drawn, make, declaration }) => {
  const opened: Element[] = [];
  afterEach(() => {
    for (const element of opened.splice(0)) element.remove();
  });

  /** Shows an element inside a parent with this `lang`, with a user signed in. */
  async function under(lang: string) {
    const around = document.createElement('div');
    around.lang = lang;
    const provider = createProvider(exerciseRuntime(tag));
    around.append(provider);
    document.body.append(around);
    opened.push(around, provider);
    const element = make();
    provider.append(element);
    const says = () => content(element)?.getAttribute('lang');
    await until(() => content(element), 'it stands');
    return { around, element, says };
  }

  it('English from the first content on, without a Chinese text of ours', async function () {
    if (!drawn || declaration().isChineseOnly) return this.skip();
    const { element, says } = await under('en-GB');
    expect(says()).to.equal('en');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
  });

  it('and Chinese in every other; a switch takes effect at once and keeps the inputs', async function () {
    if (!drawn || declaration().isChineseOnly) return this.skip();
    const { around, element, says } = await under('fr');
    expect(says()).to.equal('zh-CN');
    await until(() => !element.shadowRoot?.querySelector('.tp-skeleton-rows'), 'it has what it shows');
    const field = input(element);
    if (field) type(field, '12');
    around.lang = 'en';
    await until(() => says() === 'en', 'it speaks English');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    // Compares a boolean, because chai cannot print elements when the assertion fails.
    expect(input(element) === field, 'the field stays').to.equal(true);
    if (field) expect(field.value).to.equal('12');
    around.lang = 'zh-CN';
    await until(() => says() === 'zh-CN', 'it speaks Chinese');
    if (field) expect(input(element)?.value).to.equal('12');
  });
});
