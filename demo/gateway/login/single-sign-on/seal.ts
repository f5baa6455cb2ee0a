import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../../server/config';
import { openSecret, sealSecret } from '../second-step/secrets';

type Config = Pick<GatewayConfig, 'factorSecret'>;

const clientOf = (providerNo: string): string => `identity client ${providerNo}`;
const tokenOf = (providerNo: string, subject: string): string => `identity token ${providerNo}\n${subject}`;

/** Columns of the secret of a client; those of a public client for ''. */
export const secretColumns = ({ factorSecret }: Config, providerNo: string, secret: string, now: Date) =>
  secret === ''
    ? { sealed_secret: null, fingerprint: '', secret_at: null }
    : {
        sealed_secret: sealSecret(factorSecret, clientOf(providerNo), secret),
        fingerprint: createHash('sha256').update(secret).digest('hex').slice(-4),
        secret_at: now,
      };

/** Throws for a secret that was sealed under another key. */
export const openClientSecret = ({ factorSecret }: Config, providerNo: string, sealed: string): string =>
  openSecret(factorSecret, clientOf(providerNo), sealed);

export const sealIdToken = (
  { factorSecret }: Config,
  { providerNo, subject }: { providerNo: string; subject: string },
  idToken: string,
): string => sealSecret(factorSecret, tokenOf(providerNo, subject), idToken);

export const openIdToken = (
  { factorSecret }: Config,
  { providerNo, subject }: { providerNo: string; subject: string },
  sealed: string,
): string => openSecret(factorSecret, tokenOf(providerNo, subject), sealed);
