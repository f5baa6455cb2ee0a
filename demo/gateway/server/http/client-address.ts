import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/**
 * Trusted senders of X-Forwarded-For: none (false), a number of proxies in a row, or proxies with these addresses and
 * networks.
 */
export type TrustedProxies = false | number | string[];

const MOST_PROXIES = 20;
const EXPECTED =
  'must be 0, the number of proxies in front of the gateway (1 for one balancer), or their addresses and networks ' +
  '(10.0.0.0/8, fd00::/8), comma-separated';

/** Syntax of the setting; `0` and `false` for none. */
export const TrustedProxiesSetting = v.pipe(
  v.string(),
  v.rawTransform<string, TrustedProxies>(({ dataset, addIssue, NEVER }) => {
    const text = dataset.value.trim();
    if (text === 'false') return false;
    if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text) || false;
    const networks = text.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    addIssue({ message: EXPECTED });
    return NEVER;
  }),
);

/**
 * Returns whether the text is an address or network. A network of all addresses is refused, because it would trust
 * every caller.
 */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix ?? 1) <= (family === 4 ? 32 : 128);
}

/**
 * Returns the addresses in X-Forwarded-For that a trusted proxy may have written: the last ones, back to the first
 * invalid entry, without ports and brackets. Entries before that are not trustworthy.
 */
export function forwardedAddresses(header: string): string[] {
  const entries = header.split(',').map(bareAddress).toReversed();
  const end = entries.findIndex((entry) => isIP(entry) === 0);
  return (end === -1 ? entries : entries.slice(0, end)).toReversed();
}

const bareAddress = (entry: string): string => {
  const [, v6, v4] = /^\[([^\]%]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(entry.trim()) ?? [];
  return v6 ?? v4 ?? entry.trim().replace(/%.*$/, '');
};

/** The setting in the form of Fastify, which needs a function to count proxies. */
export function trustProxy(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Ensures that `request.ip` is an IP address wherever it is limited, stored or logged. */
export function keepAddressesValid(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    // the HTTP parser joins repeated headers
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwardedAddresses(forwarded).join(', ');
    // a closed connection has no address and needs no answer
    if (socket.remoteAddress === undefined) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    done();
  });
}
