import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { setValue, within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { orderDetail, orderRow, ORDER_NO } from './support/order-samples';

let provider: HTMLElement;
let fake: ReturnType<typeof fakeRuntime>;

function prepare(answers: Answers): void {
  fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  provider = createProvider(fake.runtime);
}
async function show(attributes: Record<string, string> = {}) {
  const element = document.createElement('tp-order-list');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}
const open = () => fake.streams.filter(({ name, ended }) => name === 'streamOrderChanges' && !ended);
async function line() {
  await until(() => open().length > 0, 'a stream');
  const [stream] = open();
  if (!stream) throw new Error('no stream');
  return stream;
}
const asked = (name: string) => fake.calls.filter((call) => call.name === name).length;

function lookAway(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('orders that change while they are in view', () => {
  before(() => define());
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    provider.remove();
  });

  it('show their new state, and keep typed text and the focus', async () => {
    let orderStatus: '待支付' | '已出票' = '待支付';
    prepare({
      queryorderListOnPermission: () => ({ total: 1, orderList: [orderRow({ orderStatus })] }),
    });
    const { act } = await show();
    await act.sees('待支付');
    const keyword = act.root.querySelector<HTMLInputElement>('input');
    if (!keyword) throw new Error('no field');
    keyword.focus();
    setValue(keyword, '林');
    const stream = await line();
    orderStatus = '已出票';
    stream.tell({ cursor: '7', orderNos: [ORDER_NO], applyIds: [], exportNos: [] });
    await until(() => act.root.querySelector('tbody')?.textContent.includes('已出票'), 'the new state');
    expect(keyword.value).to.equal('林');
    expect(act.root.activeElement).to.equal(keyword);
    expect(keyword.isConnected).to.equal(true);
    expect(stream.body()).to.deep.equal({ cursor: '7' });
  });

  it('show it in their detail too, where a question asked of the user stays', async () => {
    let orderStatus: '待支付' | '出票中' = '待支付';
    prepare({ queryAirTicketDetailNew: () => orderDetail({ orderStatus }) });
    const { act } = await show({ 'order-no': ORDER_NO });
    await act.press('取消订单');
    await act.sees('取消后座位将立即释放');
    orderStatus = '出票中';
    (await line()).tell({ cursor: '7', orderNos: [ORDER_NO], applyIds: [], exportNos: [] });
    await act.sees('出票中');
    await act.sees('取消后座位将立即释放');
  });

  it('are not read anew where nothing has changed', async () => {
    prepare({ queryorderListOnPermission: () => ({ total: 1, orderList: [orderRow()] }) });
    const { act } = await show();
    await act.sees(ORDER_NO);
    const stream = await line();
    const before = asked('queryorderListOnPermission');
    stream.tell({ cursor: '7', orderNos: [], applyIds: [], exportNos: [] });
    stream.tell({ cursor: '8', orderNos: [ORDER_NO], applyIds: [], exportNos: [] });
    await until(() => asked('queryorderListOnPermission') > before, 'a new reading');
    expect(asked('queryorderListOnPermission')).to.equal(before + 1);
  });

  it('share one connection, which ends with the last of them', async () => {
    prepare({ queryorderListOnPermission: () => ({ total: 1, orderList: [orderRow()] }) });
    const [one, two] = [await show(), await show({ scope: 'managed' })];
    await one.act.sees(ORDER_NO);
    await two.act.sees(ORDER_NO);
    const stream = await line();
    one.element.remove();
    const root = () => one.element.shadowRoot?.querySelector<HTMLElement>('.tp-root');
    await until(() => root()?.style.display === 'none', 'the end of the first');
    expect(open()).to.deep.equal([stream]);
    two.element.remove();
    await until(() => stream.ended, 'the end of the connection');
  });

  it('keep no connection while the page is hidden, and go on from where it was', async () => {
    prepare({ queryorderListOnPermission: () => ({ total: 1, orderList: [orderRow()] }) });
    await show();
    const stream = await line();
    stream.tell({ cursor: '7', orderNos: [], applyIds: [], exportNos: [] });
    lookAway('hidden');
    expect(stream.ended).to.equal(true);
    expect(open()).to.deep.equal([]);
    lookAway('visible');
    expect((await line()).body()).to.deep.equal({ cursor: '7' });
  });

  it('need no connection: a gateway without one is not asked again at once', async () => {
    prepare({ queryorderListOnPermission: () => ({ total: 1, orderList: [orderRow()] }) });
    const { act } = await show();
    (await line()).refuse(new Error('no such path'));
    await act.sees(ORDER_NO);
    expect(fake.streams).to.have.length(1);
    expect(act.root.querySelector('[role=alert]')).to.equal(null);
  });
});
