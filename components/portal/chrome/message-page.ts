import { html, nothing, type TemplateResult } from 'lit';
import { NO_PAGE_PERMISSION, NO_PC_LOGIN } from '../../../src/domain/portal/navigation';
import { foreignText } from '../../../src/domain/texts/foreign-text';
import { refusalOf } from '../routing/start-page';
import type { UserPermissions } from '../routing/user-permissions';
import { LOGIN_TIMEOUT } from '../routing/paths';
import type { Route } from '../routing/route';
import type { PortalTexts } from '../texts';

export type Action = 'home' | 'sign-in' | 'sign-out' | 'retry' | 'chat';

/** Message of the shell in place of a page. */
export interface Message {
  title: string;
  text: string;
  /** Text from the link, unverified. */
  quoted?: string;
  /** Possible actions, the likeliest first. */
  actions: readonly Action[];
}

/**
 * An error text that the portal does not know comes from a link, which anyone can forge: it is cut and marked as
 * quoted.
 */
const LONGEST_TEXT = 200;
const TO_LOGIN: readonly Action[] = ['sign-in'];
const OWN_TEXTS: readonly string[] = [NO_PAGE_PERMISSION, NO_PC_LOGIN];

/** Message for a route; undefined for routes with a page. */
export function messageOf(
  { name, page, query }: Route,
  signedIn: boolean,
  t: PortalTexts,
  isBookingDenied = false,
): Message | undefined {
  const actions: readonly Action[] = signedIn ? ['home', 'chat'] : ['sign-in'];
  if (name === 'error') {
    const { errorMsg = '' } = query;
    // every page opened from there signs the user out (specification 2.9 step 1)
    const ways = query['toIndex'] === '1' ? TO_LOGIN : actions;
    if (errorMsg === NO_PC_LOGIN) return { title: t.noLogin, text: t.said(errorMsg), actions: TO_LOGIN };
    if (errorMsg === '') return { title: t.wrong, text: t.unknownPage, actions: ways };
    if (OWN_TEXTS.includes(errorMsg)) return { title: t.wrong, text: t.said(errorMsg), actions: ways };
    return { title: t.wrong, text: t.notOpened, quoted: foreignText(errorMsg, LONGEST_TEXT), actions: ways };
  }
  if (page?.path === '/404') return { title: t.notFound, text: t.notFoundHint, actions };
  if (page?.tag === 'flight-booking' && isBookingDenied) {
    return { title: t.noBooking, text: t.noBookingHint, actions };
  }
  if (page?.path === LOGIN_TIMEOUT) {
    return { title: t.timeout, text: t.timeoutHint, actions: TO_LOGIN };
  }
  return undefined;
}

/** Replaces the link home by a sign-out for users who may see no page. */
export function withSignOutLink(permitted: UserPermissions | undefined, message: Message): Message {
  const hasHome = permitted !== undefined && refusalOf(permitted) === undefined;
  return message.actions[0] === 'home' && !hasHome ? { ...message, actions: ['sign-out'] } : message;
}

/** Moves the focus to the heading, so that screen readers read the message from its beginning. */
export const focusMessage = (root: ParentNode): void =>
  root.querySelector<HTMLElement>('.message h1')?.focus();

export function messagePage(
  { title, text, quoted, actions }: Message,
  act: (action: Action) => void,
  t: PortalTexts,
): TemplateResult {
  return html`<section class="message" role="alert">
    <h1 tabindex="-1">${title}</h1>
    <p>${text}</p>
    ${
      quoted === undefined
        ? nothing
        : html`<p class="quoted">
            ${t.quoted} <q><bdi>${quoted}</bdi></q>
          </p>`
    }
    <div class="message-ways">
      ${actions.map(
        (action, i) =>
          html`<button
            type="button"
            class=${i === 0 ? 'tp-button primary' : 'tp-button'}
            @click=${() => act(action)}
          >
            ${t.action(action)}
          </button>`,
      )}
    </div>
  </section>`;
}
