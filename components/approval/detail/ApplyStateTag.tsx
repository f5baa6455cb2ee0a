import { APPLY_STATE, type ApplyState } from '../../../src/contract/approval/apply-state';
import { applyStateTexts } from '../../../src/element/apply-state/texts';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';

const TONES: Readonly<Record<ApplyState, Tone>> = {
  [APPLY_STATE.pending]: 'accent',
  [APPLY_STATE.approved]: 'within',
  [APPLY_STATE.rejected]: 'blocked',
  [APPLY_STATE.expired]: 'neutral',
  [APPLY_STATE.withdrawn]: 'neutral',
  [APPLY_STATE.void]: 'neutral',
};

export function ApplyStateTag({ state }: { state: ApplyState }) {
  const t = useTexts(applyStateTexts);
  return <Tag tone={TONES[state]}>{t.application(state)}</Tag>;
}
