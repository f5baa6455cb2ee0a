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

/** The website of a host, as its info and the text parts of its adverts have it. Pictures are absolute. */
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
 * The website as it was last time, until it is read anew: the header names the site at once. Kept for each gateway;
 * what is stored may come from anybody, so it is checked like data, and its texts are shown as text.
 */
export class WebsiteCache {
  readonly #slot: Slot;
  readonly #runtime: Runtime;

  constructor(runtime: Runtime, kind: StorageKind) {
    // tokens may be a tab's; who is served here is no secret and is the same in all
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

/** A path is one of the gateway that gave it, which may be elsewhere than the page. */
function pictureOf(runtime: Runtime, address: string): string | undefined {
  const baseUrl = gatewayOf(runtime);
  const origin = /^https?:\/\//.test(baseUrl) ? new URL(baseUrl).origin : location.origin;
  return resolveReturnUrl(address, { origin, allowedOrigins: [location.origin, ...runtime.trustedOrigins] });
}

/**
 * Puts title, icon, description and keywords into the head of a document that is the portal's own, and says its language.
 * `page`: title of the page, '' where the website's says it all.
 */
export function dressDocument(
  document: Document,
  website: Website,
  { page, locale }: { page: string; locale: Locale },
): void {
  // whoever follows the language would look anew each time
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
