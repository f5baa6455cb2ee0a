import { lazyPart } from '../../../src/element/host/lazy-part';
import type { Wallet, WalletState } from '../wallet';
import { RechargeList } from './RechargeList';

// loaded when the first recharge is opened
const RechargeDetail = lazyPart(() => import('./RechargeDetail'));

interface Props {
  wallet: Wallet;
  state: WalletState;
}

/** List of the recharges, or one recharge. */
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
