import { instantText } from '../../src/domain/shanghai-time';

/** Address of the gateway as users see it, without trailing slash. */
export function publicAddress(): string {
  const { PUBLIC_URL, PORT } = process.env;
  return (PUBLIC_URL || `http://localhost:${PORT || 4000}`).replace(/\/+$/, '');
}

/** Addresses that stand for all of a server's. */
const EVERY_ADDRESS = new Set(['', '0.0.0.0', '::']);

/** Address of the agency portal, which may have a port of its own that only the server's network reaches. */
export function agencyAddress({ AGENCY_PORT, AGENCY_HOST, HOST } = process.env): string {
  if (!AGENCY_PORT) return publicAddress();
  const host = AGENCY_HOST || HOST || '';
  const shown = EVERY_ADDRESS.has(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${AGENCY_PORT}`;
}

/** Lines that show a link. */
export const linkText = (url: string, expiresAt: Date): string[] => [
  `  ${url}`,
  `  有效期至 ${instantText(expiresAt.toISOString())}，只能使用一次`,
];
