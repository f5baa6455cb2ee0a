import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/**
 * Networks that no public server has: private, link-local, loopback, reserved and translated ones. IPv4 addresses within IPv6
 * (::ffff:0:0/96) are compared with the networks of IPv4.
 */
const INWARD = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** Syntax of a list of addresses and networks. */
export const NetworksSetting = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
  v.check(
    (networks) => networks.every(isNetwork),
    'must be addresses or networks like 10.0.0.0/8, comma-separated',
  ),
);

function partsOf(network: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = Number(prefix ?? most);
  return bits > most ? undefined : { address, prefix: bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

const isNetwork = (network: string): boolean => partsOf(network) !== undefined;

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts) list.addSubnet(parts.address, parts.prefix, parts.family);
  }
  return list;
}

const inward = listOf(INWARD);

/** Whether the gateway may connect to an IP address. */
export type MayReach = (address: string) => boolean;

/** Returns whether the gateway may connect to an address: a public one, or one of these inner networks. */
export function outwardAddresses(allowed: readonly string[]): MayReach {
  const own = listOf(allowed);
  return (address) => {
    const version = isIP(address);
    if (version === 0) return false;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    return own.check(address, family) || !inward.check(address, family);
  };
}
