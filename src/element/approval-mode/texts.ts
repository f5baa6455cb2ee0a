import type { StepMode } from '../../contract/approval/path';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const MODES: Readonly<Record<StepMode, string>> = { all: '会签', any: '或签', inOrder: '依次审批' };

const chinese = {
  mode: (mode: StepMode) => MODES[mode],
  /** Names of the approvers; of several also their mode of decision. */
  people: (names: readonly string[], mode: StepMode) =>
    names.length > 1 ? `${names.join('、')}（${MODES[mode]}）` : (names[0] ?? ''),
};

export type ApprovalModeTexts = TextsOf<typeof chinese>;

/** Modes in which several approvers of a step decide. */
export const approvalModeTexts = defineTexts('approval-mode', chinese, () => import('./texts.en'));
