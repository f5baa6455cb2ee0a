import { Resolver } from 'node:dns/promises';
import {
  recordNamesOf,
  recordValueOf,
  type Looked,
} from '../../../../../src/domain/single-sign-on/domain-proof';
import type { GatewayConfig } from '../../../server/config';

export type DnsConfig = Pick<GatewayConfig, 'dnsServers'>;

const LIMITS = { timeout: 2000, tries: 2 };
/** Longest time for one name, over all tries and servers. */
const LONGEST_MS = 5000;

/** Asks the DNS for the record of a domain, under both of its names. */
export async function lookFor(config: DnsConfig, domain: string, token: string): Promise<Looked> {
  const wanted = recordValueOf(token);
  const answers = await Promise.all(recordNamesOf(domain).map((name) => textsAt(config, name)));
  if (answers.some((texts) => texts?.includes(wanted))) return 'seen';
  return answers.includes(undefined) ? 'unanswered' : 'absent';
}

/** Texts at a name; undefined without an answer. */
async function textsAt({ dnsServers }: DnsConfig, name: string): Promise<string[] | undefined> {
  // a resolver of its own keeps no former answer
  const resolver = new Resolver(LIMITS);
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const timer = setTimeout(() => resolver.cancel(), LONGEST_MS);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  } finally {
    clearTimeout(timer);
  }
}
