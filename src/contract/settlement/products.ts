import * as v from 'valibot';
import { FieldRule } from '../approval/trip';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/**
 * Numbers of the agency's products; what they are called is in the dictionary `SETTLE_DICTIONARY.product`. `monthly`: paying for
 * domestic air by monthly settlement (企业月结), of which it is asked who pays, not who travels.
 */
export const SETTLE_PRODUCT = { flight: '1', insurance: '2', monthly: '3' } as const;
export const SETTLE_PRODUCTS = Object.values(SETTLE_PRODUCT);
export const SettleProductNo = v.picklist(SETTLE_PRODUCTS, '该产品不存在');
export type SettleProductNo = v.InferOutput<typeof SettleProductNo>;

/** Persons, departments, and positions, that one product may be opened to. */
export const PRODUCT_USERS_LIMIT = 500;

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
const No = v.pipe(v.string(), v.trim(), v.nonEmpty('请选择数据'), v.maxLength(60));

/**
 * A product of the agency and who may travel with it, or pay by it, on business (specification 3, settlement state): everybody,
 * or the persons, the departments with all below them, and the positions that are named.
 */
export const SettleProduct = v.object({
  productNo: SettleProductNo,
  productName: v.string(),
  isAllStaff: v.boolean(),
  personArray: v.array(v.object({ staffID: v.string(), staffName: v.string(), deptName: v.string() })),
  deptArray: v.array(v.object({ orgnaizeID: v.string(), orgnaizeName: v.string() })),
  positionArray: v.array(v.object({ positionNO: v.string(), positionName: v.string() })),
  /** How often it was set; 0: never, everybody may use it. */
  revision: Revision,
  /** Who set it last and when (ISO); '' where nobody did. */
  changedBy: v.string(),
  changedTime: v.string(),
});
export type SettleProduct = v.InferOutput<typeof SettleProduct>;

/** By what a product can be opened to somebody: the fields of its form. */
export const PRODUCT_FIELDS = ['personArray', 'deptArray', 'positionArray'] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/**
 * What the form of a product asks for where it is not for everybody (specification 3, `formConfigObj`): `required` has to be filled
 * in, of what is `hidden` nothing more can be named.
 */
export const ProductFormConfig = v.object({
  personArray: FieldRule,
  deptArray: FieldRule,
  positionArray: FieldRule,
});
export type ProductFormConfig = v.InferOutput<typeof ProductFormConfig>;

const rules = {
  /** Does it count whom products are opened to? Otherwise everybody may use all of them. */
  isNewPermission: v.boolean(),
  formConfigObj: ProductFormConfig,
};

/** All products of the agency, with the positions of the enterprise that can be chosen. */
export const querySettleProducts = call({
  gateway: 'settlement',
  path: `${BASE}querySettleProducts`,
  body: v.object({}),
  result: v.object({
    ...rules,
    products: v.array(SettleProduct),
    positionList: v.array(v.object({ positionNO: v.string(), positionName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.editSettleProducts,
  reads: ['settleProduct', 'staff', 'setting'],
  origin: 'suite',
});

/**
 * Says anew who may use a product, from now on: orders that are placed stay as they are. Refused with settleProductChanged where it
 * was set since it was read, and fieldsInvalid at `personArray.N`, `deptArray.N`, `positionArray.N` for what is not of
 * the enterprise, at `isAllStaff` where nobody would be left, at a field that the form does not have or needs; with
 * settleProductsOpen where everybody may use all.
 */
export const saveSettleProduct = call({
  gateway: 'settlement',
  path: `${BASE}saveSettleProduct`,
  body: v.object({
    productNo: SettleProductNo,
    /** Revision that it was read with. */
    basedOn: Revision,
    isAllStaff: v.boolean(),
    /** Of the three nothing is kept where everybody may use it. */
    personArray: v.pipe(
      v.array(v.object({ staffID: No })),
      v.maxLength(PRODUCT_USERS_LIMIT, '最多选择500人'),
    ),
    deptArray: v.pipe(
      v.array(v.object({ orgnaizeID: No })),
      v.maxLength(PRODUCT_USERS_LIMIT, '最多选择500个部门'),
    ),
    positionArray: v.pipe(
      v.array(v.object({ positionNO: No })),
      v.maxLength(PRODUCT_USERS_LIMIT, '最多选择500个职位'),
    ),
  }),
  result: v.object({ revision: Revision }),
  needs: 'token',
  permission: OBJECT.editSettleProducts,
  mutates: true,
  changes: ['settleProduct'],
  origin: 'suite',
});

/** Says whether it counts whom products are opened to, and what their form asks for; from now on. */
export const saveSettleProductRules = call({
  gateway: 'settlement',
  path: `${BASE}saveSettleProductRules`,
  body: v.object(rules),
  result: v.object(rules),
  needs: 'token',
  permission: OBJECT.editSettleProducts,
  mutates: true,
  changes: ['settleProduct', 'setting'],
  origin: 'suite',
});

/** 1: the enterprise settles by several accounts, one of each accounting entity; 0: by one. */
export const MULTI_ACCOUNT = { one: 0, several: 1 } as const;
export const MultiAccountStatus = v.picklist(Object.values(MULTI_ACCOUNT), '请选择结算账户方式');
export type MultiAccountStatus = v.InferOutput<typeof MultiAccountStatus>;

/** By how many accounts the enterprise settles, and the accounting entities that each have one of their own then. */
export const queryMultiAccount = call({
  gateway: 'settlement',
  path: `${BASE}queryMultiAccount`,
  body: v.object({}),
  result: v.object({
    multiAccountStatus: MultiAccountStatus,
    /** Those that are not closed, by number. */
    accountList: v.array(
      v.object({
        accountingEntityNO: v.string(),
        accountingEntityName: v.string(),
        /** '' where none is known. */
        taxNo: v.string(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['setting', 'cost'],
  origin: 'suite',
});

/** It counts from the time of the bill after the next one on: the one that is to come is made as it was set when its time began. */
export const saveMultiAccount = call({
  gateway: 'settlement',
  path: `${BASE}saveMultiAccount`,
  body: v.object({ multiAccountStatus: MultiAccountStatus }),
  result: v.object({ multiAccountStatus: MultiAccountStatus }),
  needs: 'token',
  permission: OBJECT.editSettleProducts,
  mutates: true,
  changes: ['setting'],
  origin: 'suite',
});
