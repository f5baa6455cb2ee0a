import {
  queryMultiAccount,
  querySettleProducts,
  saveMultiAccount,
  saveSettleProduct,
  saveSettleProductRules,
} from '../../../../src/contract/settlement/products';
import { implementKeepingOwnRules } from '../../permission/own-rules/keep';
import { implement, type Implementation } from '../../server/http/implement';
import { findMultiAccount, setMultiAccount } from './accounts';
import { findOpenEntities, findPositions, findProducts } from './queries';
import { findProductForm, isNewPermission, setProductRules } from './rules';
import { saveProduct } from './save';

export function settleProductRoutes(): Implementation[] {
  return [
    implement(querySettleProducts, async ({ db, caller: { enterpriseNum } }) => ({
      isNewPermission: await isNewPermission(db, enterpriseNum),
      formConfigObj: await findProductForm(db, enterpriseNum),
      products: await findProducts(db, enterpriseNum),
      positionList: await findPositions(db, enterpriseNum),
    })),

    implementKeepingOwnRules(saveSettleProduct, saveProduct),

    implementKeepingOwnRules(saveSettleProductRules, async (context, rules) => {
      await setProductRules(context, rules);
      return rules;
    }),

    implement(queryMultiAccount, async ({ db, caller: { enterpriseNum } }) => ({
      multiAccountStatus: await findMultiAccount(db, enterpriseNum),
      accountList: await findOpenEntities(db, enterpriseNum),
    })),

    implement(saveMultiAccount, async (context, { multiAccountStatus }) => {
      await setMultiAccount(context, multiAccountStatus);
      return { multiAccountStatus };
    }),
  ];
}
