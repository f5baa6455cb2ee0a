import type { ApplyState } from '../../contract/approval/apply-state';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  /** The gateway's own wording. */
  application: (state: ApplyState): string => state,
};

export type ApplyStateTexts = TextsOf<typeof chinese>;

/** Names of application states, for every area that shows them. */
export const applyStateTexts = defineTexts('apply-state', chinese, () => import('./texts.en'));
