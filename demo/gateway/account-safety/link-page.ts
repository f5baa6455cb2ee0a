import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitLogins } from '../login/credentials';
import type { MountContext } from '../server/area';
import { deviceOf } from '../server/http/device';
import { Fault } from '../server/http/fault';
import { html, page, type Html } from '../server/pages/html';
import { instantText } from '../../../src/domain/shanghai-time';
import { confirmAddress, denyChangeOf, describeLink, type DescribedLink } from './by-link';
import { agreeToClaim } from './claims/agree';
import { confirmClaim } from './claims/confirm';
import { denyClaimOf } from './claims/deny';
import { LINK_PATH, type LinkContext, type SafetyLink } from './links';
import { filledForm, isPasswordLink, passwordForm, problemsOf } from './password-link/form';
import { DENY_DAYS } from './note-change';
import { setPasswordByLink, type PasswordLinkKind } from './password-link/link';
import type { ChangeKind } from './schema';

/** The button pressed; a form with a single button has none. */
const PressedButton = v.object({ answer: v.optional(v.string()) });

const TITLES: Readonly<Record<SafetyLink['kind'], string>> = {
  confirmEmail: '验证邮箱',
  denyChange: '这不是我本人操作',
  denyClaim: '这不是我本人操作',
  agreeClaim: '变更登录方式',
  confirmClaim: '确认新的登录方式',
  setPassword: '设置登录密码',
  recoverAccount: '重新设置登录密码',
};
const BUTTON_LABELS: Readonly<Record<Exclude<SafetyLink['kind'], PasswordLinkKind>, string>> = {
  confirmEmail: '确认绑定',
  denyChange: '确认撤销并退出所有设备',
  denyClaim: '确认撤销并退出所有设备',
  agreeClaim: '拒绝并退出所有设备',
  confirmClaim: '我是本人，确认',
};

const COOKIE = 'tp-account-link';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Lifetime of the cookie, long enough to read the page. */
const KEPT_SECONDS = 15 * 60;

const DEAD_LINK =
  '链接无效或已失效。链接只能使用一次，过期后请在商旅门户的安全设置中重新发送；设置密码的链接请联系差旅服务商重新生成。';
const CHANGE_DESCRIPTIONS: Readonly<Record<ChangeKind, string>> = {
  password: '登录密码被修改',
  securityPassword: '安全密码被设置',
  phone: '手机被更换',
  email: '邮箱被变更',
  totp: '身份验证器被启用',
  totpRemoved: '身份验证器被停用',
  recoveryCodes: '恢复码被重新生成',
  recoveryCodeUsed: '的恢复码被使用',
};

/**
 * Mounts the page behind links of mails and SMS about an account, without login and script, because locked-out users
 * regain their account here. The token moves from the address into a cookie of this page at once. The action runs only
 * after the user confirms it, because mail servers open links too.
 */
export async function mountLinkPage(app: FastifyInstance, context: MountContext): Promise<void> {
  const { db, clock, background, deps, events, limitCalls } = context;
  const { config } = deps;
  const secure = config.publicUrl.startsWith('https:');
  const back = html`<p><a href="${config.publicUrl}/#/accountSafe/eMailValitor">返回安全设置</a></p>`;

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 1024 });
    pages.addHook('onRequest', limitCalls);
    pages.setErrorHandler((error: FastifyError | Fault, request, reply) => {
      if (error instanceof Fault) {
        const text = error.fault === 'safetyLinkDead' ? DEAD_LINK : error.message;
        return send(reply.code(error.fault === 'tooManyRequests' ? 429 : 400), '链接', statusMessage(text));
      }
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error, req: request }, 'request failed');
      const text = statusCode === 429 ? '操作过于频繁，请稍后再试。' : '系统异常，请稍后重试。';
      return send(reply.code(statusCode), '链接', statusMessage(text));
    });

    pages.get(LINK_PATH, async (request, reply) => {
      await limitLogins({ db, ip: request.ip, now: clock() }, config.loginsPerMinute);
      const { token: arrived } = request.query as { token?: unknown };
      if (typeof arrived === 'string' && TOKEN.test(arrived)) {
        reply.setCookie(COOKIE, arrived, {
          httpOnly: true,
          sameSite: 'lax',
          secure,
          path: LINK_PATH,
          maxAge: KEPT_SECONDS,
        });
        return reply.header('cache-control', 'no-store').redirect(LINK_PATH, 303);
      }
      const link = await describeLink(db, tokenOf(request), clock());
      const title = TITLES[link.kind];
      if (isPasswordLink(link)) return send(reply, title, passwordForm(title, link.about));
      const agreeing =
        link.kind === 'agreeClaim' ? html`<button name="answer" value="agree">同意变更</button>` : '';
      return send(
        reply,
        title,
        html`<h1>${title}</h1>
          <p>${confirmationTextOf(link)}</p>
          <form class="actions" method="post" action="${LINK_PATH}">
            ${agreeing}<button>${BUTTON_LABELS[link.kind]}</button>
          </form>`,
      );
    });

    pages.post(LINK_PATH, async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin') throw new Fault('safetyLinkDead');
      await limitLogins({ db, ip: request.ip, now: clock() }, config.loginsPerMinute);
      const token = tokenOf(request);
      const described = await describeLink(db, token, clock());
      if (isPasswordLink(described)) return setPassword(described, request, reply);
      const { kind } = described;
      const { answer } = v.parse(PressedButton, request.body ?? {});
      const asked = kind === 'agreeClaim' && answer !== 'agree' ? 'denyClaim' : kind;
      const isAsked = 'isAsked' in described && described.isAsked;
      const text = await done(asked, contextOf(request, reply), { token, isAsked });
      reply.clearCookie(COOKIE, { path: LINK_PATH });
      return send(reply, '已完成', html`${statusMessage(text)}${back}`);
    });
  });

  function contextOf(request: FastifyRequest, reply: FastifyReply): LinkContext {
    return {
      db,
      now: clock(),
      ip: request.ip,
      device: deviceOf(request, reply, secure),
      emit: events.emit,
      after: (name, task) => background.run(name, request.log, () => task(db)),
    };
  }

  /** Shows the form again with its problems until the password is set. */
  async function setPassword(
    { kind, about }: DescribedLink,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const form = filledForm(request.body);
      const set = await setPasswordByLink(contextOf(request, reply), deps, tokenOf(request), form);
      reply.clearCookie(COOKIE, { path: LINK_PATH });
      const next = set.isPhoneUnproved
        ? `登录后请尽快在“账户安全”中验证手机，${DENY_DAYS}天后未验证的手机不能用于登录。`
        : '';
      const text = `密码已设置，请用账号${set.loginName}登录。${next}`;
      return send(
        reply,
        '已完成',
        html`${statusMessage(text)}
          <p><a href="${config.publicUrl}/">前往登录</a></p>`,
      );
    } catch (error) {
      const problems = problemsOf(error);
      if (problems === undefined) throw error;
      return send(reply.code(400), TITLES[kind], passwordForm(TITLES[kind], about, problems));
    } finally {
      background.run('deliver events', app.log, events.deliver);
    }
  }

  async function done(
    kind: Exclude<SafetyLink['kind'], PasswordLinkKind>,
    link: LinkContext,
    { token, isAsked }: { token: string; isAsked: boolean },
  ): Promise<string> {
    try {
      if (kind === 'confirmEmail') {
        const { email } = await confirmAddress(link, deps, token);
        return `邮箱${email}已绑定。`;
      }
      if (kind === 'denyClaim') {
        await denyClaimOf(link, deps, token);
        return `${isAsked ? '申请' : '申诉'}已撤销，所有设备已退出登录。请重新登录，并修改登录密码。`;
      }
      if (kind === 'agreeClaim')
        return (await agreeToClaim(link, deps, token))
          ? '已同意。新的手机或邮箱将收到链接，确认后生效。'
          : '未能变更，请联系企业管理员。';
      if (kind === 'confirmClaim')
        return (await confirmClaim(link, deps, token))
          ? '已变更，所有设备已退出登录。请用新的方式登录。'
          : '未能变更：该手机号已绑定其他账号，或申请已失效。';
      const { isRestored, isLocked } = await denyChangeOf(link, token);
      if (isLocked) return '所有设备已退出登录，账号已锁定。请联系客服核实身份后解锁。';
      return isRestored
        ? '已撤销，所有设备已退出登录。请用短信验证码登录，并重新设置密码。'
        : '所有设备已退出登录，部分变更未能恢复。请登录后在账户安全中检查，或联系客服。';
    } finally {
      background.run('deliver events', app.log, events.deliver);
    }
  }
}

function confirmationTextOf(link: Exclude<DescribedLink, { kind: PasswordLinkKind }>): string {
  const { about, at } = link;
  switch (link.kind) {
    case 'confirmEmail':
      return `将${about}设为您的账户邮箱？`;
    case 'denyChange':
      return `${instantText(at)}，您的账号${CHANGE_DESCRIPTIONS[link.change]}${about === '' ? '' : `（${about}）`}。如果不是您本人操作，确认后所有设备将退出登录，该变更及其后的变更将被撤销。`;
    case 'agreeClaim':
      return `${instantText(at)}，企业管理员申请将您的账号的登录方式更换为${about}。同意并由${about}确认后生效，所有设备将退出登录；拒绝后不会变更。`;
    case 'confirmClaim':
      return `企业管理员申请将${about}设为其员工账号的登录方式，并已获同意。如果您就是该员工本人，请确认；如果不是，请关闭此页面。`;
    case 'denyClaim':
      if (link.isAsked)
        return `${instantText(at)}，企业管理员申请将您的账号的登录方式更换为${about}。如果您不同意，确认后申请将被撤销，所有设备将退出登录。`;
      return `${instantText(at)}，您的账号提交了身份申诉，申请将手机更换为${about}。如果不是您本人操作，确认后申诉将被撤销，所有设备将退出登录。`;
  }
}

const statusMessage = (text: string): Html => html`<p role="status">${text}</p>`;

/** Throws safetyLinkDead when the browser has none. */
function tokenOf(request: FastifyRequest): string {
  const { [COOKIE]: token = '' } = request.cookies;
  if (!TOKEN.test(token)) throw new Fault('safetyLinkDead');
  return token;
}

function send(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const policy =
    "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';frame-ancestors 'none';form-action 'self'";
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(title, body));
}
