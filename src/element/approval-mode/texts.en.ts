import type { StepMode } from '../../contract/approval/path';
import type { ApprovalModeTexts } from './texts';

const MODES: Readonly<Record<StepMode, string>> = {
  all: 'all must approve',
  any: 'any one decides',
  inOrder: 'one after the other',
};

export default {
  mode: (mode) => MODES[mode],
  people: (names, mode) => (names.length > 1 ? `${names.join(', ')} (${MODES[mode]})` : (names[0] ?? '')),
} satisfies ApprovalModeTexts;
