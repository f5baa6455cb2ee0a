import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';

/** Features missing in Chrome 109, Firefox 115 or Safari 16.4, by the object that holds them. */
const LACKING: [owner: object, names: string[]][] = [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex']],
  [AbortSignal, ['any']],
  [URL, ['canParse']],
  [Intl, ['Segmenter']],
  [Element.prototype, ['checkVisibility']],
  [ElementInternals.prototype, ['states']],
  [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
];

/** All features are removed at once, which covers each of these browsers. */
describe('an element in an older browser', () => {
  const put: (() => void)[] = [];
  before(async () => {
    for (const [owner, names] of LACKING)
      for (const name of names) {
        const own = Object.getOwnPropertyDescriptor(owner, name) ?? {};
        put.push(() => Object.defineProperty(owner, name, own));
        Reflect.deleteProperty(owner, name);
      }
    const { supports } = CSS;
    CSS.supports = () => false;
    put.push(() => (CSS.supports = supports));
    const { define } = await import('../../../components/index');
    await define(['city-picker']);
  });
  after(() => {
    for (const back of put) back();
  });
  afterEach(takeAway);

  it('shows its list in place, lets choose from it by keys, and hides it', async () => {
    const { element, act } = await putOnPage('tp-city-picker', {}, { label: '出发城市', theme: 'light' });
    const field = () => act.root.querySelector('input');
    await until(field, 'the field');
    field()?.focus();
    await sendKeys({ type: '上海' });
    const panel = () => act.root.querySelector<HTMLElement>('[popover]');
    await until(() => panel()?.querySelector('[role=option]'), 'the cities');
    await until(() => panel()?.dataset['placed'], 'its place');
    const { position, zIndex } = getComputedStyle(panel() as HTMLElement);
    expect([position, zIndex]).to.deep.equal(['fixed', '2147483647']);
    const list = (panel() as HTMLElement).getBoundingClientRect();
    const around = (field() as HTMLElement).getBoundingClientRect();
    expect(list.height).to.be.greaterThan(20);
    expect(Math.min(Math.abs(list.top - around.bottom), Math.abs(list.bottom - around.top))).to.be.lessThan(
      24,
    );
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => (element as HTMLElement & { value: string }).value !== '', 'a city');
    await until(() => !panel(), 'the list to go');
  });

  it('has the colours of its theme, and its density by an attribute', async () => {
    const { element } = await putOnPage('tp-city-picker', {}, { density: 'compact' });
    const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    expect(token('--_color-surface')).to.match(/^#fff(fff)?$/);
    expect(element.hasAttribute('data-tp-compact')).to.equal(true);
    expect(token('--_control-height')).to.equal('28px');
  });
});
