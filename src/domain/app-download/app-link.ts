import type { AppKind } from '../../contract/app-download/app-download';
import { resolveReturnUrl, type AddressRules } from '../portal/return-url';

/** Hosts of the app stores, matched exactly. */
const STORES: Readonly<Record<AppKind, readonly string[]>> = {
  ios: ['apps.apple.com', 'itunes.apple.com', 'testflight.apple.com'],
  android: [
    'a.app.qq.com',
    'app.mi.com',
    'appgallery.huawei.com',
    'appgallery.cloud.huawei.com',
    'play.google.com',
    'sj.qq.com',
  ],
  miniProgram: ['wxaurl.cn', 'wxmpurl.cn', 'mp.weixin.qq.com'],
};

/**
 * Returns the address of an app, or undefined when it is not trusted. It must be of a known store for its kind, over
 * https; the file of an Android app may also be on the page's own origin or a trusted one, over https.
 */
export function appLink(kind: AppKind, url: string, rules: AddressRules): string | undefined {
  const stores = STORES[kind].map((host) => `https://${host}`);
  const own = kind === 'android' ? [rules.origin, ...(rules.allowedOrigins ?? [])] : [];
  // Requires an absolute address: a path would resolve against the page that embeds the portal.
  if (!/^https:\/\//i.test(url)) return undefined;
  const [origin = '', ...allowedOrigins] = [...stores, ...own];
  return resolveReturnUrl(url, { origin, allowedOrigins });
}
