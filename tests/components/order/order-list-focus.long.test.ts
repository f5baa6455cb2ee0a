import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';
import { orderRow, ORDER_NO } from './support/order-samples';

interface ListQuery {
  pageIndex: number;
  pageSize: number;
  keyword: string;
}

const numberOf = (place: number) => String(26_112_000_000_100 + place);
const MANY: Answers = {
  queryorderListOnPermission: ({ pageIndex, pageSize, keyword }: ListQuery) => {
    if (keyword === 'lost') throw lostAnswer();
    const total = keyword === 'none' ? 0 : 25;
    return {
      total,
      orderList: Array.from({ length: Math.min(pageSize, total - (pageIndex - 1) * pageSize) }, (_, i) =>
        orderRow({ orderNo: numberOf((pageIndex - 1) * pageSize + i) }),
      ),
    };
  },
};

describe('the focus in <tp-order-list>', () => {
  before(() => define());
  afterEach(takeAway);

  async function list(attributes: Record<string, string> = {}, answers = MANY) {
    const { element, act } = await putOnPage('tp-order-list', answers, { 'page-size': '10', ...attributes });
    const active = () => act.root.activeElement;
    const button = (name: string) => act.button(name) as HTMLButtonElement;
    async function pressed(name: string): Promise<void> {
      await until(() => button(name), name);
      button(name).focus();
      button(name).click();
    }
    return { element, act, active, button, pressed };
  }

  it('goes back to the row that the detail was opened from', async () => {
    const { active, pressed } = await list();
    await pressed(numberOf(3));
    await until(() => active()?.matches('h2'), 'the title of the detail');
    await pressed('返回订单列表');
    await until(() => active()?.textContent === numberOf(3), 'the row');
  });

  it('goes back to the row also where the list has to be asked for again', async () => {
    let held: (() => void) | undefined;
    let asks = 0;
    const { active, pressed } = await list(
      {},
      {
        queryorderListOnPermission: async (query: ListQuery) => {
          asks += 1;
          if (asks > 1) await new Promise<void>((resolve) => (held = resolve));
          return (MANY['queryorderListOnPermission'] as (query: ListQuery) => unknown)(query);
        },
      },
    );
    await pressed(numberOf(3));
    await pressed('返回订单列表');
    await until(() => held, 'the list is asked for again');
    // Lets the handler of a lost focus run first.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    held?.();
    await until(() => active()?.textContent === numberOf(3), 'the row');
  });

  it('goes back to the row’s button that opened the detail', async () => {
    const { active, act, pressed } = await list();
    await act.sees(numberOf(3));
    const third = act.root.querySelectorAll<HTMLElement>('[data-row]')[3]?.querySelectorAll('button')[1];
    third?.focus();
    third?.click();
    await pressed('返回订单列表');
    await until(() => active()?.closest('[data-row]'), 'the row');
    expect(active()?.closest<HTMLElement>('[data-row]')?.dataset['row']).to.equal(numberOf(3));
    expect(active()?.textContent).to.equal(third?.textContent);
  });

  it('goes to the row of a detail that an address opened, or to the list where it is not in it', async () => {
    const { element, active, pressed } = await list({ 'order-no': numberOf(2) });
    await pressed('返回订单列表');
    await until(() => active()?.textContent === numberOf(2), 'the row');
    element.remove();
    const other = await list({ 'order-no': ORDER_NO });
    await other.pressed('返回订单列表');
    await until(() => other.active()?.matches('[aria-label=订单列表]'), 'the list');
  });

  it('is left to users who have moved on, and is not taken by a list that arrives', async () => {
    const { active, act, pressed } = await list();
    await act.sees(numberOf(0));
    expect(active()).to.equal(null);
    await pressed(numberOf(3));
    await pressed('返回订单列表');
    await until(() => active() !== null);
  });

  it('stays on the button that pages, to the last page and back', async () => {
    const { active, act, pressed, button } = await list();
    await act.sees('共 25 条');
    await pressed('下一页');
    await act.sees(numberOf(10));
    await pressed('下一页');
    await act.sees(numberOf(20));
    expect(button('下一页').ariaDisabled).to.equal('true');
    expect(active()).to.equal(button('下一页'));
    button('下一页').click();
    await pressed('上一页');
    await act.sees(numberOf(10));
    expect(active()).to.equal(button('上一页'));
  });

  it('says how many were found, once a question', async () => {
    const { act, pressed } = await list();
    const region = () => act.root.querySelector('.tp-list > [role=status]');
    const heard: string[] = [];
    await until(() => region());
    const watching = new MutationObserver(() => {
      const text = region()?.textContent ?? '';
      if (text !== '') heard.push(text);
    });
    watching.observe(region() as Element, { childList: true, characterData: true, subtree: true });
    const last = (words: string) => until(() => heard.at(-1)?.includes(words), words);
    await last('共 25 条订单');
    await pressed('下一页');
    await last('第 2 页，共 3 页');
    await pressed('金额（元）');
    await last('按金额（元）降序，第 1 页');
    await act.type('关键字', 'none');
    await act.press('查询');
    await last('没有符合条件的订单');
    await act.type('关键字', 'none ');
    heard.length = 0;
    await act.press('重置');
    await last('共 25 条订单');
    await act.type('关键字', 'x');
    await act.press('查询');
    await until(() => heard.length === 2, 'the same words again');
    watching.disconnect();
    await act.type('关键字', 'lost');
    await act.press('查询');
    await until(() => act.root.querySelector('[role=alert]')?.textContent?.includes('订单查询失败'));
  });
});
