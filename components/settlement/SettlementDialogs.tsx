import { ConfirmDialog } from './confirm/ConfirmDialog';
import { DisputeDialog } from './disputing/DisputeDialog';
import { WithdrawBox } from './disputes/WithdrawBox';
import { ProductDialog } from './products/ProductDialog';
import { OnlineDialog } from './paying/OnlineDialog';
import { PayDialog } from './paying/PayDialog';
import type { SettlementDialog, SettlementState, SettlementStore } from './settlement-store';

interface Props {
  settling: SettlementStore;
  state: SettlementState;
  dialog: SettlementDialog;
}

/** Dialog that is open over the page. */
export default function SettlementDialogs({ settling, state, dialog }: Props) {
  switch (dialog.kind) {
    case 'confirm':
      return <ConfirmDialog settling={settling} billNo={state.billNo} />;
    case 'pay':
      return <PayDialog settling={settling} billNo={state.billNo} />;
    case 'payOnline':
      return <OnlineDialog settling={settling} billNo={state.billNo} />;
    case 'dispute':
      return (
        <DisputeDialog
          settling={settling}
          billNo={state.billNo}
          lines={dialog.lines}
          claims={dialog.claims}
        />
      );
    case 'withdraw':
      return <WithdrawBox settling={settling} disputeNo={dialog.disputeNo} />;
    case 'product':
      return <ProductDialog settling={settling} product={dialog.product} formConfig={dialog.formConfig} />;
  }
}
