import * as v from 'valibot';
import { call } from '../call';
import { plainPhone } from '../../domain/typed/typed';
import { AGENCY_ROLES } from './rights';

const BASE = '/agencyController/';
export const MOST_PER_PAGE = 100;
export const Paging = {
  pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_PAGE)), 20),
};
export const Keyword = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
export const OperatorNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

/** `waiting`: has not used their first link. */
export const OPERATOR_STATES = ['active', 'waiting', 'stopped'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

export const AgencyOperator = v.object({
  operatorNo: v.string(),
  loginName: v.string(),
  operatorName: v.string(),
  phone: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(AGENCY_ROLES)),
  operatorState: v.picklist(OPERATOR_STATES),
  /** ISO instant; '' for none. */
  lastSignInTime: v.string(),
  /** The row is the calling operator. */
  isCaller: v.boolean(),
  revision: v.number(),
});
export type AgencyOperator = v.InferOutput<typeof AgencyOperator>;

const Roles = v.pipe(
  v.array(v.picklist(AGENCY_ROLES)),
  v.minLength(1, '请至少选择一个角色'),
  v.maxLength(AGENCY_ROLES.length),
);
const Person = {
  operatorName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入姓名'), v.maxLength(30, '姓名不能超过30个字')),
  phone: v.pipe(v.string(), v.transform(plainPhone), v.regex(/^(1[3-9]\d{9})?$/, '请输入11位手机号码')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, '邮箱不能超过100个字符'),
    v.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, '邮箱格式不正确'),
  ),
  roles: Roles,
};

/** Link with which an operator sets their password. `path`: below the address of the agency portal. */
export const OperatorLink = v.object({ operatorNo: v.string(), path: v.string(), expireTime: v.string() });
export type OperatorLink = v.InferOutput<typeof OperatorLink>;

/** Operators of the caller's agency. */
export const queryOperators = call({
  gateway: 'agency',
  path: `${BASE}queryOperators`,
  body: v.object({
    keyword: Keyword,
    role: v.optional(v.picklist(AGENCY_ROLES)),
    operatorState: v.optional(v.picklist(OPERATOR_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), operatorList: v.array(AgencyOperator) }),
  needs: 'operator',
  right: 'readOperators',
  reads: ['operator'],
  origin: 'suite',
});

/** Adds an operator. The answer has the link for them to start with. */
export const addOperator = call({
  gateway: 'agency',
  path: `${BASE}addOperator`,
  body: v.object({
    loginName: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^[a-z0-9][a-z0-9._@-]{2,49}$/, '登录名为3至50个字母、数字或._@-，以字母或数字开头'),
    ),
    ...Person,
  }),
  result: OperatorLink,
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['operator', 'agencyLog'],
  origin: 'suite',
});

/**
 * Changes an operator. Their own name and roles stay as they are. `revision`: of the row that was shown. Throws
 * operatorProofNeeded for added roles.
 */
export const alterOperator = call({
  gateway: 'agency',
  path: `${BASE}alterOperator`,
  body: v.object({ operatorNo: OperatorNumber, revision: v.number(), ...Person }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['operator', 'agencyLog'],
  origin: 'suite',
});

/** Stops an operator, whose sessions and link end, or lets them sign in again, for which it throws operatorProofNeeded. */
export const stopOperator = call({
  gateway: 'agency',
  path: `${BASE}stopOperator`,
  body: v.object({ operatorNo: OperatorNumber, isStopped: v.boolean() }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['operator', 'agencyLog'],
  origin: 'suite',
});

/** Makes a new link for an operator who lost their password or second factor. It replaces an earlier one. */
export const renewOperatorLink = call({
  gateway: 'agency',
  path: `${BASE}renewOperatorLink`,
  body: v.object({ operatorNo: OperatorNumber }),
  result: OperatorLink,
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['operator', 'agencyLog'],
  origin: 'suite',
});
