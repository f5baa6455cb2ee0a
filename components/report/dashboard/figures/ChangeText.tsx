import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import type { Change } from './change';

const ICONS = { more: TrendingUp, less: TrendingDown, same: Minus };

/** Describes a change, and whether it is an improvement where that can be said. */
export function ChangeText({ change }: { change: Change }) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { way, amount, isPoints, verdict } = change;
  const Icon = ICONS[way];
  return (
    <span className="rd-change" data-verdict={verdict}>
      <Icon aria-hidden="true" />
      <span>{t.changed(way, isPoints ? terms.points(amount) : terms.percent(amount))}</span>
      {verdict && <span>{t[verdict]}</span>}
    </span>
  );
}
