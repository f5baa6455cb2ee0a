import { html, nothing, type TemplateResult } from 'lit';
import { NO_PC_LOGIN } from '../../../src/domain/portal/navigation';
import type { Route } from '../routing/route';

/** What the shell itself says instead of a page. */
export interface Message {
  title: string;
  text: string;
  /** What one can do about it. */
  action: 'home' | 'sign-in' | 'sign-out' | 'retry' | undefined;
}

/** An error text comes with the address: it is shown as text and cut. */
const LONGEST_TEXT = 200;
const ACTIONS = { home: '返回首页', 'sign-in': '返回登录', 'sign-out': '退出登录', retry: '重试' } as const;

/** The message that stands at a route; undefined for routes with a page of their own. */
export function messageOf({ name, page, query }: Route, signedIn: boolean): Message | undefined {
  const action = signedIn ? 'home' : 'sign-in';
  if (name === 'error') {
    const text = query['errorMsg']?.slice(0, LONGEST_TEXT) ?? '您访问的页面不存在或已失效';
    if (text === NO_PC_LOGIN) return { title: '无法登录', text, action: 'sign-in' };
    return { title: '出错了', text, action };
  }
  if (page?.path === '/404') return { title: '页面不存在', text: '请检查地址，或返回首页重新进入', action };
  if (page?.path === '/logout/loginTimeout') {
    return { title: '登录超时', text: '您已长时间未操作，请重新登录', action: 'sign-in' };
  }
  if (page && page.tag === undefined && name !== 'index') {
    return { title: page.title, text: '该功能尚未开放', action };
  }
  return undefined;
}

export function messagePage(
  { title, text, action }: Message,
  act: (action: NonNullable<Message['action']>) => void,
): TemplateResult {
  return html`<section class="message" role="alert">
    <h1>${title}</h1>
    <p>${text}</p>
    ${
      action
        ? html`<button type="button" class="tp-button primary" @click=${() => act(action)}>
            ${ACTIONS[action]}
          </button>`
        : nothing
    }
  </section>`;
}
