import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';

describe('parts of an element that another shows inside itself', () => {
  const sheet = new CSSStyleSheet();
  before(async () => {
    await define();
    document.adoptedStyleSheets.push(sheet);
  });
  after(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1));
  afterEach(takeAway);

  const outlineOf = (element: Element) => getComputedStyle(element).outlineColor;

  async function searchForm(): Promise<{ home: HTMLElement; form: HTMLElement }> {
    const { element: home, act } = await putOnPage('tp-home');
    const form = () =>
      act.root.querySelector('.hm-search tp-flight-booking')?.shadowRoot?.querySelector('form');
    await until(form, 'the search form');
    return { home, form: form() as HTMLElement };
  }

  it('are styled from the page by tag and part', async () => {
    sheet.replaceSync('tp-home::part(flight-booking-search-form) { outline: 3px solid rgb(1, 2, 3) }');
    expect(outlineOf((await searchForm()).form)).to.equal('rgb(1, 2, 3)');
  });

  it('stay in the content that a host shows inside elements of its own', async () => {
    const { home } = await searchForm();
    const own = document.createElement('x-hosts-own');
    home.replaceWith(own);
    own.attachShadow({ mode: 'open' }).append(home);
    expect(home.hasAttribute('exportparts')).to.equal(false);
    own.remove();
  });
});
