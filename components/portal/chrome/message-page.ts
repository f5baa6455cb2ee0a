import { html, nothing, type TemplateResult } from 'lit';
import { NO_PAGE_PERMISSION, NO_PC_LOGIN } from '../../../src/domain/portal/navigation';
import type { Route } from '../routing/route';
import type { PortalTexts } from '../texts';

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

/** The message that stands at a route; undefined for routes with a page of their own. */
export function messageOf(
  { name, page, query }: Route,
  signedIn: boolean,
  t: PortalTexts,
): Message | undefined {
  const action = signedIn ? 'home' : 'sign-in';
  if (name === 'error') {
    const { errorMsg = '' } = query;
    if (errorMsg === NO_PC_LOGIN) return { title: t.noLogin, text: t.said(errorMsg), action: 'sign-in' };
    if (errorMsg === '') return { title: t.wrong, text: t.unknownPage, action };
    if (OWN_TEXTS.includes(errorMsg)) return { title: t.wrong, text: t.said(errorMsg), action };
    return { title: t.wrong, text: t.notOpened, quoted: errorMsg.slice(0, LONGEST_TEXT), action };
  }
  if (page?.path === '/404') return { title: t.notFound, text: t.notFoundHint, action };
  if (page?.path === '/logout/loginTimeout') {
    return { title: t.timeout, text: t.timeoutHint, action: 'sign-in' };
  }
  if (page && page.tag === undefined && name !== 'index') {
    return { title: t.name(page.title), text: t.planned, action };
  }
  return undefined;
}

export function messagePage(
  { title, text, quoted, action }: Message,
  act: (action: NonNullable<Message['action']>) => void,
  t: PortalTexts,
): TemplateResult {
  return html`<section class="message" role="alert">
    <h1>${title}</h1>
    <p>${text}</p>
    ${
      quoted === undefined
        ? nothing
        : html`<p class="quoted">
            ${t.quoted} <q><bdi>${quoted}</bdi></q>
          </p>`
    }
    ${
      action
        ? html`<button type="button" class="tp-button primary" @click=${() => act(action)}>
            ${t.action(action)}
          </button>`
        : nothing
    }
  </section>`;
}
