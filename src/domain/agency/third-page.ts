import { resolveReturnUrl } from '../portal/return-url';

/** Chinese message for an address that an enterprise cannot have as third-party page; '' is none. */
export function thirdPageProblem(url: string, { mayBeLocal }: { mayBeLocal: boolean }): string | undefined {
  if (url === '') return undefined;
  const wrong = '请输入以https://开头的完整地址';
  if (!URL.canParse(url)) return wrong;
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = mayBeLocal && protocol === 'http:' && hostname === 'localhost';
  if (protocol !== 'https:' && !isLocal) return wrong;
  return resolveReturnUrl(url, { origin }) === undefined ? wrong : undefined;
}
