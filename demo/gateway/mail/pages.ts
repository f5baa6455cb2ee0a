import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database';
import { html, page, type Html } from '../server/pages/html';

const SHOWN_MAILS = 50;
const LIST_PATH = '/developer/mails';

/** GET /developer/mails: the mails as a mail server would receive them, with working links. */
export function mountMailPages(app: FastifyInstance, db: Database): void {
  app.get(LIST_PATH, async (_request, reply) => {
    const mails = await db
      .selectFrom('kept_mail')
      .selectAll()
      .orderBy('mail_no', 'desc')
      .limit(SHOWN_MAILS)
      .execute();
    return show(
      reply,
      '邮件',
      html`<h1>邮件</h1>
        <p>未设置邮件服务器，邮件保存在这里。<a href="/developer">返回开发者页面</a></p>
        ${
          mails.length === 0
            ? html`<p>还没有邮件。</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>时间</th>
                    <th>收件人</th>
                    <th>主题</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map(
                    ({ mail_no, kept_at, address, subject }) =>
                      html`<tr>
                        <td>${kept_at.toISOString()}</td>
                        <td>${address}</td>
                        <td><a href="${LIST_PATH}/${mail_no}">${subject}</a></td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }`,
    );
  });

  app.get<{ Params: { mailNo: string } }>(`${LIST_PATH}/:mailNo(^[0-9]{1,15}$)`, async (request, reply) => {
    const mail = await db
      .selectFrom('kept_mail')
      .selectAll()
      .where('mail_no', '=', Number(request.params.mailNo))
      .executeTakeFirst();
    if (mail === undefined) return show(reply.code(404), '邮件', html`<p>没有这封邮件。</p>`);
    const { subject, address, kept_at, content } = mail;
    return show(
      reply,
      subject,
      html`<h1>${subject}</h1>
        <p>${kept_at.toISOString()} 发给 ${address}。<a href="${LIST_PATH}">返回邮件</a></p>
        ${content.split('\n').map(lineOf)}`,
    );
  });
}

/** Turns a line that is an address into a link. */
const lineOf = (line: string): Html =>
  /^https?:\/\/\S+$/.test(line)
    ? html`<p><a href="${line}" rel="noreferrer">${line}</a></p>`
    : html`<p>${line}</p>`;

function show(reply: FastifyReply, title: string, body: Html): string {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  return page(title, body);
}
