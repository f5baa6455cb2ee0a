import * as v from 'valibot';
import { resource } from '../resource/resource';
import { namedMany, namedOne } from '../resource/values';
import { OBJECT } from './objects';

/** Products of the specification that operators book: domestic flights, hotels, trains, cars. */
export const OPERATED_PRODUCTS = ['flight', 'hotel', 'train', 'car'] as const;
export type OperatedProduct = (typeof OPERATED_PRODUCTS)[number];

/** Those that are sold here. The others stay with operators who have them, and they are given to no others. */
export const SOLD_PRODUCTS: readonly OperatedProduct[] = ['flight'];

/** Days of the week, Monday 1 to Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const Time = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, '请选择时间'));

/** Hours of a day in Shanghai, HH:MM; the end is exclusive. */
const Hours = v.pipe(
  v.object({ from: Time, to: Time }),
  v.check(({ from, to }) => from < to, '结束时间必须晚于开始时间'),
);
export type Hours = v.InferOutput<typeof Hours>;

const some = <const Options extends readonly (string | number)[]>(options: Options, message: string) =>
  v.pipe(v.array(v.picklist(options)), v.minLength(1, message), v.maxLength(options.length, message));

const filled = {
  staff: namedOne('请选择操作员'),
  /** Departments, with their descendants. */
  departments: namedMany({ message: '请选择部门' }),
  products: some(OPERATED_PRODUCTS, '请选择产品'),
  weekdays: some(WEEKDAYS, '请选择星期'),
  hours: Hours,
  isEnabled: v.boolean(),
  remark: v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字')),
};

/** Operators: staff who book for the staff of departments, during set hours (specification 2.5). */
export const operators = resource({
  name: 'operator',
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/operatorController',
  noun: 'Operator',
  key: 'keyId',
  row: v.object({
    keyId: v.string(),
    ...filled,
    /** Last day of the right of the administrator who named them; null: without an end, '': it has ended. */
    validTo: v.nullable(v.string()),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(filled),
  filters: v.object({
    staff: v.optional(v.string()),
    departments: v.optional(v.string()),
    products: v.optional(v.picklist(OPERATED_PRODUCTS)),
    isEnabled: v.optional(v.boolean()),
  }),
  sort: ['keyId', 'modifyTime'],
  permission: { read: OBJECT.seeOperators, write: OBJECT.editOperators },
  changes: ['staff', 'delegate'],
});
