import type { FormOf } from '../../../src/contract/resource/resource';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const NONE: FormOf<typeof travelStandards>['exceptions'] = [];
const COMMON = {
  businessDiscount: null,
  firstDiscount: null,
  lowestTolerance: { kind: 'percent', value: 10 },
  lowestWithShared: false,
  lowestWithConnections: true,
  modifyTime: null,
} as const;

export const STANDARDS = [
  {
    ...COMMON,
    standardNO: 'S1',
    standardName: '员工标准',
    holder: { scope: 'grade', no: 'G1', name: '员工级' },
    maxCabinType: 1,
    economyDiscount: 80,
    maxPrice: 180_000,
    lowestMinutes: 120,
    advanceDays: 3,
    policy: 1,
    staffCount: 86,
    exceptions: NONE,
  },
  {
    ...COMMON,
    standardNO: 'S2',
    standardName: '销售标准',
    holder: { scope: 'department', no: 'D1', name: '销售中心' },
    maxCabinType: 2,
    economyDiscount: null,
    maxPrice: null,
    lowestMinutes: null,
    advanceDays: 0,
    policy: 3,
    staffCount: 0,
    exceptions: NONE,
  },
] as const;

export const standardAnswers = (): Answers =>
  resourceAnswers(travelStandards, STANDARDS, () => ({ staffCount: 1, modifyTime: null })).answers;
