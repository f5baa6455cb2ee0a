import { html, page } from '../server/pages/html';

/** Page of a refused sign-in, with the way back to the page where it began. */
export const refusedPage = (text: string, back: string): string =>
  page(
    '无法登录',
    html`<h1>无法登录</h1>
      <p role="alert">${text}</p>
      <p><a href="${back}">返回登录页</a></p>`,
  );
