import { html, nothing, type TemplateResult } from 'lit';
import { NO_PAGE_PERMISSION, NO_PC_LOGIN } from '../../../src/domain/portal/navigation';
import type { Route } from '../routing/route';

/** What the shell itself says instead of a page. */
export interface Message {
  title: string;
  text: string;
  /** Words that came with the link: nobody vouches for them. */
  quoted?: string;
  /** What one can do about it. */
  action: 'home' | 'sign-in' | 'sign-out' | 'retry' | undefined;
}

/** An error text that is none of the portal's comes with a link that anybody can write: it is cut, and marked. */
const LONGEST_TEXT = 200;
const OWN_TEXTS: readonly string[] = [NO_PAGE_PERMISSION, NO_PC_LOGIN];
const UNKNOWN_PAGE = '您访问的页面不存在或已失效';
const ACTIONS = { home: '返回首页', 'sign-in': '返回登录', 'sign-out': '退出登录', retry: '重试' } as const;

/** The message that stands at a route; undefined for routes with a page of their own. */
export function messageOf({ name, page, query }: Route, signedIn: boolean): Message | undefined {
  const action = signedIn ? 'home' : 'sign-in';
  if (name === 'error') {
    const { errorMsg = '' } = query;
    if (errorMsg === NO_PC_LOGIN) return { title: '无法登录', text: errorMsg, action: 'sign-in' };
    if (errorMsg === '') return { title: '出错了', text: UNKNOWN_PAGE, action };
    if (OWN_TEXTS.includes(errorMsg)) return { title: '出错了', text: errorMsg, action };
    return { title: '出错了', text: '页面没有打开', quoted: errorMsg.slice(0, LONGEST_TEXT), action };
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
  { title, text, quoted, action }: Message,
  act: (action: NonNullable<Message['action']>) => void,
): TemplateResult {
  return html`<section class="message" role="alert">
    <h1>${title}</h1>
    <p>${text}</p>
    ${
      quoted === undefined
        ? nothing
        : html`<p class="quoted">
            链接附带的说明（并非本系统的提示） <q><bdi>${quoted}</bdi></q>
          </p>`
    }
    ${
      action
        ? html`<button type="button" class="tp-button primary" @click=${() => act(action)}>
            ${ACTIONS[action]}
          </button>`
        : nothing
    }
  </section>`;
}
