import type { CostKind } from '../../../src/contract/cost-center/cost-objects';
import { BudgetControlDialog } from './budget/BudgetControlDialog';
import { CloseDialog } from './close/CloseDialog';
import { ReopenBox } from './close/ReopenBox';
import { CostObjectDialog } from './form/CostObjectDialog';
import type { Manage, ManageDialog } from './manage';

interface Props {
  manage: Manage;
  costKind: CostKind;
  dialog: ManageDialog;
}

/** Dialog that is open over the list or the detail. */
export default function ManageDialogs({ manage, costKind, dialog }: Props) {
  switch (dialog.kind) {
    case 'form':
      return <CostObjectDialog manage={manage} costKind={costKind} dialog={dialog} />;
    case 'close':
      return <CloseDialog manage={manage} costKind={costKind} objects={dialog.objects} />;
    case 'budget-control':
      return <BudgetControlDialog manage={manage} />;
    case 'reopen':
      return <ReopenBox manage={manage} object={dialog.object} />;
  }
}
