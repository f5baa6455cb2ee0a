import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { queryCostObject, type CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { ReadingDialog } from '../../../../src/element/submission/ReadingDialog';
import { useCall } from '../../../../src/element/data/use-call';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Manage, ManageDialog } from '../manage';
import { costSavingTexts } from '../saving/texts';
import { createCostObjectForm, type FormStart } from './cost-object-form';
import { draftOf, newDraft, type CostObjectDetail } from './object-draft';
import { ObjectFields } from './ObjectFields';
import { SavingProblem } from './SavingProblem';
import { costFormTexts } from './texts';

interface Props {
  manage: Manage;
  costKind: CostKind;
  dialog: Extract<ManageDialog, { kind: 'form' }>;
}

/** Dialog that adds a cost object or edits an existing one. */
export function CostObjectDialog({ manage, costKind, dialog: { no, parent } }: Props) {
  const t = useTexts(costFormTexts);
  const found = useCall(queryCostObject, no === '' ? undefined : { costKind, no });
  if (no === '') {
    return (
      <ObjectForm
        manage={manage}
        begun={{ based: { costKind, no, basedOn: 0 }, read: newDraft(parent ?? null), parent }}
        found={undefined}
        isFetching={false}
      />
    );
  }
  const { data } = found;
  if (!data)
    return (
      <ReadingDialog
        title={t.editTitle(costKind)}
        found={found}
        loading={t.loading}
        rows={6}
        height={64}
        onClose={manage.endDialog}
      />
    );
  return (
    <ObjectForm
      manage={manage}
      begun={{
        based: { costKind, no, basedOn: data.costObject.revision },
        read: draftOf(data),
        parent: undefined,
      }}
      found={data}
      isFetching={found.isFetching}
    />
  );
}

interface FormProps {
  manage: Manage;
  /** The first values count, so that a later refetch does not undo the user's input. */
  begun: FormStart;
  /** Latest version; undefined for a new object. */
  found: CostObjectDetail | undefined;
  isFetching: boolean;
}

function ObjectForm({ manage, begun, found, isFetching }: FormProps) {
  const t = useTexts(costFormTexts);
  const [editing] = useState(() => createCostObjectForm(manage, begun));
  const words = useTexts(costSavingTexts);
  const { notice } = useStore(editing.notice);
  const { costKind, no } = editing;
  useEffect(() => editing.keep(), [editing]);
  const departments = useMemo(
    () => new Map(found?.deptList.map(({ no, name }) => [no, name] as const)),
    [found],
  );
  return (
    <FormDialog
      title={no === '' ? t.addTitle(costKind) : t.editTitle(costKind)}
      submitText={words.save}
      sending={editing}
      isChanged={editing.isChanged}
      words={words}
      problem={<SavingProblem editing={editing} latest={isFetching ? undefined : found} />}
      onClose={editing.close}
    >
      <div role="status" className="cc-notice">
        {notice === 'takenOver' && t.takenOver}
        {notice === 'restored' && (
          <>
            {t.restored}
            <Button size="small" variant="text" onClick={editing.drop}>
              {no === '' ? t.beginAnew : t.dropRestored}
            </Button>
          </>
        )}
      </div>
      <ObjectFields editing={editing} departments={departments} />
    </FormDialog>
  );
}
