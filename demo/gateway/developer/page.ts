import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { DEMO_OPERATORS } from '../agency/demo-operators';
import type { Database } from '../db/database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, FURTHER_ACCOUNTS } from '../seed/accounts';
import type { GatewayConfig } from '../server/config';
import { html, page } from '../server/pages/html';

const SHOWN_MESSAGES = 20;

/** GET /developer: demo accounts and the latest SMS codes, for trying the portal out. */
export function mountDeveloperPage(
  app: FastifyInstance,
  db: Database,
  { mail, sms }: Pick<GatewayConfig, 'mail' | 'sms'>,
  clock: () => Date,
): void {
  app.get('/developer', async (_request, reply) => {
    const messages = await db
      .selectFrom('sms_message')
      .selectAll()
      .orderBy('message_no', 'desc')
      .limit(SHOWN_MESSAGES)
      .execute();
    const phones = await db
      .selectFrom('app_user')
      .select(['login_name', 'telephone'])
      .where('login_name', 'is not', null)
      .execute();
    const phoneOf = new Map(phones.map(({ login_name, telephone }) => [login_name, telephone]));
    const epoch = Math.floor(clock().getTime() / 1000);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return page(
      '开发者页面',
      html`<h1>开发者页面</h1>
        <h2>演示账号</h2>
        <p>密码均为 <code>${DEMO_PASSWORD}</code></p>
        <table>
          <thead>
            <tr>
              <th>账号</th>
              <th>手机号</th>
              <th>说明</th>
            </tr>
          </thead>
          <tbody>
            ${[...DEMO_ACCOUNTS, ...FURTHER_ACCOUNTS].map(
              ({ loginName, description }) =>
                html`<tr>
                  <td>${loginName}</td>
                  <td>${phoneOf.get(loginName) ?? ''}</td>
                  <td>${description}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>差旅服务商后台</h2>
        <p><a href="/agency/">打开差旅服务商后台</a>，密码同上，验证码30秒更新一次，每个只能使用一次。</p>
        <table>
          <thead>
            <tr>
              <th>登录名</th>
              <th>当前验证码</th>
              <th>说明</th>
            </tr>
          </thead>
          <tbody>
            ${DEMO_OPERATORS.map(
              ({ loginName, secret, description }) =>
                html`<tr>
                  <td>${loginName}</td>
                  <td><code>${generateSync({ secret, epoch })}</code></td>
                  <td>${description}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>邮件</h2>
        ${
          mail === undefined
            ? html`<p><a href="/developer/mails">打开邮箱</a>，查看系统发出的邮件。</p>`
            : html`<p>邮件由邮件服务器发送。</p>`
        }
        <h2>最近的短信</h2>
        ${sms === undefined ? '' : html`<p>短信由短信服务发送，发出后不保留内容。</p>`}
        <table>
          <thead>
            <tr>
              <th>时间</th>
              <th>手机号</th>
              <th>内容</th>
            </tr>
          </thead>
          <tbody>
            ${messages.map(
              ({ sent_at, phone, content }) =>
                html`<tr>
                  <td>${sent_at.toISOString()}</td>
                  <td>${phone}</td>
                  <td>${content}</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
    );
  });
}
