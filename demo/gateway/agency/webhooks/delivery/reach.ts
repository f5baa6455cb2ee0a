import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import { blockListOf } from '../../../server/http/networks';

/** Private, local, shared and reserved networks, and those that lead to them by translation. */
const CLOSED = blockListOf([
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
]);

export type MayReach = (address: string) => boolean;

/** Says which IP addresses may be reached: public ones, and those of the allowed inner networks. */
export function reachOf(innerNetworks: readonly string[]): MayReach {
  const open = blockListOf(innerNetworks);
  return (address) => {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    return open.check(address, family) || !CLOSED.check(address, family);
  };
}

/** The name leads to an address that must not be reached. */
export class AddressRefused extends Error {}

/** Finds the addresses of a name, like `lookup` of Node. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const byDns: Resolve = (name, options, callback) => lookup(name, options, callback);

/**
 * The lookup of a connection. It checks the very addresses that are then connected to, so that a name cannot change between the
 * check and the connection.
 */
export function guardedLookup(mayReach: MayReach, resolve: Resolve = byDns): LookupFunction {
  return (name, options, callback) => {
    const { family, hints } = options;
    const wanted: LookupAllOptions = {
      all: true,
      ...(family !== undefined && { family }),
      ...(hints !== undefined && { hints }),
    };
    resolve(name, wanted, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, []);
      else if (first === undefined) callback(new Error(`${name} has no address`), []);
      else if (!addresses.every(({ address }) => mayReach(address)))
        callback(new AddressRefused('The address is of a closed network'), []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
