import * as v from 'valibot';
import type { ResultOf } from '../../../../src/contract/call';
import { ENT_SETTING } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { ProductFormConfig, type saveSettleProductRules } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import { changeSetting } from '../../enterprise-setting/change-setting';
import { findEntSetting } from '../../enterprise-setting/queries';
import type { CallerContext } from '../../server/http/implement';

const PERMISSION = { settingNo: ENT_SETTING.newPermission, settingName: '启用产品权限' };
const FORM = { settingNo: ENT_SETTING.productFormConfig, settingName: '产品适用人员表单' };

/** Default form: every field is shown and none is required. */
const USUAL: ProductFormConfig = {
  personArray: 'optional',
  deptArray: 'optional',
  positionArray: 'optional',
};
const StoredConfig = v.pipe(v.string(), v.parseJson(), ProductFormConfig);

/** Returns whether the users of products are checked; true when the enterprise has no setting. */
export const isNewPermission = async (db: Database, enterpriseNum: string): Promise<boolean> =>
  (await findEntSetting(db, enterpriseNum, PERMISSION.settingNo)) !== '0';

export async function findProductForm(db: Database, enterpriseNum: string): Promise<ProductFormConfig> {
  const stored = v.safeParse(StoredConfig, await findEntSetting(db, enterpriseNum, FORM.settingNo));
  return stored.success ? stored.output : USUAL;
}

export async function setProductRules(
  context: CallerContext,
  rules: ResultOf<typeof saveSettleProductRules>,
): Promise<void> {
  await changeSetting(context, { ...PERMISSION, value: rules.isNewPermission ? '1' : '0' });
  await changeSetting(context, { ...FORM, value: JSON.stringify(rules.formConfigObj) });
}
