import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedOne } from '../resource/values';

export const GROUND_PRODUCTS = ['train', 'car'] as const;
export const GroundProduct = v.picklist(GROUND_PRODUCTS, '请选择产品');
export type GroundProduct = v.InferOutput<typeof GroundProduct>;

const WRONG_MINUTES = '行程时长须为1至2880分钟';

const filled = {
  product: GroundProduct,
  grade: namedOne('请选择职级'),
  /** Highest seat of a train (1 second class, 2 first class, 3 business class) or class of a car (1 to 3). */
  highestClass: v.picklist([1, 2, 3], '请选择最高席别或车型'),
  /** Only for trains that run so many minutes or more; null: for all. */
  leastMinutes: v.nullable(
    v.pipe(
      v.number(WRONG_MINUTES),
      v.integer(WRONG_MINUTES),
      v.minValue(1, WRONG_MINUTES),
      v.maxValue(2880, WRONG_MINUTES),
    ),
  ),
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
};

/** Highest seats of trains and classes of cars by grade, by which imported records are judged. */
export const groundStandards = resource({
  name: 'groundStandard',
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/groundStandardController',
  noun: 'GroundStandard',
  key: 'standardNO',
  row: v.object({ standardNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({ product: v.optional(GroundProduct), grade: v.optional(v.string()) }),
  sort: ['product', 'grade', 'highestClass', 'modifyTime'],
  permission: { read: OBJECT.seeStandards, write: OBJECT.editStandards },
});
