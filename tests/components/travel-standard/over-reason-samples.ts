import { overReasons } from '../../../src/contract/travel-standard/over-reasons';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const COMMON = { productType: 'flight', needsText: false, isEnable: true, version: 1 } as const;

export const OVER_REASONS = [
  { ...COMMON, reasonCode: 'R01', rule: 'cabin', reasonName: '经济舱已售完', sortOrder: 1, modifyTime: null },
  {
    ...COMMON,
    reasonCode: 'R02',
    rule: 'price',
    reasonName: '行程临时变更',
    sortOrder: 2,
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
] as const;

export const overReasonAnswers = (): Answers => resourceAnswers(overReasons, OVER_REASONS).answers;
