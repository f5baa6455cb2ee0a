import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ServiceMessage } from '../../../src/contract/customer-service';
import { key, setValue, within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  USER,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { serviceMessage } from './service-samples';

let provider: HTMLElement;
let fake: ReturnType<typeof fakeRuntime>;

type Chat = HTMLElementTagNameMap['tp-customer-service'];

async function show(answers: Answers = {}, { open = true, signedIn = true } = {}) {
  fake = fakeRuntime({ ...goodAnswers(), ...answers }, signedIn ? { authSign: 'token-1' } : {});
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-customer-service');
  element.open = open;
  const unread: number[] = [];
  element.addEventListener('tp-unread', (event) =>
    unread.push((event as CustomEvent<{ count: number }>).detail.count),
  );
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element), unread };
}

const called = (name: string) => fake.calls.filter((call) => call.name === name);
const following = (name: string) => fake.streams.find((stream) => stream.name === name && !stream.ended);
/** The current stream. */
async function line(name = 'streamMessages') {
  await until(() => following(name), 'a stream');
  const stream = following(name);
  if (!stream) throw new Error('no stream');
  return stream;
}
const fromAgent = (sequence: number, content: string): ServiceMessage =>
  serviceMessage({
    sequence,
    content,
    messageId: `agent-${sequence}`,
    sender: 'agent',
    senderName: '在线客服',
    sendTime: new Date().toISOString(),
  });
const message = (sequence: number, content: string) => ({
  type: 'message',
  message: fromAgent(sequence, content),
});
const state = (readSequence: number, unreadCount: number) => ({ type: 'state', readSequence, unreadCount });

const input = (element: Chat) => {
  const field = element.shadowRoot?.querySelector('textarea');
  if (!field) throw new Error('no field');
  return field;
};
async function say(element: Chat, text: string): Promise<void> {
  await until(() => element.shadowRoot?.querySelector('textarea'));
  setValue(input(element), text);
  await until(() => input(element).value === text);
  key(input(element), 'Enter');
}
const bubbles = (element: Chat) =>
  [...(element.shadowRoot?.querySelectorAll('.cs-bubble') ?? [])].map((bubble) => bubble.textContent);
const log = (element: Chat) => {
  const found = element.shadowRoot?.querySelector<HTMLElement>('[role=log]');
  if (!found) throw new Error('no log');
  return found;
};
const atEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < 2;
const longThread = (count: number) => ({
  queryMessages: ({ beforeSequence }: { beforeSequence?: number }) => {
    const last = beforeSequence === undefined ? count : beforeSequence - 1;
    const first = Math.max(1, last - 29);
    return {
      messageList: Array.from({ length: last - first + 1 }, (_, i) =>
        fromAgent(first + i, `第 ${first + i} 条`),
      ),
      hasMore: first > 1,
      lastSequence: count,
      readSequence: count,
      unreadCount: 0,
    };
  },
});

describe('<tp-customer-service>', () => {
  before(() => define(['customer-service', 'login']));
  afterEach(() => provider.remove());

  for (const zoom of ['1.5', '2'])
    it(`stays inside the window on a page zoomed by ${zoom}`, async () => {
      document.body.style.zoom = zoom;
      try {
        const { element } = await show();
        await until(() => element.shadowRoot?.querySelector('.cs-panel:popover-open'), 'the panel');
        const panel = element.shadowRoot?.querySelector('.cs-panel')?.getBoundingClientRect();
        expect(panel?.top, 'top').to.be.at.least(-1);
        expect(panel?.left, 'left').to.be.at.least(-1);
        expect(panel?.bottom, 'bottom').to.be.at.most(innerHeight + 1);
        expect(panel?.right, 'right').to.be.at.most(innerWidth + 1);
      } finally {
        document.body.style.zoom = '';
      }
    });

  it('hears of replies while it is closed, without a stream of its own, and tells how many', async () => {
    let newest = 3;
    const { element, unread } = await show(
      {
        queryMessages: () => ({
          messageList: Array.from({ length: newest - 1 }, (_, i) => fromAgent(i + 2, `第 ${i + 2} 条`)),
          hasMore: true,
          lastSequence: newest,
          readSequence: 2,
          unreadCount: newest - 2,
        }),
      },
      { open: false },
    );
    await until(() => unread.at(-1) === 1);
    expect(element.shadowRoot?.querySelector('.cs-panel')).to.equal(null);
    newest = 4;
    (await line('streamOrderChanges')).tell({
      cursor: '1',
      orderNos: [],
      applyIds: [],
      exportNos: [],
      hasMessages: true,
    });
    await until(() => unread.at(-1) === 2);
    expect(called('markRead')).to.have.length(0);
    expect(fake.streams.map(({ name }) => name)).to.deep.equal(['streamOrderChanges']);
    element.open = true;
    await until(() => unread.at(-1) === 0);
    await until(() => called('markRead').length === 1);
    expect(called('markRead')[0]?.body).to.deep.equal({ sequence: 4 });
    expect(unread).to.deep.equal([1, 2, 0]);
    expect((await line()).body()).to.deep.equal({ afterSequence: 4 });
    element.open = false;
    await until(() => !following('streamMessages') && following('streamOrderChanges'));
  });

  it('shows days, times of Shanghai and who wrote', async () => {
    const { act } = await show();
    await act.sees(/11月19日 周四|昨天/);
    await act.sees('09:30');
    await act.sees('在线客服');
  });

  it('continues after the last received message, not after its own', async () => {
    const { element, act } = await show();
    await say(element, '我的消息');
    await act.sees('我的消息');
    await until(() => !act.text().includes('发送中'));
    const stream = await line();
    // The response came before the stream: 4 is known, but messages before it may still be missing.
    expect(stream.body()).to.deep.equal({ afterSequence: 3 });
    stream.tell(message(5, '后一条'));
    expect(stream.body()).to.deep.equal({ afterSequence: 5 });
  });

  it('shows each message once, whichever way and however often it comes', async () => {
    const { element, act } = await show({
      sendMessage: ({ messageId, content }: { messageId: string; content: string }) => {
        const written = serviceMessage({
          sequence: 4,
          messageId,
          content,
          sendTime: new Date().toISOString(),
        });
        fake.streams.at(-1)?.tell({ type: 'message', message: written });
        throw lostAnswer(); // The stream was faster than the response, which is lost.
      },
    });
    await line();
    await say(element, '只此一条');
    await until(() => bubbles(element).includes('只此一条') && !act.text().includes('发送中'));
    (await line()).tell({ type: 'message', message: fromAgent(3, '请提供订单号') });
    await until(() => bubbles(element).length === 4);
    expect(act.text()).not.to.include('发送失败');
    expect(bubbles(element).filter((text) => text === '只此一条')).to.have.length(1);
  });

  it('marks unsent messages, and sends them again as the same message', async () => {
    let lost = true;
    const { element, act } = await show({
      sendMessage: (body: { messageId: string; content: string }) => {
        if (lost) throw lostAnswer();
        return (goodAnswers()['sendMessage'] as (body: object) => unknown)(body);
      },
    });
    await say(element, '你好');
    await act.sees('发送失败');
    lost = false;
    await act.press('重试');
    await until(() => !act.text().includes('发送失败') && !act.text().includes('发送中'));
    const [first, second] = called('sendMessage');
    expect(second?.body).to.deep.equal(first?.body);
    expect(second?.requestId).to.equal(first?.requestId);
    expect(bubbles(element).filter((text) => text === '你好')).to.have.length(1);
  });

  it('sends in the order of writing', async () => {
    const waiting: (() => void)[] = [];
    const { element } = await show({
      sendMessage: async (body: { messageId: string; content: string }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return serviceMessage({ ...body, sequence: 3 + called('sendMessage').length });
      },
    });
    await say(element, '一');
    await say(element, '二');
    await until(() => waiting.length === 1);
    expect(called('sendMessage')).to.have.length(1);
    waiting[0]?.();
    await until(() => waiting.length === 2);
    waiting[1]?.();
    expect(called('sendMessage').map(({ body }) => (body as { content: string }).content)).to.deep.equal([
      '一',
      '二',
    ]);
  });

  it('breaks the line with Shift+Enter, chooses a word with Enter while composing', async () => {
    const { element } = await show();
    await until(() => element.shadowRoot?.querySelector('textarea'));
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
      input(element).dispatchEvent(event);
      return event.defaultPrevented;
    };
    setValue(input(element), 'ni hao');
    expect(press({ shiftKey: true })).to.equal(false);
    expect(press({ isComposing: true })).to.equal(false);
    expect(press({ keyCode: 229 })).to.equal(false);
    expect(called('sendMessage')).to.have.length(0);
    expect(press({})).to.equal(true);
    await until(() => called('sendMessage').length === 1);
  });

  it('counts characters as people do, keeps too long texts and does not send them', async () => {
    const { element, act } = await show();
    await say(element, '😀'.repeat(500));
    await until(() => called('sendMessage').length === 1);
    await say(element, '字'.repeat(503));
    await act.sees('已超出 3 字');
    expect(input(element).value).to.have.length(503);
    expect(called('sendMessage')).to.have.length(1);
    await say(element, '   \n ');
    await act.sees('0/500');
    expect(called('sendMessage')).to.have.length(1);
  });

  it('shows markup as text', async () => {
    const { element } = await show();
    (await line()).tell(message(4, '<img src=x onerror="alert(1)">'));
    await until(() => bubbles(element).includes('<img src=x onerror="alert(1)">'));
    expect(element.shadowRoot?.querySelector('img')).to.equal(null);
  });

  it('keeps long words inside the panel', async () => {
    const { element } = await show();
    (await line()).tell(message(4, 'x'.repeat(500)));
    await until(() => bubbles(element).length === 4);
    expect(log(element).scrollWidth).to.equal(log(element).clientWidth);
  });

  it('stays at the end, unless the reader has scrolled back: then it offers the new messages', async () => {
    const { element, act, unread } = await show(longThread(40));
    await until(() => bubbles(element).length === 30 && atEnd(log(element)));
    const stream = await line();
    stream.tell(message(41, '到底了'));
    await until(() => bubbles(element).includes('到底了') && atEnd(log(element)));
    log(element).scrollTop = 0;
    await until(() => log(element).scrollTop === 0);
    await new Promise(requestAnimationFrame);
    stream.tell(message(42, '新的一条'));
    stream.tell(state(40, 2));
    await until(() => act.button('有新消息'));
    expect(log(element).scrollTop).to.equal(0);
    expect(unread.at(-1)).to.equal(2);
    await act.press('有新消息');
    await until(() => atEnd(log(element)) && !act.button('有新消息'));
    await until(() => unread.at(-1) === 0);
  });

  it('loads earlier messages without moving the text being read', async () => {
    const { element, act } = await show(longThread(40));
    await until(() => bubbles(element).length === 30 && atEnd(log(element)));
    log(element).scrollTop = 0;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const read = [...log(element).querySelectorAll('.cs-bubble')].find(
      ({ textContent }) => textContent === '第 11 条',
    );
    const place = read?.getBoundingClientRect().top ?? 0;
    await act.press('查看更早的消息');
    await until(() => bubbles(element).length === 40);
    await until(() => !act.button('查看更早的消息'));
    const moved = (read?.getBoundingClientRect().top ?? 0) - place;
    // The removed button stood above it.
    expect(Math.abs(moved)).to.be.below(48);
  });

  it('says that the connection is lost, and nothing once it is back', async () => {
    const { act } = await show();
    const stream = await line();
    stream.lose();
    await act.sees('连接已断开，正在重新连接');
    stream.lose('同时打开的页面过多，请关闭其他页面');
    await act.sees('同时打开的页面过多，请关闭其他页面');
    stream.open();
    await until(() => !/连接已断开|过多/.test(act.text()));
  });

  it('lets a signed-out user sign in, and shows no data of another', async () => {
    const { element, act, unread } = await show({}, { signedIn: false });
    await act.sees('登录后即可联系客服');
    expect(fake.streams).to.have.length(0);
    await fake.runtime.session.signIn('token-1');
    await act.sees('请提供订单号');
    setValue(input(element), '没写完的');
    await fake.runtime.session.signOut();
    await act.sees('登录后即可联系客服');
    expect(act.text()).not.to.include('请提供订单号');
    expect(fake.streams.every(({ ended }) => ended)).to.equal(true);
    await until(() => (unread.at(-1) ?? 0) === 0);
    // The same user finds their text again, another user does not.
    await fake.runtime.session.signIn('token-1');
    await act.sees('请提供订单号');
    expect(input(element).value).to.equal('没写完的');
    await fake.runtime.session.signOut();
    const { userNO } = USER;
    USER.userNO = 'U0002';
    await fake.runtime.session.signIn('token-2');
    USER.userNO = userNO;
    await act.sees('请提供订单号');
    expect(input(element).value).to.equal('');
  });

  it('tries again by itself and by hand when the thread cannot be loaded', async () => {
    let broken = true;
    const { act } = await show({
      queryMessages: () => {
        if (broken) throw lostAnswer();
        return (goodAnswers()['queryMessages'] as () => unknown)();
      },
    });
    await until(() => act.root.querySelector('[role=alert]'), 'the failure');
    broken = false;
    await act.press('重试');
    await act.sees('请提供订单号');
  });

  it('stays with a refusal', async () => {
    const { act } = await show({
      queryMessages: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(called('queryMessages')).to.have.length(1);
  });

  it('asks for the topic of a new thread', async () => {
    const { act } = await show({
      queryMessages: () => ({
        messageList: [],
        hasMore: false,
        lastSequence: 0,
        readSequence: 0,
        unreadCount: 0,
      }),
    });
    await act.sees('您好，有什么可以帮您？');
  });

  it('closes by button and by Escape, unless the page prevents it, and gives the focus back', async () => {
    const { element, act } = await show({}, { open: false });
    const opener = document.createElement('button');
    provider.prepend(opener);
    opener.focus();
    element.setAttribute('open', '');
    await until(() => element.shadowRoot?.activeElement?.localName === 'textarea');
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('tp-close', prevent);
    key(input(element), 'Escape');
    expect(element.open).to.equal(true);
    element.removeEventListener('tp-close', prevent);
    await act.press('关闭');
    await until(() => !element.shadowRoot?.querySelector('.cs-panel'));
    expect([element.open, element.hasAttribute('open')]).to.deep.equal([false, false]);
    expect(document.activeElement).to.equal(opener);
  });

  it('stays open over a move in the document', async () => {
    const { element } = await show();
    const panel = () => element.shadowRoot?.querySelector('.cs-panel:popover-open');
    await until(panel);
    const elsewhere = document.createElement('section');
    provider.append(elsewhere);
    elsewhere.append(element);
    await until(panel);
  });

  it('lets go of its stream when it is removed', async () => {
    const { element } = await show();
    const stream = await line();
    element.remove();
    await until(() => stream.ended);
  });
});
