import assert from 'node:assert/strict';
import { it } from 'vitest';
import { wishText } from '../../../demo/gateway/travellers/wish-text';

it('wishes on board are said in a sentence, and nothing is nothing', () => {
  assert.equal(wishText('林晓', { seat: 'window', meal: 'muslim' }), '林晓：座位偏好靠窗，餐食偏好清真餐');
  assert.equal(wishText('林晓', { seat: '', meal: 'none' }), '林晓：餐食偏好不用餐');
  assert.equal(wishText('林晓', { seat: '', meal: '' }), '');
});
