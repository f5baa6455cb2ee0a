import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock3 from 'lucide-react/icons/clock-3';
import Hourglass from 'lucide-react/icons/hourglass';
import Stamp from 'lucide-react/icons/stamp';
import type { ReactNode } from 'react';
import type { BillState } from '../../src/contract/settlement/bills';
import { Tag, type Tone } from '../../src/ui/feedback/Tag';
import { useTexts } from '../../src/ui/texts/use-texts';
import { settlementTexts } from './texts';

const LOOKS: Readonly<Record<BillState, { tone: Tone; icon: ReactNode }>> = {
  generating: { tone: 'neutral', icon: <Hourglass aria-hidden="true" /> },
  toConfirm: { tone: 'over', icon: <Clock3 aria-hidden="true" /> },
  confirmed: { tone: 'accent', icon: <Stamp aria-hidden="true" /> },
  overdue: { tone: 'blocked', icon: <CircleAlert aria-hidden="true" /> },
  settled: { tone: 'within', icon: <BadgeCheck aria-hidden="true" /> },
};

export function BillStateTag({ state }: { state: BillState }) {
  const t = useTexts(settlementTexts);
  const { tone, icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t.billState(state)}
    </Tag>
  );
}
