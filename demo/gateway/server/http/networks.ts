import { BlockList, isIP } from 'node:net';

interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** A network `address/prefix`; undefined for any other text. */
export function networkOf(text: string): Network | undefined {
  const [, address = '', digits = ''] = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(text) ?? [];
  const version = isIP(address);
  const prefix = Number(digits);
  if (version === 0 || prefix > (version === 4 ? 32 : 128)) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export function blockListOf(networks: readonly string[]): BlockList {
  const found = new BlockList();
  for (const text of networks) {
    const network = networkOf(text);
    if (network === undefined) throw new Error(`${text} is no network`);
    found.addSubnet(network.address, network.prefix, network.family);
  }
  return found;
}
