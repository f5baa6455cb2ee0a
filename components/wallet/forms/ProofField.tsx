import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { securityFor } from '../../../src/domain/wallet/security';
import { useCall } from '../../../src/element/data/use-call';
import { SecurityField } from '../../../src/element/security/SecurityField';
import type { Wallet } from '../wallet';
import type { WalletProof } from './wallet-proof';

interface Props {
  wallet: Wallet;
  proof: WalletProof;
  /** Amount in fen. */
  amount: number;
}

/** Field for the security password, shown when the amount requires it. */
export function ProofField({ wallet, proof, amount }: Props) {
  const { data } = useCall(queryWalletSecurity, {});
  const security = securityFor(amount, data?.walletSecurity ?? null);
  return security && <SecurityField proof={proof} security={security} onGo={wallet.goToSafety} />;
}
