import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

export const POSITIONS = [
  { positionNO: 'P1', positionName: '总经理', remark: '', sortOrder: 1, staffCount: 1, modifyTime: null },
  {
    positionNO: 'P2',
    positionName: '工程师',
    remark: '含测试',
    sortOrder: 2,
    staffCount: 86,
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
] as const;

export const GRADES = [
  {
    gradeNO: 'G1',
    gradeName: '高管',
    remark: '',
    gradeRank: 1,
    staffCount: 3,
    hasStandard: true,
    modifyTime: null,
  },
  {
    gradeNO: 'G2',
    gradeName: '经理级',
    remark: '',
    gradeRank: 2,
    staffCount: 20,
    hasStandard: false,
    modifyTime: null,
  },
] as const;

export const positionAnswers = (): Answers =>
  resourceAnswers(positions, POSITIONS, () => ({ sortOrder: 3, staffCount: 0, modifyTime: null })).answers;
export const gradeAnswers = (): Answers =>
  resourceAnswers(grades, GRADES, () => ({
    gradeRank: 3,
    staffCount: 0,
    hasStandard: false,
    modifyTime: null,
  })).answers;
