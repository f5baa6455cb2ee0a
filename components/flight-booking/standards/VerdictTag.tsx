import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { OVER_POLICY, type OverPolicy } from '../../../src/contract/travel-standard/shapes';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightStandardTexts } from './texts';

/** Tag within or over the standard. `policy`: the strictest violated one, null for none. */
export function VerdictTag({ policy }: { policy: OverPolicy | null }) {
  const t = useTexts(flightStandardTexts);
  const tone = policy === null ? 'within' : policy === OVER_POLICY.forbid ? 'blocked' : 'over';
  return (
    <Tag tone={tone} icon={policy === null ? <ShieldCheck /> : <TriangleAlert />}>
      {t.verdict(policy)}
    </Tag>
  );
}
