import assert from 'node:assert/strict';
import { test } from 'vitest';
import { commissionTypeName, mealName, payTypeName, payTypeNames } from '../../../src/domain/money/pay-type';

test('pay types', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((payType) => payTypeName(payType)),
    ['月结', '现付', '预存', '线下结算', '第三方支付', '线下月结', '线下预存'],
  );
  assert.equal(payTypeName(null), '');
  for (const unknown of [-1, 7, 1.5, Number.NaN]) assert.equal(payTypeName(unknown), '未知');
});

test('pay types of the parts of an order', () => {
  assert.equal(payTypeNames({ payType: 4, companyPayType: 2 }), '预存 + 第三方支付');
  assert.equal(payTypeNames({ payType: 0, companyPayType: null }), '月结');
  assert.equal(payTypeNames({ payType: null, companyPayType: null }), '');
});

test('commission types', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((type) => commissionTypeName(type)),
    ['自助', '委托', '未知', '委托免服务费', '未知'],
  );
});

test('meals', () => {
  assert.deepEqual([0, 1, 2, 3, -1].map(mealName), ['无餐食', '正餐', '点心', '', '']);
});
