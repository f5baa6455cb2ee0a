import { html, nothing, type TemplateResult } from 'lit';
import type { Website } from '../../../src/domain/portal/website';
import { addressAt } from '../routing/route';
import type { PortalTexts } from '../texts';

export interface LoginPage {
  siteName: string;
  website: Website | undefined;
  /** Reason for the sign-in, when the user did not sign out themselves. */
  message: string;
  /** Type of the third party for signing in; '' for none. */
  thirdParty: string;
  returnUrl: string | undefined;
  t: PortalTexts;
  /** The form, or a message in its place. */
  login: unknown;
}

export function loginPage(model: LoginPage): TemplateResult {
  const { siteName, website, message, thirdParty, returnUrl, login, t } = model;
  return html`<main class="entry">
    ${website?.backgroungImg ? html`<img class="entry-background" src=${website.backgroungImg} alt="" />` : nothing}
    <section class="entry-card" aria-label=${t.login}>
      ${website?.logo ? html`<img class="entry-logo" src=${website.logo} alt="" />` : nothing}
      <h1>${siteName}</h1>
      ${website?.platName ? html`<p class="plat-name">${website.platName}</p>` : nothing}
      ${message ? html`<p class="entry-message" role="status">${message}</p>` : nothing} ${login}
      ${
        thirdParty === ''
          ? nothing
          : html`<a
              class="tp-button text third-party"
              href=${addressAt({
                path: `/authorize/${encodeURIComponent(thirdParty)}`,
                // a `returnUrl` would redirect at once (specification 2.9 step 8)
                query: returnUrl === undefined ? {} : { back: addressOf(returnUrl) },
              })}
              >${t.thirdParty}</a
            >`
      }
    </section>
    ${
      website && (website.copyRight1 || website.copyRight2)
        ? html`<footer class="copyright">
            <p>${website.copyRight1}</p>
            <p>${website.copyRight2}</p>
          </footer>`
        : nothing
    }
  </main>`;
}

/** Turns a path of the portal into an address of its document; other addresses stay as they are. */
const addressOf = (returnUrl: string): string => (/^\/(?!#)/.test(returnUrl) ? `/#${returnUrl}` : returnUrl);
