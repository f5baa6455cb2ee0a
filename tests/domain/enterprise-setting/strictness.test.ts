import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isLooserCompany, type ApprovalRules } from '../../../src/domain/enterprise-setting/strictness';

const STRICT: ApprovalRules = {
  approvalRequired: true,
  changeApprovalRequired: true,
  refundStandard: { feePercent: 30, feePolicy: 1, approvedTripPolicy: 1 },
};
const FREE: ApprovalRules = {
  approvalRequired: false,
  changeApprovalRequired: false,
  refundStandard: undefined,
};
const refunds = (change: Partial<NonNullable<ApprovalRules['refundStandard']>>): ApprovalRules => ({
  ...STRICT,
  refundStandard: { feePercent: 30, feePolicy: 1, approvedTripPolicy: 1, ...change },
});

describe('the strictness of an enterprise’s requirements', () => {
  const rows: [string, boolean, ApprovalRules, ApprovalRules][] = [
    ['the same', false, STRICT, STRICT],
    ['all of it', false, FREE, STRICT],
    ['none of it', true, STRICT, FREE],
    ['no request for a booking', true, STRICT, { ...STRICT, approvalRequired: false }],
    ['no approval of a change', true, STRICT, { ...STRICT, changeApprovalRequired: false }],
    ['no rule for refunds', true, STRICT, { ...STRICT, refundStandard: undefined }],
    ['a higher fee is free', true, STRICT, refunds({ feePercent: 31 })],
    ['any fee is free', true, STRICT, refunds({ feePercent: null })],
    ['a lower fee is free', false, STRICT, refunds({ feePercent: 29 })],
    ['what is over is only recorded', true, STRICT, refunds({ feePolicy: 0 })],
    ['what is over needs an approval', false, STRICT, refunds({ feePolicy: 3 })],
    ['approved journeys need nothing', true, STRICT, refunds({ approvedTripPolicy: null })],
    ['approved journeys are only recorded', true, STRICT, refunds({ approvedTripPolicy: 0 })],
    [
      'a policy without a limit',
      false,
      refunds({ feePercent: null, feePolicy: 3 }),
      refunds({ feePercent: null }),
    ],
  ];
  for (const [name, expected, before, after] of rows)
    it(`is ${expected ? 'less' : 'not less'}: ${name}`, () =>
      assert.equal(isLooserCompany(before, after), expected));
});
