import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

/** Kinds of bearers of an order's costs: 成本中心, 核算主体, 项目. */
export const COST_KINDS = ['costCenter', 'accountingEntity', 'project'] as const;
export const CostKind = v.picklist(COST_KINDS, '请选择类型');
export type CostKind = v.InferOutput<typeof CostKind>;

/** State of the object today: `coming` before its first day, `ended` after its last, `closed` by a user. */
export const COST_STATES = ['open', 'coming', 'ended', 'closed'] as const;
export const CostState = v.picklist(COST_STATES);
export type CostState = v.InferOutput<typeof CostState>;

/** Maximum numbers of objects per page and of numbers per call. */
export const COST_PAGE = 200;
export const COSTS_AT_ONCE = 100;
/** Maximum numbers of departments and of persons to whom one object is open. */
export const OPEN_TO_LIMIT = 500;

const Count = v.pipe(v.number(), v.integer());
const No = v.pipe(v.string(), v.trim(), v.nonEmpty('请选择数据'), v.maxLength(60));
const NoOrNone = v.pipe(v.string(), v.trim(), v.maxLength(60));
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
const Named = v.object({ no: v.string(), name: v.string() });

/** Fen of a cost centre's budget in a year; `used` is spent, `held` is ordered and not yet spent. */
export const BudgetUse = v.object({
  /** null: no budget. */
  amount: v.nullable(Count),
  used: Count,
  held: Count,
});
export type BudgetUse = v.InferOutput<typeof BudgetUse>;

export const CostObject = v.object({
  costKind: CostKind,
  no: v.string(),
  /** The enterprise's code, unique within the kind. */
  code: v.string(),
  name: v.string(),
  /** Parent; '' at the top. */
  parentNO: v.string(),
  parentName: v.string(),
  /** Number of direct children. */
  childCount: Count,
  ownerNO: v.string(),
  ownerName: v.string(),
  /** YYYY-MM-DD, both days included; `validTo` '': without end. */
  validFrom: v.string(),
  validTo: v.string(),
  costState: CostState,
  /** '' while it is not closed. */
  closedDate: v.string(),
  successorNO: v.string(),
  successorName: v.string(),
  /** Set for an accounting entity; '' for other kinds. */
  taxNo: v.string(),
  /** True when it is open to the whole enterprise; otherwise only to the listed departments and persons. */
  isForAll: v.boolean(),
  deptCount: Count,
  staffCount: Count,
  /** Set for cost centres, for this year and this month; null for other kinds. */
  yearBudget: v.nullable(BudgetUse),
  monthBudget: v.nullable(BudgetUse),
  revision: Revision,
});
export type CostObject = v.InferOutput<typeof CostObject>;

export const COST_SORTS = ['code', 'name', 'validFrom', 'validTo'] as const;

/**
 * Returns the filtered objects of the enterprise, page by page. The search covers code, name, sound or initials of the
 * name, and owner.
 */
export const queryCostObjects = call({
  gateway: 'service',
  path: `${BASE}queryCostObjects`,
  body: v.object({
    costKind: CostKind,
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    /** Empty: all. */
    costStateList: v.optional(v.pipe(v.array(CostState), v.maxLength(COST_STATES.length)), []),
    /** Direct children of this object; '' for those at the top; null: no restriction. */
    parentNO: v.optional(v.nullable(NoOrNone), null),
    sortBy: v.optional(v.picklist(COST_SORTS), 'code'),
    isDescending: v.optional(v.boolean(), false),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COST_PAGE)), 50),
  }),
  result: v.object({ total: Count, costObjectList: v.array(CostObject) }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  reads: ['cost', 'budget', 'order'],
  origin: 'suite',
});

/** Returns one object with the departments and persons to whom it is open. Throws costObjectUnknown. */
export const queryCostObject = call({
  gateway: 'service',
  path: `${BASE}queryCostObject`,
  body: v.object({ costKind: CostKind, no: No }),
  result: v.object({
    costObject: CostObject,
    /** Ancestors from the top down to the parent. */
    pathList: v.array(Named),
    deptList: v.array(Named),
    staffList: v.array(v.object({ no: v.string(), name: v.string(), deptName: v.string() })),
    /** References to it: passengers of orders, staff whose default it is. */
    orderCount: Count,
    defaultStaffCount: Count,
  }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  reads: ['cost', 'budget', 'order'],
  origin: 'suite',
});

/**
 * Adds an object (`no` '') or changes the one that was read. Throws costObjectChanged where it was changed since,
 * costObjectUnknown, costObjectClosed, and fieldsInvalid at the field.
 */
export const saveCostObject = call({
  gateway: 'service',
  path: `${BASE}saveCostObject`,
  body: v.object({
    costKind: CostKind,
    no: v.optional(NoOrNone, ''),
    /** Revision that the caller has read; 0 for a new object. */
    basedOn: Revision,
    code: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入编号'),
      v.maxLength(40, '编号不能超过40个字符'),
      v.regex(/^[\p{L}\p{N}._/-]+$/u, '编号只能含文字、数字和 . _ / -'),
    ),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入名称'), v.maxLength(60, '名称不能超过60个字符')),
    parentNO: v.optional(NoOrNone, ''),
    ownerNO: v.optional(NoOrNone, ''),
    validFrom: LocalDate,
    validTo: v.optional(v.union([v.literal(''), LocalDate]), ''),
    taxNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, '税号不能超过20个字符')), ''),
    isForAll: v.boolean(),
    deptNOList: v.optional(v.pipe(v.array(No), v.maxLength(OPEN_TO_LIMIT, '最多选择500个部门')), []),
    staffNOList: v.optional(v.pipe(v.array(No), v.maxLength(OPEN_TO_LIMIT, '最多选择500人')), []),
  }),
  result: v.object({ no: v.string(), revision: Revision }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['cost'],
  origin: 'suite',
});

/**
 * Moves an object with its descendants below another; `parentNO` '' for the top. Throws costObjectChanged where it was
 * changed since, costObjectUnknown, costObjectClosed, and fieldsInvalid at `parentNO`: unknown, closed, itself or below
 * it.
 */
export const moveCostObject = call({
  gateway: 'service',
  path: `${BASE}moveCostObject`,
  body: v.object({ costKind: CostKind, no: No, basedOn: Revision, parentNO: NoOrNone }),
  result: v.object({ revision: Revision }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['cost'],
  origin: 'suite',
});

/**
 * Closes objects, all or none. With a successor they are merged into it: their children, and staff whose default they
 * are, move to it. Throws costObjectChanged, costObjectUnknown, costObjectClosed, successorNeeded where staff or an
 * open object would be left without one, and fieldsInvalid for a successor that is closed or one of them.
 */
export const closeCostObjects = call({
  gateway: 'service',
  path: `${BASE}closeCostObjects`,
  body: v.object({
    costKind: CostKind,
    closingList: v.pipe(
      v.array(v.object({ no: No, basedOn: Revision })),
      v.minLength(1, '请选择数据'),
      v.maxLength(COSTS_AT_ONCE, '一次最多关闭100项'),
    ),
    successorNO: v.optional(NoOrNone, ''),
  }),
  result: v.object({ closedCount: Count, movedStaffCount: Count, movedChildCount: Count }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['cost'],
  origin: 'suite',
});

/** Reopens a closed object; records that moved to a successor stay there. */
export const reopenCostObject = call({
  gateway: 'service',
  path: `${BASE}reopenCostObject`,
  body: v.object({ costKind: CostKind, no: No, basedOn: Revision }),
  result: v.object({ revision: Revision }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['cost'],
  origin: 'suite',
});

export const COST_CHANGES = ['created', 'changed', 'closed', 'reopened', 'imported', 'importUndone'] as const;
export const COST_FIELDS = [
  'code',
  'name',
  'parent',
  'owner',
  'validFrom',
  'validTo',
  'taxNo',
  'isForAll',
  'departments',
  'staff',
  'successor',
] as const;

/** Returns the log of changes with their authors, the newest first. */
export const queryCostObjectChanges = call({
  gateway: 'service',
  path: `${BASE}queryCostObjectChanges`,
  body: v.object({ costKind: CostKind, no: No }),
  result: v.object({
    changeList: v.array(
      v.object({
        revision: Revision,
        how: v.picklist(COST_CHANGES),
        /** '' for changes that came with the initial data. */
        changedBy: v.string(),
        /** ISO. */
        changedTime: v.string(),
        /** Texts as displayed at the time; '1' and '0' for isForAll; '' for no value. */
        fieldList: v.array(
          v.object({ field: v.picklist(COST_FIELDS), before: v.string(), after: v.string() }),
        ),
      }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  reads: ['cost'],
  origin: 'suite',
});
