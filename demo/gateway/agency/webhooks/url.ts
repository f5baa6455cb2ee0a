import { isIP } from 'node:net';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

interface UrlRules {
  /** Whether http on the machine itself is allowed, as in the demo. */
  mayBeLocal: boolean;
  /** Returns whether an IP address may be reached. */
  mayReach(address: string): boolean;
}

/** Host of a URL without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Returns the reason, as a Chinese message, for which a URL takes no events; undefined for a good one. */
export function urlProblem(text: string, { mayBeLocal, mayReach }: UrlRules): string | undefined {
  if (!URL.canParse(text)) return '接收地址的格式不正确，如https://example.com/webhooks';
  const url = new URL(text);
  const isLocal = mayBeLocal && url.protocol === 'http:' && LOCAL.includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) return '接收地址须以https://开头';
  if (url.username !== '' || url.password !== '') return '接收地址不能包含用户名或密码';
  if (url.hash !== '') return '接收地址不能包含#';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayReach(host)) return '不能使用内部网络的地址';
  return undefined;
}
