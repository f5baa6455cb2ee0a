import type { RechargeState } from '../../../src/contract/wallet/recharge';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { rechargeTexts } from './texts';

const TONES: Readonly<Record<RechargeState, Tone>> = {
  waiting: 'accent',
  unpaid: 'over',
  confirmed: 'within',
  refused: 'blocked',
  withdrawn: 'neutral',
};

export function StateTag({ state }: { state: RechargeState }) {
  const t = useTexts(rechargeTexts);
  return <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>;
}
