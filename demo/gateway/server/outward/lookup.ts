import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { MayReach } from './networks';

/** The gateway does not connect to an address: not https, or of a network that is not allowed. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

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
