import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/**
 * Whose X-Forwarded-For is believed: nobody's (false), that of so many proxies, one behind the other, or that of proxies
 * with these addresses and in these networks.
 */
export type TrustedProxies = false | number | string[];

const MOST_PROXIES = 20;
const EXPECTED =
  'must be 0, the number of proxies in front of the gateway (1 for one balancer), or their addresses and networks ' +
  '(10.0.0.0/8, fd00::/8), comma-separated';

/** How the setting is written; `0` and `false` for none. */
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

/** A network of all addresses is none: with it every caller would be believed. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix ?? 1) <= (family === 4 ? 32 : 128);
}

/**
 * What a trusted proxy may have written into X-Forwarded-For: its last addresses up to the first entry that is none,
 * without ports and brackets. What stands before that entry came through nobody who is trusted.
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

/** The setting as Fastify takes it, which counts no proxies itself. */
export function trustProxy(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Sees to it that `request.ip` is an IP address for everything that limits, stores or logs by it. */
export function keepAddressesValid(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    // a header sent twice is joined by the HTTP parser
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwardedAddresses(forwarded).join(', ');
    // a connection that is gone already has no address, and nobody to answer
    if (socket.remoteAddress === undefined) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    done();
  });
}
