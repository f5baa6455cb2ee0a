import { CashierDialog } from './recharge/CashierDialog';
import { DecideDialog } from './reviews/DecideDialog';
import { TransferDialog } from './recharge/TransferDialog';
import { SettingsDialog } from './settings/SettingsDialog';
import type { Wallet, WalletDialog } from './wallet';

/**
 * Dialog that is open over the page. The confirmation that withdraws a recharge is rendered beside the recharge
 * instead.
 */
export default function WalletDialogs({ wallet, dialog }: { wallet: Wallet; dialog: WalletDialog }) {
  if (typeof dialog === 'object') return <DecideDialog wallet={wallet} deciding={dialog} />;
  switch (dialog) {
    case 'transfer':
      return <TransferDialog wallet={wallet} />;
    case 'cashier':
      return <CashierDialog wallet={wallet} />;
    case 'settings':
      return <SettingsDialog wallet={wallet} />;
    case 'withdraw':
      return null;
  }
}
