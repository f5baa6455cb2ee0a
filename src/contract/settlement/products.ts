import * as v from 'valibot';
import { FieldRule } from '../approval/trip';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/**
 * Numbers of the agency's products; the dictionary `SETTLE_DICTIONARY.product` has their names. `monthly`: paying for
 * domestic air by monthly settlement (企业月结), which is restricted by payer, not by traveller.
 */
export const SETTLE_PRODUCT = { flight: '1', insurance: '2', monthly: '3' } as const;
export const SETTLE_PRODUCTS = Object.values(SETTLE_PRODUCT);
export const SettleProductNo = v.picklist(SETTLE_PRODUCTS, '该产品不存在');
export type SettleProductNo = v.InferOutput<typeof SettleProductNo>;

/** Maximum numbers of persons, departments, and positions of one product. */
export const PRODUCT_USERS_LIMIT = 500;

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
const No = v.pipe(v.string(), v.trim(), v.nonEmpty('请选择数据'), v.maxLength(60));

/**
 * A product of the agency and its users on business, who may travel with it, or pay by it (specification 3, settlement
 * state): all staff, or the named persons, departments with their descendants, and positions.
 */
export const SettleProduct = v.object({
  productNo: SettleProductNo,
  productName: v.string(),
  isAllStaff: v.boolean(),
  /** False when the agency does not offer it to the enterprise: no one may use it then. */
  isOpen: v.optional(v.boolean(), true),
  personArray: v.array(v.object({ staffID: v.string(), staffName: v.string(), deptName: v.string() })),
  deptArray: v.array(v.object({ orgnaizeID: v.string(), orgnaizeName: v.string() })),
  positionArray: v.array(v.object({ positionNO: v.string(), positionName: v.string() })),
  /** Number of times it was set; 0: never, all staff may use it. */
  revision: Revision,
  /** Last person to set it, and the time (ISO); '' where it was never set. */
  changedBy: v.string(),
  changedTime: v.string(),
});
export type SettleProduct = v.InferOutput<typeof SettleProduct>;

/** Fields of the form by which a product is opened to users. */
export const PRODUCT_FIELDS = ['personArray', 'deptArray', 'positionArray'] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/**
 * Rules of the form of a product that is not for all staff (specification 3, `formConfigObj`): a `required` field must
 * be filled in, a `hidden` one accepts no further entries.
 */
export const ProductFormConfig = v.object({
  personArray: FieldRule,
  deptArray: FieldRule,
  positionArray: FieldRule,
});
export type ProductFormConfig = v.InferOutput<typeof ProductFormConfig>;

const rules = {
  /** True when the restrictions of products apply. Otherwise all staff may use all of them. */
  isNewPermission: v.boolean(),
  formConfigObj: ProductFormConfig,
};

/** Returns all products of the agency, with the positions of the enterprise that can be chosen. */
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
 * Sets the users of a product, effective immediately: existing orders stay as they are. Throws settleProductChanged
 * where it was set since it was read; fieldsInvalid at `personArray.N`, `deptArray.N`, `positionArray.N` for entries
 * outside the enterprise, at `isAllStaff` where no user would be left, and at a field that the form lacks or requires;
 * settleProductsOpen where all staff may use all products.
 */
export const saveSettleProduct = call({
  gateway: 'settlement',
  path: `${BASE}saveSettleProduct`,
  body: v.object({
    productNo: SettleProductNo,
    /** Revision that the caller has read. */
    basedOn: Revision,
    isAllStaff: v.boolean(),
    /** The three lists are not stored where all staff may use it. */
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

/** Sets whether the restrictions of products apply, and the rules of their form, effective immediately. */
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

/** 1: the enterprise settles by several accounts, one per accounting entity; 0: by one. */
export const MULTI_ACCOUNT = { one: 0, several: 1 } as const;
export const MultiAccountStatus = v.picklist(Object.values(MULTI_ACCOUNT), '请选择结算账户方式');
export type MultiAccountStatus = v.InferOutput<typeof MultiAccountStatus>;

/**
 * Returns the number of accounts by which the enterprise settles, and the accounting entities that each have one of
 * their own then.
 */
export const queryMultiAccount = call({
  gateway: 'settlement',
  path: `${BASE}queryMultiAccount`,
  body: v.object({}),
  result: v.object({
    multiAccountStatus: MultiAccountStatus,
    /** Open accounting entities, by number. */
    accountList: v.array(
      v.object({
        accountingEntityNO: v.string(),
        accountingEntityName: v.string(),
        /** '' when unknown. */
        taxNo: v.string(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['setting', 'cost'],
  origin: 'suite',
});

/**
 * Sets the number of accounts, effective from the bill after the next one: the next one follows the setting at the
 * beginning of its period.
 */
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
