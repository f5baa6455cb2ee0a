import { expect } from '@open-wc/testing';
import { actualText, thresholdText } from '../../../components/approval/detail/contents';
import { approvalListTexts } from '../../../components/approval/list/texts';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';

const words = [approvalListTexts.chinese, amountTexts.chinese] as const;

describe('the words of a broken rule', () => {
  for (const [rule, threshold, actual, allowed, chosen] of [
    ['cabin', 1, 2, '最高经济舱', '公务舱'],
    ['discount', 80, 100, '最高8.0折', '10.0折'],
    ['price', 90_000, 108_050, '最高¥900.00', '¥1,080.50'],
    ['lowestFare', 62_000, 108_000, '最高¥620.00', '¥1,080.00'],
    ['advance', 7, 2, '至少提前7天', '提前2天'],
  ] as const) {
    it(rule, () => {
      expect(thresholdText({ rule, threshold }, ...words)).to.equal(allowed);
      expect(actualText({ rule, actual }, ...words)).to.equal(chosen);
    });
  }
});
