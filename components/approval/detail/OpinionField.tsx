import { useStore } from 'zustand';
import { OPINION_LENGTH, opinionLength } from '../../../src/contract/approval/shapes';
import { Field } from '../../../src/ui/field/Field';
import { TextArea } from '../../../src/ui/field/TextArea';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { approvalListTexts } from '../list/texts';

/** The opinion that goes with whatever is done; the same in the bar and in a dialog over it. */
export function OpinionField({ actions, rows }: { actions: ApprovalActions; rows: number }) {
  const t = useTexts(approvalListTexts);
  const { opinion, busy, pending } = useStore(actions.store);
  return (
    <Field label={t.opinion} helper={`${opinionLength(opinion)}/${OPINION_LENGTH}`}>
      <TextArea
        value={opinion}
        rows={rows}
        onChange={actions.setOpinion}
        placeholder={t.opinionHint}
        readOnly={busy !== undefined || pending !== undefined}
      />
    </Field>
  );
}
