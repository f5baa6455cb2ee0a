import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import firstPaint from '../../../components/flight-booking/first-paint';
import flightBooking from '../../../components/flight-booking/element';
import { paintFirst } from '../../../src/element/definition/upgrade/first-paint';
import { within } from '../../support/components/act';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

let prefixes = 0;
let provider: HTMLElement;

/** Adds an element whose class is not defined yet, with its first paint. */
function painted(attributes: Record<string, string> = {}, properties: Record<string, unknown> = {}) {
  const prefix = `p${(prefixes += 1)}`;
  provider = createProvider(fakeRuntime(goodAnswers(), { authSign: 'token-1' }).runtime);
  const element = document.createElement(`${prefix}-flight-booking`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  provider.append(element);
  paintFirst(element, firstPaint, 'light');
  const define = async () => {
    await flightBooking.prepare();
    const ready = next(element, 'tp-ready');
    await flightBooking.define({ prefix });
    await ready;
  };
  return { element, act: within(element), define };
}

const checkedKind = ({ root }: ReturnType<typeof within>) =>
  root.querySelector<HTMLInputElement>('input[name="travelType"]:checked')?.value;

/** Positions in px of all visible controls. */
function boxes(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll('form, label, input, button') ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.localName, part.textContent, x, y, width, height]
      .map((value) => (typeof value === 'number' ? Math.round(value) : value))
      .join(' ');
  });
}

describe('the first paint of <tp-flight-booking>', () => {
  afterEach(() => provider.remove());

  it('stands where the element itself will stand: nothing moves', async () => {
    const { element, define } = painted();
    const before = boxes(element);
    expect(before.length).to.be.greaterThan(8);
    await define();
    expect(boxes(element)).to.deep.equal(before);
  });

  it('shows the values of the attributes, as the element will', async () => {
    const { act, element, define } = painted({ 'travel-type': '2', 'dep-date': '2027-05-01' });
    const shown = () => [checkedKind(act), act.field('出发日期')?.value];
    expect(shown()).to.deep.equal(['2', '2027-05-01']);
    const before = boxes(element);
    await define();
    expect(shown()).to.deep.equal(['2', '2027-05-01']);
    expect(boxes(element)).to.deep.equal(before);
  });

  it('shows values that frameworks set before the definition: properties, and their names in HTML', () => {
    const early = painted({ depdate: '2027-05-01' }, { travelType: 2 });
    expect(checkedKind(early.act)).to.equal('2');
    expect(early.act.field('出发日期')?.value).to.equal('2027-05-01');
  });

  it('shows defaults for invalid attributes', () => {
    const { act } = painted({ 'travel-type': '7', 'dep-date': 'soon' });
    expect(checkedKind(act)).to.equal('1');
    expect(act.field('出发日期')?.value).to.match(/^\d{4}-\d\d-\d\d$/);
  });

  it('shows the values of a kept address over the attribute', async () => {
    const start = location.href;
    history.replaceState(null, '', '?travelType=1');
    const { act, define } = painted({ 'travel-type': '2', 'keeps-address': '' });
    expect(checkedKind(act)).to.equal('1');
    await define();
    expect(checkedKind(act)).to.equal('1');
    history.replaceState(null, '', start);
  });

  it('hands over the kind that was chosen, though the attribute says another', async () => {
    const { act, define } = painted({ 'travel-type': '2' });
    await act.check('因公');
    await define();
    expect(checkedKind(act)).to.equal('1');
  });

  it('is accessible', async () => {
    const { element } = painted();
    await accessible(element);
  });

  it('hands over typed values and the focus', async () => {
    const { act, define } = painted();
    const field = act.field('到达城市') as HTMLInputElement;
    field.focus();
    field.value = '上海';
    (act.field('出发日期') as HTMLInputElement).value = '2027-03-01';
    await define();
    await until(() => act.field('到达城市')?.value === '上海', 'the city is taken');
    expect(act.root.activeElement).to.equal(act.field('到达城市'));
    expect(act.field('出发日期')?.value).to.equal('2027-03-01');
  });

  it('remembers that the search was pressed', async () => {
    const { act, define } = painted();
    (act.field('出发城市') as HTMLInputElement).value = 'bj';
    (act.field('到达城市') as HTMLInputElement).value = 'sh';
    act.button('搜索航班')?.click();
    await define();
    await act.sees('共 2 个航班');
  });

  it('takes Enter in a city for the city, not for the search', async () => {
    const { act, define } = painted();
    const field = act.field('出发城市') as HTMLInputElement;
    field.focus();
    field.value = '北京';
    await sendKeys({ press: 'Enter' });
    await define();
    await until(() => act.field('出发城市')?.value === '北京', 'the city is taken');
    expect(act.root.querySelectorAll('[aria-invalid="true"]')).to.have.length(0);
    expect(act.root.activeElement).to.equal(act.field('出发城市'));
  });

  it('leaves Enter to the element once that is there', async () => {
    const { act, element, define } = painted();
    await define();
    act.field('出发城市')?.focus();
    await sendKeys({ type: 'beijing' });
    await until(() => act.root.querySelector('[role="option"]'), 'the city');
    await sendKeys({ press: 'Enter' });
    await until(() => act.field('出发城市')?.value === '北京', 'the city to be taken');
    expect(element.shadowRoot?.querySelector('[role="option"]')).to.equal(null);
  });

  it('lets the next key go exactly where it would have gone', async () => {
    const { act, define } = painted();
    const city = act.field('到达城市') as HTMLInputElement;
    city.focus();
    city.value = 'sha';
    city.setSelectionRange(2, 2);
    await define();
    await sendKeys({ type: 'x' });
    expect(act.field('到达城市')?.value).to.equal('shxa');
  });

  it('keeps the selection', async () => {
    const { act, define } = painted();
    const date = act.field('出发日期') as HTMLInputElement;
    date.focus();
    date.select();
    await define();
    await sendKeys({ type: '2027-03-01' });
    expect(act.field('出发日期')?.value).to.equal('2027-03-01');
  });

  it('stays while a word is being composed in it', async () => {
    const { act, define } = painted();
    const field = act.field('到达城市') as HTMLInputElement;
    field.focus();
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    const defined = define();
    await customElements.whenDefined(act.root.host.localName);
    field.value = '上海';
    expect(act.field('到达城市')).to.equal(field);
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
    await defined;
    expect(act.field('到达城市')).not.to.equal(field);
    await until(() => act.field('到达城市')?.value === '上海', 'the city is taken');
  });

  it('stays while a button of it is held down: the click is not lost', async () => {
    const { element, act, define } = painted();
    (act.field('出发城市') as HTMLInputElement).value = 'bj';
    (act.field('到达城市') as HTMLInputElement).value = 'sh';
    const button = act.button('搜索航班');
    const field = act.field('到达城市');
    field?.focus();
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    // The button takes the focus, as with a real press.
    field?.blur();
    await new Promise((resolve) => setTimeout(resolve));
    const defined = define();
    await customElements.whenDefined(element.localName);
    expect(act.button('搜索航班')).to.equal(button);
    button?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
    button?.click();
    await defined;
    expect(act.button('搜索航班')).not.to.equal(button);
    await act.sees('共 2 个航班');
  });

  it('searches once for a search pressed in it, also in the bookings after', async () => {
    const { element, act, define } = painted();
    (act.field('出发城市') as HTMLInputElement).value = 'bj';
    (act.field('到达城市') as HTMLInputElement).value = 'sh';
    act.button('搜索航班')?.click();
    let searches = 0;
    element.addEventListener('tp-search', () => (searches += 1));
    await define();
    await act.sees('共 2 个航班');
    expect(searches).to.equal(1);
  });

  it('is gone when the element is there: one form', async () => {
    const { element, define } = painted();
    await define();
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
  });
});
