import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';

const TONES: Readonly<Record<ApplyState, Tone>> = {
  审批中: 'accent',
  已同意: 'within',
  已拒绝: 'blocked',
  已过期: 'neutral',
  已撤回: 'neutral',
};

export const ApplyStateTag = ({ state }: { state: ApplyState }) => <Tag tone={TONES[state]}>{state}</Tag>;
