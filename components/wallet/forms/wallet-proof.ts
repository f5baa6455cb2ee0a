import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { securityFor } from '../../../src/domain/wallet/security';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import { createSecurityProof, type ProofOutcome } from '../../../src/element/security/security-proof';

/** Security password of a wallet form, requested when the amount requires it. */
export function createWalletProof(host: Host) {
  const proof = createSecurityProof(host);
  return {
    ...proof,
    /**
     * Proves the password when an amount of so many fen requires it. When proving is impossible here, the gateway
     * refuses.
     */
    async proveFor(amount: number): Promise<ProofOutcome> {
      try {
        const { walletSecurity } = await read(host, queryWalletSecurity, {}, { signIn: true });
        return securityFor(amount, walletSecurity)?.securityState === 'needed' ? await proof.prove() : 'go';
      } catch (error) {
        return { error, isUncertain: false };
      }
    },
  };
}

export type WalletProof = ReturnType<typeof createWalletProof>;
