import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { paintElement } from '../../../components/first-paints';
import { key, within } from '../../support/components/act';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { fakeRuntime, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { governed, judgement } from './support/standard-samples';

let provider: HTMLElement;

async function show() {
  const answers = { ...goodAnswers(), ...governed(), judgeBookingStandard: () => judgement(0) };
  provider = createProvider(fakeRuntime(answers, { authSign: 'token-1' }).runtime);
  provider.lang = 'en';
  const element = document.createElement('tp-flight-booking');
  provider.append(element);
  await until(() => element.shadowRoot?.querySelector('form'), 'the form');
  return {
    element,
    act: within(element),
    speaks: () => expect(findCatalogueTexts(element)).to.deep.equal([]),
  };
}

type Shown = Awaited<ReturnType<typeof show>>;

async function search({ act }: Shown): Promise<void> {
  await act.type('From', 'bj');
  await act.sees('北京首都机场');
  key(act.field('From') as HTMLElement, 'Enter');
  await act.type('To', '上海');
  await act.sees('上海虹桥机场');
  key(act.field('To') as HTMLElement, 'Enter');
  await act.type('Departure date', '2027-03-01');
  await act.press('Search flights');
  await act.sees(/\d+ flights?/);
  await until(() => act.root.querySelector('.fb-flight'), 'the flights');
}

/** Goes from the flights to the order form, with the user as traveller. */
async function toForm({ act }: Shown): Promise<void> {
  await act.press('Choose');
  await act.press('Book');
  await until(() => act.field('Contact name')?.value === '林静', 'the contact');
}

describe('<tp-flight-booking> in English', () => {
  before(() => define());
  afterEach(async () => {
    provider.remove();
    await setViewport({ width: 1280, height: 800 });
  });

  it('leads from the search over flights, fares and the order to its payment, without a Chinese text of ours', async () => {
    const shown = await show();
    const { act, speaks } = shown;
    await act.press('Travellers: Yourself');
    await act.sees('Find colleagues');
    speaks();
    await act.press('Cancel');
    await search(shown);
    await act.sees('Over policy');
    speaks();
    await act.press('Over policy');
    await act.sees('Travel policy');
    speaks();
    await toForm(shown);
    await act.sees('Over travel policy');
    await act.sees('Adult');
    await act.sees('Price details');
    speaks();
    await act.press('Continue');
    await until(() => act.button('Place order'), 'the review');
    await act.sees('All times are local');
    speaks();
    await act.press('Place order');
    await act.sees('Order placed, seats held');
    speaks();
    await act.press('Pay');
    await until(() => act.root.querySelector('tp-payment')?.shadowRoot?.querySelector('.pay'), 'the payment');
    speaks();
  });

  it('names missing values of the form in the page’s language', async () => {
    const { element, act } = await show();
    await act.press('Search flights');
    await act.sees('Please choose where to fly from');
    provider.lang = 'zh-CN';
    await act.sees('请选择出发城市');
    provider.lang = 'en';
    await act.sees('Please choose where to fly from');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
  });

  it('shows errors of a passenger, and keeps the inputs over a switch', async () => {
    const shown = await show();
    const { act } = shown;
    await search(shown);
    await toForm(shown);
    await act.type('Mobile', '1');
    await act.type('Remarks', 'aisle');
    await act.press('Continue');
    await act.sees('Please enter the mobile number of 11 digits');
    provider.lang = 'zh-CN';
    await act.sees('联系人姓名');
    expect(act.field('备注')?.value).to.equal('aisle');
    await act.press('下一步');
    await act.sees('请输入11位手机号码');
    provider.lang = 'en';
    await act.sees('Please enter the mobile number of 11 digits');
    expect(act.field('Remarks')?.value).to.equal('aisle');
    shown.speaks();
  });

  it('keeps its words whole on a phone: the total beside its price, names of facts, rules of the policy', async () => {
    await setViewport({ width: 390, height: 800 });
    const shown = await show();
    const { act } = shown;
    await search(shown);
    await act.press('Over policy');
    await act.sees('Travel policy');
    const panel = act.root.querySelector('.fb-mark-panel') as HTMLElement;
    expect(panel.scrollWidth).to.be.at.most(panel.clientWidth);
    await toForm(shown);
    const total = act.root.querySelector('.fb-order-side .fb-price-total') as HTMLElement;
    const [name, price] = ['dt > span', 'dd'].map((part) =>
      total.querySelector(part)?.getBoundingClientRect(),
    );
    expect(name?.right).to.be.at.most(price?.left ?? 0);
    await act.press('Continue');
    await until(() => act.button('Place order'), 'the review');
    const names = [...act.root.querySelectorAll('.tp-facts dt .tp-ellipsis')];
    expect(names).to.not.have.length(0);
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
  });

  it('has no first paint, which is Chinese', async () => {
    provider = document.createElement('div');
    provider.lang = 'en';
    const [english, chinese] = [document.createElement('x-english'), document.createElement('x-chinese')];
    chinese.lang = 'zh-CN';
    provider.append(english, chinese);
    document.body.append(provider);
    for (const element of [english, chinese]) paintElement(element, 'flight-booking', undefined);
    await until(() => chinese.shadowRoot, 'the first paint of the Chinese one');
    expect(english.shadowRoot).to.equal(null);
  });
});
