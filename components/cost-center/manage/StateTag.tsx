import type { CostState } from '../../../src/contract/cost-center/cost-objects';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterTexts } from './texts';

const TONES: Readonly<Record<CostState, Tone>> = {
  open: 'within',
  coming: 'accent',
  ended: 'over',
  closed: 'neutral',
};

export function StateTag({ state }: { state: CostState }) {
  const t = useTexts(costCenterTexts);
  return <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>;
}
