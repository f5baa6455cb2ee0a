import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { securityFor } from '../../../src/domain/wallet/security';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { createSecurityProof, ProofOutcome } from '../../../src/element/security/security-proof';
import type { settlement } from '../declaration';

/** Proves the security password when a payment of `amount` fen requires it. */
export async function provePayment(
  host: Host<typeof settlement>,
  proof: ReturnType<typeof createSecurityProof>,
  amount: number,
): Promise<ProofOutcome> {
  try {
    const { walletSecurity } = await read(host, queryWalletSecurity, {}, { signIn: true });
    const security = securityFor(amount, walletSecurity);
    return security?.securityState === 'needed' ? await proof.prove() : 'go';
  } catch (error) {
    return { error, isUncertain: false };
  }
}
