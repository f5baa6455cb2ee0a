import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { fakeRuntime, next, createProvider } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

/** Parents that size themselves to their content. */
const PARENTS: Record<string, string> = {
  dialog: '<dialog open data-here></dialog>',
  popover: '<div popover data-here></div>',
  'flex row': '<div style="display:flex" data-here></div>',
  'flex column that aligns its items':
    '<div style="display:flex;flex-direction:column;align-items:center" data-here></div>',
  'grid that places its items': '<div style="display:grid;justify-items:start" data-here></div>',
  float: '<div style="float:left" data-here></div>',
  'inline block': '<div style="display:inline-block" data-here></div>',
  'absolute box': '<div style="position:absolute" data-here></div>',
  'table cell': '<table><tbody><tr><td data-here></td></tr></tbody></table>',
};

describe('an element in a parent as wide as its content', () => {
  let provider: HTMLElement;
  before(() => define(['login']));
  beforeEach(() => (provider = createProvider(fakeRuntime(goodAnswers()).runtime)));
  afterEach(() => provider.remove());

  for (const [name, markup] of Object.entries(PARENTS)) {
    it(`has a width of its own: ${name}`, async () => {
      provider.insertAdjacentHTML('beforeend', markup);
      const parent = provider.querySelector<HTMLElement>('[data-here]');
      const element = document.createElement('tp-login');
      const ready = next(element, 'tp-ready');
      parent?.append(element);
      if (parent?.popover) parent.showPopover();
      await ready;
      const { width } = element.getBoundingClientRect();
      expect(width).to.be.greaterThan(300).and.at.most(document.documentElement.clientWidth);
    });
  }

  it('takes no more than there is in a row', async () => {
    provider.innerHTML =
      '<div style="display:flex;width:400px"><div style="width:100px;flex:none"></div></div>';
    const element = document.createElement('tp-login');
    const ready = next(element, 'tp-ready');
    provider.firstElementChild?.append(element);
    await ready;
    expect(element.getBoundingClientRect().width).to.equal(300);
  });
});
