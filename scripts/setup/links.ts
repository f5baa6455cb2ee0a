import { instantText } from '../../src/domain/shanghai-time';

/** Address of the gateway as users see it, without trailing slash. */
export function publicAddress(): string {
  const { PUBLIC_URL, PORT } = process.env;
  return (PUBLIC_URL || `http://localhost:${PORT || 4000}`).replace(/\/+$/, '');
}

/** Address of the agency portal, which may have a port of its own that only the server's network reaches. */
export function agencyAddress(): string {
  const { AGENCY_PORT } = process.env;
  return AGENCY_PORT ? `http://localhost:${AGENCY_PORT}` : publicAddress();
}

/** Lines that show a link. */
export const linkText = (url: string, expiresAt: Date): string[] => [
  `  ${url}`,
  `  有效期至 ${instantText(expiresAt.toISOString())}，只能使用一次`,
];
