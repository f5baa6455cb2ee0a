import * as v from 'valibot';
import { PASSWORD_LENGTH } from '../../../../src/domain/account-safety/login-password';
import { Fault } from '../../server/http/fault';
import { html, type Html } from '../../server/pages/html';
import type { DescribedLink } from '../by-link';
import { LINK_PATH } from '../links';
import type { PasswordLinkKind } from './link';

const FilledForm = v.object({ password: v.optional(v.string(), ''), again: v.optional(v.string(), '') });
const LABELS = { password: '新密码', again: '再次输入新密码' } as const;
type Problems = Readonly<Partial<Record<keyof typeof LABELS, string>>>;

export const filledForm = (body: unknown): v.InferOutput<typeof FilledForm> =>
  v.parse(FilledForm, body ?? {});

export const isPasswordLink = (
  link: DescribedLink,
): link is Extract<DescribedLink, { kind: PasswordLinkKind }> =>
  link.kind === 'setPassword' || link.kind === 'recoverAccount';

/** Problems at the fields of the form; undefined for any other error. */
export function problemsOf(error: unknown): Problems | undefined {
  if (!(error instanceof Fault) || error.fault !== 'fieldsInvalid') return undefined;
  return (error.result as { fields: Problems }).fields;
}

/** The form of a link that sets a password. `account`: the account name, also for password managers. */
export function passwordForm(title: string, account: string, problems: Problems = {}): Html {
  return html`<h1>${title}</h1>
    <p>密码为${PASSWORD_LENGTH.least}至${PASSWORD_LENGTH.most}个字符，不要使用容易猜到的密码。</p>
    <form method="post" action="${LINK_PATH}">
      <label for="account">登录账号</label>
      <input id="account" name="account" value="${account}" autocomplete="username" readonly />
      ${field('password', problems)}${field('again', problems)}
      <button>设置密码</button>
    </form>`;
}

function field(name: keyof typeof LABELS, problems: Problems): Html {
  const problem = problems[name];
  const described =
    problem === undefined ? html`` : html`aria-invalid="true" aria-describedby="${name}-problem"`;
  const shown = problem === undefined ? html`` : html`<p id="${name}-problem" role="alert">${problem}</p>`;
  return html`<label for="${name}">${LABELS[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="new-password"
      required
      ${described}
    />${shown}`;
}
