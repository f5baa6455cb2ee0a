import { html, nothing, type TemplateResult } from 'lit';
import { ICONS } from '../chrome/icons';
import type { Language } from '../../../src/domain/texts/texts';
import { officialAccountTexts } from './texts';

export interface FollowButtonProps {
  /** Picture of the official account's QR code. */
  qrCode: string;
  isOpen: boolean;
  texts: Language['textsOf'];
  open(isOpen: boolean): void;
}

/** Button that invites users to follow the official account, with its popup. */
export function followButton({ qrCode, isOpen, texts, open }: FollowButtonProps): TemplateResult {
  const t = texts(officialAccountTexts);
  return html`<div class="floating">
    ${
      isOpen
        ? html`<section class="follow-card" id="follow-card" aria-label=${t.follow}>
            <button type="button" class="tp-button text icon-only follow-close" @click=${() => open(false)}>
              ${ICONS.close}<span class="tp-visually-hidden">${t.close}</span>
            </button>
            <img src=${qrCode} alt=${t.qrCode} width="148" height="148" />
            <p>${t.followHint}</p>
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
      ${ICONS.follow}<span>${t.follow}</span>
    </button>
  </div>`;
}
