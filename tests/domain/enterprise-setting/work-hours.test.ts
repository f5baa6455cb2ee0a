import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { workHoursProblem } from '../../../src/contract/enterprise-setting/work-hours';
import { workTimeOf } from '../../../src/domain/travel-standard/work-time';

describe('work hours as they are typed', () => {
  it('may be one range, several in any order, or none', () => {
    for (const typed of ['', '08:30-17:30', '13:30-17:30|08:30-12:00', '00:00-23:59']) {
      assert.equal(workHoursProblem(typed), undefined, typed);
      if (typed !== '') assert.equal(workTimeOf(typed).work, typed, 'and are read as such');
    }
  });

  it('are refused with the error', () => {
    const wrong: [typed: string, problem: RegExp][] = [
      ['8:30-17:30', /格式应为/],
      ['08:30-24:00', /格式应为/],
      ['08:30-17:30|', /格式应为/],
      ['08:30—17:30', /格式应为/],
      ['17:30-08:30', /结束时间须晚于开始时间/],
      ['09:00-09:00', /结束时间须晚于开始时间/],
      ['08:30-12:00|11:00-17:30', /不能重叠/],
      ['08:30-12:00|12:00-17:30', /不能重叠/],
      [Array.from({ length: 7 }, (_, i) => `0${i}:00-0${i}:30`).join('|'), /最多6段/],
    ];
    for (const [typed, problem] of wrong) assert.match(workHoursProblem(typed) ?? '', problem, typed);
  });
});
