import { BlockList, isIP } from 'node:net';

const MACHINE = new BlockList();
MACHINE.addSubnet('127.0.0.0', 8);
MACHINE.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Names of containers and of networks without a public domain. */
const PRIVATE_NAME = /^[^.]+$|\.(internal|local|lan|home\.arpa|localhost)$/;

/**
 * Throws an Error for the address of a service to which its token would travel unencrypted: http is for this machine,
 * and for private networks if the operator allows it.
 */
export function checkServiceUrl(name: string, url: string, isPrivateHttp: boolean): void {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:' || isAmong(MACHINE, host, /^localhost$/)) return;
  const isPrivate = isAmong(PRIVATE, host, PRIVATE_NAME);
  if (isPrivate && isPrivateHttp) return;
  throw new Error(
    isPrivate
      ? `${name} must begin with https://, or PRIVATE_HTTP=1 accepts http on private networks`
      : `${name} must begin with https://`,
  );
}

function isAmong(networks: BlockList, host: string, names: RegExp): boolean {
  const family = isIP(host);
  return family === 0 ? names.test(host) : networks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
