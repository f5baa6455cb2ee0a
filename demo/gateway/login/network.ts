import { isIPv4 } from 'node:net';

/**
 * Returns the network by which an IP address is limited: the address itself, or the first 64 bits for IPv6
 * (`2001:db8:0:7::/64`), because a site chooses the remaining bits freely.
 */
export function networkOf(address: string): string {
  const [, v4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIPv4(v4 ?? address)) return v4 ?? address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after === undefined || after === '' ? 0 : after.split(':').length;
  const shortened = after === undefined ? 0 : 8 - groups.length - behind;
  const all = [...groups, ...Array<string>(shortened).fill('0'), ...(after ?? '').split(':')];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
