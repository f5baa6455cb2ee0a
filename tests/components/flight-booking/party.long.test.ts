import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { createOrder } from '../../../src/contract/flight-booking/booking';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { searchFlights } from './support/search-steps';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../support/components/samples';
import { orderFormInfo, staff } from './support/traveller-samples';
import { governed, requestsAnswer, travelRequest } from './support/standard-samples';
import { submitOrder } from './support/order-steps';

const WHO = '出行人：';
const PARTY = 'tp-flight-party-1';
let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];
let runtime: ReturnType<typeof fakeRuntime>['runtime'];
const called = (name: string) => calls.filter((call) => call.name === name);
const ordered = () => called('createOrder').at(-1)?.body as BodyOf<typeof createOrder>;

interface Shown {
  element: HTMLElement;
  act: ReturnType<typeof within>;
}

async function show(answers: Answers = {}, attributes: Record<string, string> = {}): Promise<Shown> {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  ({ calls, runtime } = fake);
  provider = createProvider({ ...fake.runtime, config: { ...fake.runtime.config, storage: 'session' } });
  return put('tp-flight-booking', attributes);
}

async function put(tag: string, attributes: Record<string, string> = {}): Promise<Shown> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}

const who = ({ act }: Shown) => act.root.querySelector('button[name="party"]')?.textContent;
const isOpen = ({ act }: Shown) => act.root.querySelector('dialog[open]') !== null;
const chosen = ({ act }: Shown) =>
  [...act.root.querySelectorAll('.fb-party-chosen li > span:first-child')].map((one) => one.textContent);

async function open(shown: Shown): Promise<void> {
  await shown.act.press(WHO);
  await until(() => chosen(shown).length > 0, 'the party');
  await until(() => shown.act.root.querySelector('.fb-staff'), 'the colleagues');
}

/** Chooses the user and a colleague. */
async function chooseTwo(shown: Shown): Promise<void> {
  await open(shown);
  await shown.act.check('王建华');
  await shown.act.press('确定（2人）');
  await until(() => !isOpen(shown), 'the dialog to close');
}

async function toOrder({ element, act }: Shown, fare = 0): Promise<void> {
  await searchFlights(element);
  await act.press('选择');
  await act.press('预订', fare);
  await until(() => act.field('联系人姓名')?.value === '林静', 'the order form');
}

const names = ({ act }: Shown) =>
  [...act.root.querySelectorAll<HTMLInputElement>('.fb-traveller input')]
    .filter(({ id }) => act.root.querySelector(`label[for="${id}"]`)?.textContent === '姓名')
    .map(({ value }) => value);

describe('the choice of travellers at the search of <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.clear();
  });

  it('is the user, and nothing is asked before somebody opens the list', async () => {
    const shown = await show();
    expect(who(shown)).to.equal('出行人：本人');
    expect(called('queryStaffInfoVagueForCloud')).to.have.length(0);
    expect(called('queryOrderFormInfo')).to.have.length(0);
    await toOrder(shown);
    expect(names(shown)).to.deep.equal(['林静']);
  });

  it('is the user and a colleague, who are both on the order', async () => {
    const shown = await show();
    await open(shown);
    expect(chosen(shown)).to.deep.equal(['林静']);
    await accessible(shown.element);
    await shown.act.check('王建华');
    await shown.act.press('确定（2人）');
    await until(() => !isOpen(shown), 'the dialog to close');
    expect(who(shown)).to.equal('出行人：林静 等2人');
    await toOrder(shown);
    expect(names(shown)).to.deep.equal(['林静', '王建华']);
    const created = next(shown.element, 'tp-order-created');
    await submitOrder(shown.act);
    await created;
    expect(ordered().passengers.map(({ staffNO }) => staffNO)).to.deep.equal(['S0001', 'S0002']);
    expect(sessionStorage.getItem(PARTY), 'done with').to.equal(null);
  });

  it('is somebody from outside by right, whose data are typed in at the order', async () => {
    const shown = await show({ queryOrderFormInfo: () => orderFormInfo({ canBookOutsiders: true }) });
    await open(shown);
    shown.act.button('移除 林静')?.click();
    await shown.act.sees('请至少选择一位出行人');
    expect(shown.act.button('确定')?.hasAttribute('disabled')).to.equal(true);
    await shown.act.press('新增外部人员');
    await shown.act.sees('外部人员的资料在填写订单时补充');
    await shown.act.press('确定（1人）');
    await until(() => who(shown) === '出行人：外部人员', 'the outsider');
    await toOrder(shown);
    expect(names(shown)).to.deep.equal(['']);
  });

  it('is a child too: prices are of all, and a cheaper adult ticket is offered for it', async () => {
    const shown = await show();
    await open(shown);
    await shown.act.press('新增儿童（2–12岁）');
    expect(chosen(shown)).to.deep.equal(['林静', '儿童']);
    await accessible(shown.element);
    shown.act.button('移除 林静')?.click();
    await shown.act.sees('儿童和婴儿须由成人陪同乘机');
    await shown.act.check('林静');
    await shown.act.press('确定（2人）');
    await until(() => !isOpen(shown), 'the dialog to close');
    expect(who(shown)).to.equal('出行人：儿童 等2人');
    await searchFlights(shown.element);
    await shown.act.press('选择');
    const prices = () =>
      [...shown.act.root.querySelectorAll('.fb-fare .fb-party-price')].map((price) => price.textContent);
    await until(() => prices().length === 2, 'the prices of both in economy class');
    expect(prices()).to.deep.equal(['2人 ¥1,150.00', '2人 ¥1,720.00']);
    await shown.act.press('预订');
    await shown.act.sees('成人票比儿童票便宜 ¥70.00');
    await shown.act.press('下一步');
    await shown.act.sees('请输入证件号码');
    expect(shown.act.text(), 'the number says it').not.to.include('请选择出生日期');
    const child = () =>
      shown.act.root.querySelector<HTMLElement>('.fb-traveller[aria-label="乘机人 新乘机人"]');
    const ticket = () =>
      child()?.querySelector<HTMLInputElement>('input:checked')?.closest('label')?.textContent;
    expect(ticket()).to.equal('儿童票');
    await accessible(shown.element);
    await shown.act.press('改买成人票');
    await until(() => ticket() === '成人票', 'the adult ticket');
    expect(shown.act.text()).not.to.include('成人票比儿童票便宜');
  });

  it('gets no warning about adult tickets where a child pays less on its own', async () => {
    const shown = await show();
    await open(shown);
    await shown.act.press('新增儿童（2–12岁）');
    await shown.act.press('确定（2人）');
    await toOrder(shown, 1);
    await shown.act.sees('儿童票');
    expect(shown.act.text()).not.to.include('成人票比儿童票便宜');
  });

  it('offers only the user to those who may not book for others', async () => {
    const shown = await show({
      queryOrderFormInfo: () => orderFormInfo({ canBookColleagues: false, canBookOutsiders: false }),
    });
    await open(shown);
    await until(() => shown.act.field('查找同事') === undefined, 'no search for colleagues');
    expect(shown.act.button('新增外部人员')).to.equal(undefined);
  });

  it('takes no more than the order holds', async () => {
    const shown = await show({}, { 'max-passengers': '1' });
    await open(shown);
    await shown.act.sees('已达到人数上限');
    const others = [...shown.act.root.querySelectorAll<HTMLInputElement>('.fb-staff input')];
    expect(others.map(({ checked, disabled }) => `${checked} ${disabled}`)).to.deep.equal([
      'true false',
      'false true',
    ]);
  });

  it('is as before when the dialog is left, and can be tried again when it failed', async () => {
    let isDown = true;
    const shown = await show({
      queryStaffInfoVagueForCloud: (body: never) => {
        if (isDown) throw lostAnswer();
        return goodAnswers()['queryStaffInfoVagueForCloud']?.(body);
      },
    });
    await shown.act.press(WHO);
    await shown.act.sees('出行人读取失败，请重试');
    isDown = false;
    await shown.act.press('重试');
    await until(() => chosen(shown).length === 1, 'the user');
    await until(() => shown.act.root.querySelector('.fb-staff'), 'the colleagues');
    await shown.act.check('王建华');
    await shown.act.press('取消');
    await until(() => !isOpen(shown), 'the dialog to close');
    expect(who(shown)).to.equal('出行人：本人');
  });

  it('is of the order once there is one, in both places', async () => {
    const shown = await show();
    await toOrder(shown);
    await shown.act.press('返回航班');
    expect(who(shown)).to.equal('出行人：本人');
    await chooseTwo(shown);
    expect(who(shown)).to.equal('出行人：林静 等2人');
    await shown.act.check('因私');
    await shown.act.press('选择');
    await shown.act.press('预订');
    await until(() => names(shown).length === 2, 'both on the order');
    await shown.act.sees('因私出行由个人支付');
    await shown.act.check('因公');
    await shown.act.press('返回航班');
    await until(() => shown.act.root.querySelector('input[name="travelType"]'), 'the search form');
    expect(shown.act.root.querySelector<HTMLInputElement>('input[name="travelType"]')?.checked).to.equal(
      true,
    );
  });

  it('decides on the standards of the prices, and on none for a private journey', async () => {
    const shown = await show(governed());
    await chooseTwo(shown);
    await searchFlights(shown.element);
    await until(() => shown.act.root.querySelector('.fb-mark'), 'the marks');
    expect(called('queryMultipleStandardInfo').map(({ body }) => body)).to.deep.equal([
      { staffNOList: ['S0001', 'S0002'] },
    ]);
    await shown.act.check('因私');
    await until(() => !shown.act.root.querySelector('.fb-mark'), 'no marks');
  });

  it('is how many seats the lowest prices are asked for, in the calendar and the days around', async () => {
    const shown = await show({
      queryStaffInfoVagueForCloud: ({ self }: { self?: boolean }) => {
        const others = ['王建华', '赵一鸣'].map((staffName, i) =>
          staff({ staffNO: `S000${i + 2}`, staffName }),
        );
        const staffList = self ? [staff()] : [staff(), ...others];
        return { total: staffList.length, staffList };
      },
      queryLowestPriceCalendar: ({ seats, beginDate }: { seats: number; beginDate: string }) => [
        { date: beginDate, minPrice: seats * 10_000 },
      ],
    });
    await open(shown);
    for (const name of ['王建华', '赵一鸣']) await shown.act.check(name);
    await shown.act.press('确定（3人）');
    await until(() => !isOpen(shown), 'the dialog to close');
    await searchFlights(shown.element);
    const first = () => shown.act.root.querySelector('.fb-day');
    await until(() => first()?.textContent?.includes('¥300'), 'the price of three seats');
    await shown.act.press('打开日历');
    await until(
      () => shown.act.root.querySelector('.tp-day-note')?.textContent === '¥300',
      'it, in the calendar',
    );
    const seats = called('queryLowestPriceCalendar').map(({ body }) => (body as { seats: number }).seats);
    expect(seats.length).to.be.above(1);
    expect(new Set(seats)).to.deep.equal(new Set([3]));
  });

  it('is set by a request, and so is the business journey', async () => {
    const trip = { ...travelRequest().trip, travellers: [{ staffNO: 'S0002', staffName: '王建华' }] };
    const shown = await show({ ...governed(), ...requestsAnswer(() => [travelRequest({ trip })]) });
    await shown.act.check('因私');
    await shown.act.press('关联申请单');
    await until(() => shown.act.root.querySelector('.fb-requests'), 'the requests');
    shown.act.root.querySelector<HTMLElement>('.fb-requests button')?.click();
    await until(() => who(shown) === '出行人：王建华', 'the traveller of the request');
    expect(shown.act.root.querySelector<HTMLInputElement>('input[name="travelType"]')?.checked).to.equal(
      true,
    );
    await until(() => shown.act.field('到达城市')?.value === '上海', 'the cities');
    await shown.act.press('搜索航班');
    await until(() => shown.act.root.querySelector('.fb-mark'), 'the marks');
    expect(called('queryMultipleStandardInfo').at(-1)?.body).to.deep.equal({ staffNOList: ['S0002'] });
    await shown.act.press('选择');
    await shown.act.press('预订');
    await until(() => names(shown).length > 0, 'the order');
    expect(names(shown)).to.deep.equal(['王建华']);
  });

  it('is in the tab after a reload and in no address; gone with another user', async () => {
    const start = location.href;
    const shown = await show({}, { 'keeps-address': '' });
    await chooseTwo(shown);
    await shown.act.check('因私');
    await searchFlights(shown.element);
    expect(new URLSearchParams(location.search).get('travelType')).to.equal('2');
    expect(decodeURIComponent(location.href)).not.to.match(/S0002|王建华|林静/);
    provider.remove();
    const again = await show({}, { 'keeps-address': '' });
    await until(() => who(again) === '出行人：林静 等2人', 'the party again');
    const kinds = () => [...again.act.root.querySelectorAll<HTMLInputElement>('input[name="travelType"]')];
    await until(() => kinds()[1]?.checked, 'private again');
    provider.remove();
    history.replaceState(null, '', start);
    sessionStorage.setItem(PARTY, JSON.stringify({ owner: 'S9999', travellers: [] }));
    const other = await show();
    await until(() => sessionStorage.getItem(PARTY) === null, 'what another chose is gone');
    expect(who(other)).to.equal('出行人：本人');
  });

  it('is deleted when the user signs out', async () => {
    const shown = await show();
    await runtime.session.start();
    await chooseTwo(shown);
    await until(() => Boolean(sessionStorage.getItem(PARTY)?.includes('S0002')), 'the party to be kept');
    await runtime.session.signOut();
    await until(() => who(shown) === '出行人：本人', 'nobody is chosen');
    expect(sessionStorage.getItem(PARTY)).to.equal(null);
  });

  it('goes to the booking that takes the search over', async () => {
    const first = await show();
    await chooseTwo(first);
    await first.act.check('因私');
    first.element.addEventListener('tp-search', (event) => event.preventDefault());
    const asked = next(first.element, 'tp-search');
    await first.act.type('出发城市', 'bj');
    await first.act.type('到达城市', 'sh');
    await first.act.press('搜索航班');
    expect((await asked).detail).to.include({ travelType: 2 });
    const second = await put('tp-flight-booking');
    expect(who(second)).to.equal('出行人：林静 等2人');
    expect(
      second.act.root.querySelectorAll<HTMLInputElement>('input[name="travelType"]')[1]?.checked,
    ).to.equal(true);
  });

  it('turned private beside the results, the address says so at once, in the same entry', async () => {
    const start = location.href;
    const shown = await show({}, { 'keeps-address': '' });
    await searchFlights(shown.element);
    const said = () => new URLSearchParams(location.search).get('travelType');
    const kinds = () => [...shown.act.root.querySelectorAll<HTMLInputElement>('input[name="travelType"]')];
    const entries = history.length;
    const told = next(shown.element, 'tp-travel-type');
    await shown.act.check('因私');
    expect((await told).detail).to.deep.equal({ travelType: 2 });
    expect(said()).to.equal('2');
    expect(history.length).to.equal(entries);
    expect(new URLSearchParams(location.search).get('depCode')).to.equal('BJS');
    await shown.act.check('因公');
    expect(said()).to.equal(null);
    await shown.act.press('选择');
    await shown.act.press('预订');
    await until(() => names(shown).length > 0, 'the order');
    const atOrder = history.length;
    await shown.act.check('因私');
    expect(said()).to.equal('2');
    expect(new URLSearchParams(location.search).get('step')).to.equal('passengers');
    expect(history.length).to.equal(atOrder);
    await shown.act.press('返回航班');
    await until(() => kinds()[1]?.checked, 'the results, private');
    expect(said()).to.equal('2');
    expect(called('queryFlightList')).to.have.length(1);
    history.replaceState(null, '', start);
  });

  it('fires no event for a private journey set before a search', async () => {
    const shown = await show();
    let told = 0;
    shown.element.addEventListener('tp-travel-type', () => (told += 1));
    await shown.act.check('因私');
    expect(told).to.equal(0);
  });

  it('starts private where the embedder says so', async () => {
    const shown = await show({}, { 'travel-type': '2' });
    const kinds = () => [...shown.act.root.querySelectorAll<HTMLInputElement>('input[name="travelType"]')];
    await until(() => kinds()[1]?.checked, 'private');
    shown.element.setAttribute('travel-type', '1');
    await until(() => kinds()[0]?.checked, 'on business');
  });
});
