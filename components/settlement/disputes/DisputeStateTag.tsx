import Check from 'lucide-react/icons/check';
import Clock3 from 'lucide-react/icons/clock-3';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { DisputeState } from '../../../src/contract/settlement/disputes';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { settlementTexts } from '../texts';

const LOOKS: Readonly<Record<DisputeState, { tone: Tone; icon: ReactNode }>> = {
  open: { tone: 'over', icon: <Clock3 aria-hidden="true" /> },
  accepted: { tone: 'within', icon: <Check aria-hidden="true" /> },
  partlyAccepted: { tone: 'accent', icon: <Check aria-hidden="true" /> },
  refused: { tone: 'blocked', icon: <CircleSlash aria-hidden="true" /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
};

export function DisputeStateTag({ state }: { state: DisputeState }) {
  const t = useTexts(settlementTexts);
  const { tone, icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t.disputeState(state)}
    </Tag>
  );
}
