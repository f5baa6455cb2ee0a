import type { ClaimState } from '../../../src/contract/account-safety/claims';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { ClaimsTexts } from './texts';

const TONES: Readonly<Record<ClaimState, Tone>> = {
  waiting: 'over',
  approved: 'accent',
  confirming: 'accent',
  refused: 'blocked',
  withdrawn: 'neutral',
  denied: 'neutral',
  done: 'within',
};

export const claimTag = (state: ClaimState, t: ClaimsTexts) => (
  <Tag tone={TONES[state]}>{t.claimState(state)}</Tag>
);
