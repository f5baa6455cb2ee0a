import type { Locale } from '../../../src/domain/texts/texts';
import { maxLength, object, pipe, safeParse, string } from 'valibot';
import { ADVERT_SPACE, queryEntAdsBeforeLogin } from '../../../src/contract/adverts';
import { queryWebsiteInfo } from '../../../src/contract/website/website';
import { rankAdverts } from '../../../src/domain/portal/adverts';
import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import { websiteOf, type Website } from '../../../src/domain/portal/website';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { createSlot, type Slot, type StorageKind } from '../../../src/session/storage';
import { resolveGateways } from '../../../src/gateway/settings';
import { now } from '../../../src/domain/clock';

/** Website of a host, from its info and the texts of its adverts. Pictures are absolute URLs. */
export async function readWebsite(runtime: Runtime, host: string): Promise<Website> {
  const { tMCNumber, ...info } = await runtime.send(queryWebsiteInfo, { host });
  const adverts = await runtime.send(queryEntAdsBeforeLogin, {
    advertSpaceNo: ADVERT_SPACE.website,
    tMCNumber,
  });
  const website = websiteOf(info, rankAdverts(adverts, { type: 1, shown: [], now: now() }));
  const picture = (address: string): string => pictureOf(runtime, address) ?? '';
  return {
    ...website,
    logo: picture(website.logo),
    favicon: picture(website.favicon),
    backgroungImg: picture(website.backgroungImg),
  };
}

/**
 * Caches the website per gateway until it is reloaded, so that the header names the site at once. Stored data is
 * untrusted: it is validated like a response, and its texts are shown as text.
 */
export class WebsiteCache {
  readonly #slot: Slot;
  readonly #runtime: Runtime;

  constructor(runtime: Runtime, kind: StorageKind) {
    // tokens may be limited to a tab, but the website is no secret and is the same in all tabs
    this.#slot = createSlot(kind === 'memory' ? 'memory' : 'local', `tp-website:${gatewayOf(runtime)}`);
    this.#runtime = runtime;
  }

  read(): Website | undefined {
    let stored: unknown;
    try {
      stored = JSON.parse(this.#slot.read() ?? '');
    } catch {
      return undefined;
    }
    const parsed = safeParse(CachedParts, stored);
    if (!parsed.success) return undefined;
    const { logo, favicon, ...texts } = parsed.output;
    const picture = (address: string): string => pictureOf(this.#runtime, address) ?? '';
    return { ...texts, backgroungImg: '', logo: picture(logo), favicon: picture(favicon) };
  }

  keep({ backgroungImg: _large, ...parts }: Website): void {
    this.#slot.write(JSON.stringify(parts));
  }
}

const Text = pipe(string(), maxLength(500));
const CachedParts = object({
  logo: Text,
  favicon: Text,
  websiteName: Text,
  platName: Text,
  copyRight1: Text,
  copyRight2: Text,
  title: Text,
  description: Text,
  keywords: Text,
});

const gatewayOf = (runtime: Runtime): string =>
  resolveGateways(runtime.config.gateway ?? '', runtime.config.gateways).noLogin.baseUrl ?? '';

/** Resolves a path against the gateway that returned it, which may have another origin than the page. */
function pictureOf(runtime: Runtime, address: string): string | undefined {
  const baseUrl = gatewayOf(runtime);
  const origin = /^https?:\/\//.test(baseUrl) ? new URL(baseUrl).origin : location.origin;
  return resolveReturnUrl(address, { origin, allowedOrigins: [location.origin, ...runtime.trustedOrigins] });
}

/**
 * Sets title, icon, description, keywords and language in the head of the portal's own document. `page`: title of the
 * page, '' when the website's title suffices.
 */
export function dressDocument(
  document: Document,
  website: Website,
  { page, locale }: { page: string; locale: Locale },
): void {
  // observers of the language would run each time
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  document.title = page === '' ? website.title : `${page} - ${website.title}`;
  if (website.favicon) headElement(document, 'link', 'rel', 'icon').setAttribute('href', website.favicon);
  for (const name of ['description', 'keywords'] as const) {
    if (website[name]) headElement(document, 'meta', 'name', name).setAttribute('content', website[name]);
  }
}

function headElement(document: Document, tag: 'link' | 'meta', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
