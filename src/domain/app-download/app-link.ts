import type { AppKind } from '../../contract/app-download/app-download';
import { resolveReturnUrl, type AddressRules } from '../portal/return-url';

/** Where apps are had: hosts of the stores, each exactly. */
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
 * The address to follow for an app, or undefined for one that may not be followed. It is of a known store for its kind, over
 * https; the file of an Android app may stand on the page's own origin or a trusted one too, over https.
 */
export function appLink(kind: AppKind, url: string, rules: AddressRules): string | undefined {
  const stores = STORES[kind].map((host) => `https://${host}`);
  const own = kind === 'android' ? [rules.origin, ...(rules.allowedOrigins ?? [])] : [];
  // it is whole: a path would be one of the page, wherever it is embedded
  if (!/^https:\/\//i.test(url)) return undefined;
  const [origin = '', ...allowedOrigins] = [...stores, ...own];
  return resolveReturnUrl(url, { origin, allowedOrigins });
}
