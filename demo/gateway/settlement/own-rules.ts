import { SETTLE_PRODUCTS, type SettleProductNo } from '../../../src/contract/settlement/products';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { mayUse } from './products/refusal';

const products = ownRule({
  name: '结算产品适用人员',
  /** Products that the person may use. */
  async find({ db, caller: { enterpriseNum } }, staffNo): Promise<readonly SettleProductNo[]> {
    const open: SettleProductNo[] = [];
    for (const productNo of SETTLE_PRODUCTS)
      if (await mayUse(db, { enterpriseNum, staffNo, productNo })) open.push(productNo);
    return open;
  },
  isLooser: (before, after) => after.some((productNo) => !before.includes(productNo)),
});

export const ownRules: readonly OwnRule[] = [products];
