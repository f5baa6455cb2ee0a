import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { StandardRule } from './shapes';

export const PRODUCT_TYPES = ['flight', 'hotel', 'train'] as const;
export const ProductType = v.picklist(PRODUCT_TYPES, '请选择产品');
export type ProductType = v.InferOutput<typeof ProductType>;

/** Rules of a product's standards that can be broken. */
export const RULES_OF: Readonly<Record<ProductType, readonly StandardRule[]>> = {
  flight: ['cabin', 'discount', 'price', 'lowestFare', 'advance'],
  hotel: ['price', 'advance'],
  train: ['cabin', 'price', 'advance'],
};

const filled = {
  productType: ProductType,
  rule: v.picklist(StandardRule.options, '请选择超标类型'),
  reasonName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入原因'), v.maxLength(50, '原因不能超过50个字')),
  needsText: v.boolean(),
  sortOrder: v.pipe(
    v.number('请输入序号'),
    v.integer('序号须为整数'),
    v.minValue(1, '序号须为1至9999'),
    v.maxValue(9999, '序号须为1至9999'),
  ),
  isEnable: v.boolean(),
};

/** The enterprise's reasons from which staff choose when they break a rule of a product (specification 2.4). */
export const overReasons = resource({
  name: 'overReason',
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/overStandardConfig',
  noun: 'OverReason',
  key: 'reasonCode',
  row: v.object({ reasonCode: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['productType'], ['rule']],
        ({ productType, rule }) => RULES_OF[productType].includes(rule),
        '该产品没有这种超标类型',
      ),
      ['rule'],
    ),
  ),
  filters: v.object({
    productType: v.optional(ProductType),
    rule: v.optional(StandardRule),
    isEnable: v.optional(v.boolean()),
  }),
  sort: ['sortOrder', 'reasonName', 'modifyTime'],
  permission: { read: OBJECT.seeOverReasons, write: OBJECT.editOverReasons },
  // The booking form offers the same rows.
  changes: ['standard'],
});
