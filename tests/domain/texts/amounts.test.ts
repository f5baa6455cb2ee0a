import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';

const { clock, duration, wait } = amountTexts.chinese;

describe('durations', () => {
  const minutes: [number, string][] = [
    [0, '0分'],
    [5, '5分'],
    [60, '1小时'],
    [125, '2小时5分'],
    [600, '10小时'],
  ];
  for (const [given, text] of minutes) {
    it(`${given} minutes are ${text}`, () => assert.equal(duration(given), text));
  }

  const seconds: [number, string][] = [
    [0, '0分00秒'],
    [9, '0分09秒'],
    [60, '1分00秒'],
    [1799, '29分59秒'],
  ];
  for (const [given, text] of seconds) {
    it(`${given} seconds are ${text}`, () => assert.equal(clock(given), text));
  }
});

it('a wait by its two largest units', () => {
  const table: [seconds: number, text: string][] = [
    [3 * 86_400 + 5 * 3600 + 59, '3天5小时'],
    [86_400, '1天'],
    [86_399, '23小时59分'],
    [3600, '1小时'],
    [125, '2分05秒'],
    [0, '0分00秒'],
  ];
  for (const [seconds, text] of table) assert.equal(wait(seconds), text);
});
