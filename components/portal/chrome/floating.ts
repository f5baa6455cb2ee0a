import { html, nothing, type TemplateResult } from 'lit';
import { ICONS } from './icons';

export interface Floating {
  /** Picture of the official account's QR code. */
  qrCode: string;
  isOpen: boolean;
  open(isOpen: boolean): void;
}

/** When the floating parts are hidden (specification 2.10). */
export interface FloatingRules {
  /** The address has `hideFloatElement=true`. */
  isHiddenByAddress: boolean;
  needsLogin: boolean;
  /** `source` of the login user info; 7 hides the button. */
  source: number;
}

export const showsFloating = ({ isHiddenByAddress, needsLogin, source }: FloatingRules): boolean =>
  !isHiddenByAddress && needsLogin && source !== 7;

/** `hideFloatElement=true`, in the query of the document or of the route. */
export const hidesFloatElement = (search: string, query: Readonly<Record<string, string>>): boolean =>
  query['hideFloatElement'] === 'true' || new URLSearchParams(search).get('hideFloatElement') === 'true';

/** The button that asks to follow the official account, and its popup. */
export function floating({ qrCode, isOpen, open }: Floating): TemplateResult {
  return html`<div class="floating">
    ${
      isOpen
        ? html`<section class="follow-card" id="follow-card" aria-label="关注公众号">
            <button type="button" class="tp-button text icon-only follow-close" @click=${() => open(false)}>
              ${ICONS.close}<span class="tp-visually-hidden">关闭</span>
            </button>
            <img src=${qrCode} alt="公众号二维码" width="148" height="148" />
            <p>关注公众号，及时获取审批、行前提醒和行程信息</p>
          </section>`
        : nothing
    }
    <button
      type="button"
      class="follow-button"
      aria-expanded=${isOpen}
      aria-controls="follow-card"
      @click=${() => open(!isOpen)}
    >
      ${ICONS.follow}<span>关注公众号</span>
    </button>
  </div>`;
}
