import type { ElementTag } from '../../../components/index';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { key, setValue, within } from '../../support/components/act';
import { comeBack } from '../authorize/authorization';
import { enterpriseAnswers, goodAnswers } from '../../support/components/samples';
import { governed, judgement } from '../flight-booking/standard-samples';
import { fakeRuntime, next, until, USER, type Answers } from '../../support/components/fake-runtime';

/** Drives an element through everything it can do, so that each declared event is fired and each part is seen. */
export interface Exercise {
  answers?: Answers;
  run(element: HTMLElement, look: () => Promise<void>): Promise<void>;
}

export async function searchFlights(element: HTMLElement): Promise<void> {
  const act = within(element);
  await act.type('出发城市', 'bj');
  await act.sees('北京首都机场');
  key(act.field('出发城市') as HTMLElement, 'Enter');
  await act.type('到达城市', '上海');
  await act.sees('上海虹桥机场');
  key(act.field('到达城市') as HTMLElement, 'Enter');
  await act.type('出发日期', '2027-03-01');
  await act.press('搜索航班');
  await act.sees(/共 \d+ 个航班/);
}

/** Fills in a request from 北京 to 上海 next spring. */
export async function fillRequest(element: HTMLElement): Promise<void> {
  const act = within(element);
  await until(() => (act.field('出差目的') as HTMLSelectElement).options.length > 2, 'the purposes');
  const purpose = act.field('出差目的') as HTMLSelectElement;
  purpose.value = '0';
  purpose.dispatchEvent(new Event('change', { bubbles: true }));
  setValue(act.field('出差事由') as unknown as HTMLTextAreaElement, '项目验收');
  for (const [label, city] of [
    ['出发城市', '北京'],
    ['到达城市', '上海'],
  ] as const) {
    await act.type(label, city);
    await until(
      () => act.root.querySelector('[role=option]')?.textContent?.includes(city),
      `${city} on offer`,
    );
    key(act.field(label) as HTMLElement, 'Enter');
    await until(() => !act.root.querySelector('[role=option]'), 'the list closed');
  }
  await act.type('开始日期', daysFromNow(10));
  await act.type('结束日期', daysFromNow(12));
}

/** A date so many days from now in Shanghai. */
export const daysFromNow = (days: number): string => addDays(shanghaiDate(new Date()), days);

export const EXERCISES: Record<ElementTag, Exercise> = {
  provider: {
    async run(element) {
      const started = next(element, 'tp-track');
      element.setAttribute('auth-sign', 'token-1');
      element.append(document.createElement('tp-enterprise-chooser'));
      await started;
    },
  },

  login: {
    async run(element, look) {
      const act = within(element);
      await act.press('登录');
      await act.sees('请输入账号');
      await look();
      await act.type('账号', 'staff');
      await act.type('密码', 'Demo@2026');
      const signedIn = next(element, 'tp-signed-in');
      await act.press('登录');
      await signedIn;
    },
  },

  authorize: {
    async run(element, look) {
      const act = within(element);
      await act.sees('缺少登录方式');
      await look();
      const signedIn = next(element, 'tp-signed-in');
      comeBack();
      element.setAttribute('type', 'demo-idp');
      await signedIn;
      await act.sees('林静，您已登录');
      await look();
    },
  },

  'enterprise-chooser': {
    answers: enterpriseAnswers(12),
    async run(element, look) {
      const act = within(element);
      await act.sees('当前企业');
      await look();
      const kept = next(element, 'tp-enterprise-kept');
      await act.press('远航科技（上海）有限公司');
      await kept;
      const changed = next(element, 'tp-enterprise-changed');
      await act.press('华东商贸集团');
      await changed;
      await act.type('查找企业', 'zzz');
      await act.sees('没有符合条件的企业');
      await look();
    },
  },

  'flight-booking': {
    answers: { ...goodAnswers(), ...governed(), judgeBookingStandard: () => judgement(0) },
    async run(element, look) {
      element.addEventListener('tp-navigate', (event) => event.preventDefault());
      const act = within(element);
      await act.press('出行人');
      await until(() => act.root.querySelector('.fb-party-chosen li'), 'the party');
      await until(() => act.root.querySelector('.fb-staff'), 'the colleagues');
      await look();
      await act.press('取消');
      await searchFlights(element);
      await act.check('因私');
      await act.check('因公');
      await act.press('超标');
      await act.sees('超出《国内机票标准（员工级）》');
      await look();
      await act.press('选择');
      await act.sees('限定乘客产品');
      await look();
      await act.press('预订');
      await act.sees('联系人');
      await until(() => act.field('联系人姓名')?.value === '林静');
      await act.sees('时间相近的低价航班');
      await look();
      const taken = next(element, 'tp-track');
      await act.press('改选此航班');
      await taken;
      await act.press('关联申请单');
      await act.press('关联', 1);
      await act.sees('剩余预算');
      await look();
      const created = next(element, 'tp-order-created');
      await act.press('提交订单');
      await created;
      await act.sees('订单已提交');
      await look();
      await act.press('去支付');
      const paid = next(element, 'tp-order-paid');
      await until(() => act.root.querySelector('tp-payment'), 'the payment element');
      const payment = act.root.querySelector('tp-payment') as HTMLElement;
      await within(payment).press('确认支付');
      await paid;
      await act.sees('支付成功');
      await look();
      await act.press('查看订单');
      await act.press('继续预订');
      await until(() => act.field('出发城市'), 'the search form');
    },
  },

  payment: {
    async run(element, look) {
      element.setAttribute('order-no', '26112000000001');
      const act = within(element);
      await act.sees('企业月结');
      await look();
      const paid = next(element, 'tp-order-paid');
      await act.press('确认支付');
      await paid;
      // another order, not paid in time
      const expired = next(element, 'tp-order-expired');
      element.setAttribute('order-no', 'expired');
      await expired;
      await act.sees('座位已释放');
      await look();
    },
  },

  'order-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('26112000000001');
      await look();
      await act.press('26112000000001');
      await act.sees('退改规则');
      await look();
      await act.press('去支付');
      await until(() => act.root.querySelector('tp-payment'), 'the payment element');
      const paid = next(element, 'tp-order-paid');
      await within(act.root.querySelector('tp-payment') as HTMLElement).press('确认支付');
      await paid;
      await act.press('返回订单列表');
      await act.press('26112000000002');
      await act.press('取消订单');
      const cancelled = next(element, 'tp-order-cancelled');
      await act.press('确定取消');
      await cancelled;
    },
  },

  'approval-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('SP26112000000001');
      await until(() => !act.root.querySelector('.stale'), 'the rows of now');
      await look();
      await act.press('SP26112000000001');
      await act.sees('价格超标');
      await act.type('审批意见', '同意出行');
      await look();
      const decided = next(element, 'tp-approval-decided');
      await act.press('同意');
      await decided;
      await act.sees('同意该申请');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看订单');
      await asked;
      await until(() => act.root.querySelector('tp-order-list'), 'the order in place');
      await act.press('返回审批');
      const closed = next(element, 'tp-approval-closed');
      await act.press('返回申请列表');
      await closed;
      await act.press('SP26112000000002');
      await act.sees('出差内容');
      await look();
    },
  },

  'travel-request': {
    async run(element, look) {
      const act = within(element);
      await act.sees('新建出差申请');
      await act.press('提交申请');
      await act.sees('请输入出差事由');
      await look();
      const cancelled = next(element, 'tp-request-cancelled');
      await act.press('取消');
      await cancelled;
      await fillRequest(element);
      await look();
      const submitted = next(element, 'tp-request-submitted');
      await act.press('提交申请');
      await submitted;
      await act.sees('出差申请已提交');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看申请');
      await asked;
      await until(() => act.root.querySelector('tp-approval-list'), 'the application in place');
    },
  },

  adverts: {
    async run(element, look) {
      element.setAttribute('space', 'YHWZ-SY');
      const act = within(element);
      await act.sees('冬春航季');
      await look();
      act.root.addEventListener('click', (event) => event.preventDefault()); // stays on this page
      const pressed = next(element, 'tp-track');
      await act.press('冬春航季');
      await pressed;
      await act.press('下一条广告');
      await act.sees('行程有变');
      await look();
    },
  },

  home: {
    async run(element, look) {
      const act = within(element);
      await act.sees('北京—上海');
      await act.sees('CA1501');
      await act.sees('较上月同期增加');
      await until(() => act.root.querySelector('tp-adverts'), 'the adverts');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('去支付');
      await asked;
      await until(() => act.root.querySelector('tp-order-list'), 'the orders in place');
      await look();
      await act.press('返回首页');
      await act.sees('待办事项');
    },
  },

  'customer-service': {
    async run(element, look) {
      const act = within(element);
      await next(element, 'tp-unread'); // while it is closed
      (element as HTMLElementTagNameMap['tp-customer-service']).open = true;
      await act.sees('请提供订单号');
      await look();
      await act.type('输入消息', '26112000000001');
      await act.press('发送');
      await until(() => !act.text().includes('发送中') && act.text().includes('26112000000001'));
      await look();
      const closed = next(element, 'tp-close');
      await act.press('关闭');
      await closed;
    },
  },

  frame: {
    async run(element, look) {
      const ready = next(element, 'tp-frame-ready');
      element.setAttribute('src', `${location.origin}/tests/components/frame/framed/page.html`);
      await ready;
      await look();
      const opened = next(element, 'tp-frame-open');
      element.shadowRoot
        ?.querySelector('iframe')
        ?.contentWindow?.portal.openPage('/orderManage/airOrderList');
      await opened;
    },
  },

  portal: {
    async run(element, look) {
      const act = within(element);
      await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the login');
      await look();
      const login = within(act.root.querySelector('tp-login') as HTMLElement);
      await login.type('账号', 'staff');
      await login.type('密码', 'Demo@2026');
      const routed = next(element, 'tp-route');
      await login.press('登录');
      await routed;
      await act.sees('机票预订');
      await look();
    },
  },
};

export const exerciseAnswers = (tag: ElementTag): Answers => EXERCISES[tag].answers ?? goodAnswers();

/** Lets the calls of elements that make their own runtime be answered here, below the transport. */
export function answerOverTheWire(answers: Answers): () => void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = { ...SIGNED_IN, ...answers }[url.pathname.slice(url.pathname.lastIndexOf('/') + 1)];
    if (init?.method !== 'POST' || !answer) return fetch(input, init);
    const body = JSON.parse(typeof init.body === 'string' ? init.body : 'null') as never;
    return Promise.resolve(Response.json({ success: true, code: '0', msg: '', result: answer(body) }));
  };
  return () => {
    window.fetch = fetch;
  };
}
const SIGNED_IN: Answers = { verifyUserAuthSignForCloud: () => USER, loginOut: () => ({}) };

/** The runtime of an exercise: somebody is signed in. */
export const exerciseRuntime = (tag: ElementTag) =>
  fakeRuntime(exerciseAnswers(tag), {
    trustedOrigins: [location.origin],
    ...(tag === 'login' ? {} : { authSign: 'token-1' }),
  }).runtime;
