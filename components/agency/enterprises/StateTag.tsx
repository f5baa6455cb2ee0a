import type { EnterpriseState } from '../../../src/contract/agency/enterprises';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyTexts } from '../texts';
import { agencyEnterprisesTexts } from './texts';

const TONES: Readonly<Record<EnterpriseState, Tone>> = { inUse: 'within', empty: 'neutral', stopped: 'over' };

export function StateTag({ state }: { state: EnterpriseState }) {
  const t = useTexts(agencyTexts);
  return <Tag tone={TONES[state]}>{t.enterpriseState(state)}</Tag>;
}

/** Mark of an enterprise without real bookings, payments and invoices. */
export function SandboxTag() {
  const t = useTexts(agencyEnterprisesTexts);
  return <Tag tone="accent">{t.sandbox}</Tag>;
}
