import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockText, durationText } from '../../src/domain/duration';

describe('durations', () => {
  const minutes: [number, string][] = [
    [0, '0分'],
    [5, '5分'],
    [60, '1小时'],
    [125, '2小时5分'],
    [600, '10小时'],
  ];
  for (const [given, text] of minutes) {
    it(`${given} minutes are ${text}`, () => assert.equal(durationText(given), text));
  }

  const seconds: [number, string][] = [
    [0, '0分00秒'],
    [9, '0分09秒'],
    [60, '1分00秒'],
    [1799, '29分59秒'],
  ];
  for (const [given, text] of seconds) {
    it(`${given} seconds are ${text}`, () => assert.equal(clockText(given), text));
  }
});
