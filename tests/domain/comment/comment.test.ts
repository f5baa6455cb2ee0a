import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  initialCommentState,
  isChangeable,
  isCommentable,
  overallStars,
} from '../../../src/domain/comment/comment';

const at = (text: string) => new Date(text);

describe('a comment on a trip', () => {
  it('is given from the arrival on, for the days that are set', () => {
    const arrival = at('2026-11-01T10:00:00Z');
    assert.equal(isCommentable(arrival, 10, at('2026-11-01T09:59:59Z')), false);
    assert.equal(isCommentable(arrival, 10, arrival), true);
    assert.equal(isCommentable(arrival, 10, at('2026-11-11T10:00:00Z')), true);
    assert.equal(isCommentable(arrival, 10, at('2026-11-11T10:00:01Z')), false);
  });

  it('is changed for seven days', () => {
    const created = at('2026-11-01T10:00:00Z');
    assert.equal(isChangeable(created, at('2026-11-08T10:00:00Z')), true);
    assert.equal(isChangeable(created, at('2026-11-08T10:00:01Z')), false);
  });

  it('has the stars of all three together', () => {
    assert.equal(overallStars({ punctuality: 5, cabin: 4, service: 4 }), 4);
    assert.equal(overallStars({ punctuality: 1, cabin: 1, service: 3 }), 2);
    assert.equal(overallStars({ punctuality: 5, cabin: 5, service: 5 }), 5);
  });

  it('is held back where it has one of the words', () => {
    assert.equal(initialCommentState('服务很好', '投诉、Refund'), 'shown');
    assert.equal(initialCommentState('我要投诉', '投诉、Refund'), 'held');
    assert.equal(initialCommentState('no refund', '投诉， Refund'), 'held');
    assert.equal(initialCommentState('随便', ' 、'), 'shown');
  });
});
