import { reopenCostObject, type CostObject } from '../../../../src/contract/cost-center/cost-objects';
import { ConfirmBox } from '../../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Manage } from '../manage';
import { costCloseTexts } from './texts';

/** Confirmation dialog that reopens a closed object. */
export function ReopenBox({ manage, object }: { manage: Manage; object: CostObject }) {
  const t = useTexts(costCloseTexts);
  const { host, endDialog } = manage;
  const { costKind, no, name, revision } = object;
  return (
    <ConfirmBox
      call={reopenCostObject}
      body={{ costKind, no, basedOn: revision }}
      title={t.reopenTitle}
      confirmText={t.reopen}
      cancelText={t.cancel}
      onClose={endDialog}
      onDone={() => {
        host.notify({ as: 'toast', text: t.reopened(name), delayMs: 0 });
        endDialog();
        host.emit('tp-cost-object-saved', { costKind, no });
      }}
    >
      <p className="cc-reopen">{t.reopenHint(name)}</p>
    </ConfirmBox>
  );
}
