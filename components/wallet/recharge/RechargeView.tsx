import { latePart } from '../../../src/element/host/late-part';
import type { Wallet, WalletState } from '../wallet';
import { RechargeList } from './RechargeList';

// nobody waits for it before one is opened
const RechargeDetail = latePart(() => import('./RechargeDetail'));

interface Props {
  wallet: Wallet;
  state: WalletState;
}

/** How the wallet was recharged: all of it, or one recharge whole. */
export function RechargeView({ wallet, state }: Props) {
  const { rechargeNo, dialog } = state;
  if (rechargeNo === '') return <RechargeList listing={wallet.recharges} of={wallet} />;
  return (
    <RechargeDetail
      key={rechargeNo}
      wallet={wallet}
      rechargeNo={rechargeNo}
      isWithdrawing={dialog === 'withdraw'}
    />
  );
}
