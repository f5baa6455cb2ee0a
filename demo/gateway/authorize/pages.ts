import { html, page, type Html } from '../server/pages/html';
import type { AuthorizationRequest } from './request';

/** Common prefix of the pages' paths. */
export const PAGES_PATH = '/CLTHIRDSSOWEBPAL/oauth/2.0';
export const LOGIN_PATH = `${PAGES_PATH}/login`;
export const CONSENT_PATH = `${PAGES_PATH}/consent`;

interface AuthorizePageState {
  request: AuthorizationRequest;
  ticket: string;
}

/** Asks for account and password; `account` and `problem` are set after a failed attempt. */
export function loginPage(
  { request, ticket }: AuthorizePageState,
  { account = '', problem = '', asksCode = false } = {},
): string {
  return page(
    `登录${request.providerName}`,
    html`<h1>${request.providerName}</h1>
      <p>登录后即可使用企业商旅门户（${new URL(request.redirectUri).host}）。</p>
      ${problem === '' ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="${LOGIN_PATH}">
        ${ticketField(ticket)}
        <label for="account">账号</label>
        <input
          id="account"
          name="account"
          value="${account}"
          autocomplete="username"
          autocapitalize="none"
          required
          ${account === '' ? html`autofocus` : ''}
        />
        <label for="password">密码</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${account === '' ? '' : html`autofocus`}
        />
        ${
          asksCode
            ? html`<label for="code">身份验证器验证码</label>
                <input
                  id="code"
                  name="code"
                  inputmode="numeric"
                  maxlength="6"
                  autocomplete="one-time-code"
                />`
            : ''
        }
        <div class="actions">
          <button class="primary" type="submit">登录</button>
          <button type="submit" formaction="${CONSENT_PATH}" formnovalidate name="decision" value="deny">
            取消
          </button>
        </div>
      </form>`,
  );
}

/** Asks whether the client may learn the identity of the logged-in user. */
export function consentPage({ request, ticket }: AuthorizePageState, userName: string): string {
  return page(
    `授权${request.providerName}`,
    html`<h1>确认授权</h1>
      <p>
        企业商旅门户（${new URL(request.redirectUri).host}）申请使用您在${request.providerName}的身份登录。
      </p>
      <dl>
        <dt>当前用户</dt>
        <dd>${userName}</dd>
        <dt>将提供</dt>
        <dd>用户编号，用于识别您的商旅账户</dd>
      </dl>
      <form class="actions" method="post" action="${CONSENT_PATH}">
        ${ticketField(ticket)}
        <button class="primary" type="submit" name="decision" value="approve">同意并登录</button>
        <button type="submit" name="decision" value="deny">拒绝</button>
      </form>`,
  );
}

export function refusedPage(text: string): string {
  return page(
    '无法登录',
    html`<h1>无法登录</h1>
      <p role="alert">${text}</p>`,
  );
}

function ticketField(ticket: string): Html {
  return html`<input type="hidden" name="ticket" value="${ticket}" />`;
}
