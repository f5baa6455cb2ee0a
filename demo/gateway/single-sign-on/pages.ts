import { html, page } from '../server/pages/html';

export const SCRIPT_PATH = '/single-sign-on/leave.js';
/** Sends the form of the page on its way. */
export const SCRIPT = `document.querySelector('form').submit();\n`;

/** Page of a refused sign-in, with the way back to the page where it began. */
export const refusedPage = (text: string, back: string): string =>
  page(
    '无法登录',
    html`<h1>无法登录</h1>
      <p role="alert">${text}</p>
      <p><a href="${back}">返回登录页</a></p>`,
  );

/** Page that takes the ID token to the provider in a form, because addresses are kept in histories and logs. */
export const leavePage = (address: URL, back: string): string =>
  page(
    '退出登录',
    html`<h1>正在退出企业账号</h1>
      <form method="post" action="${address.origin + address.pathname}">
        ${[...address.searchParams].map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <div class="actions"><button class="primary" type="submit">继续退出</button></div>
      </form>
      <p><a href="${back}">返回商旅门户</a></p>`,
    { script: SCRIPT_PATH },
  );
