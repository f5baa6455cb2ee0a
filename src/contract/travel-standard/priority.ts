import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { STANDARD_SCOPES, StandardScope } from './shapes';

/** Standard that applies among those of several departments, one below the other. */
export const DEPARTMENT_RULES = ['nearest', 'strictest'] as const;
export type DepartmentRule = (typeof DEPARTMENT_RULES)[number];

/** Priority among several standards of one person. */
export const StandardPriority = v.object({
  /** All scopes, the highest priority first. */
  scopes: v.pipe(
    v.array(StandardScope),
    v.check(
      (scopes) => scopes.toSorted().join() === STANDARD_SCOPES.toSorted().join(),
      '优先级须包含员工、部门、职级各一次',
    ),
  ),
  departments: v.picklist(DEPARTMENT_RULES, '请选择部门标准的取法'),
});
export type StandardPriority = v.InferOutput<typeof StandardPriority>;

const CONTROLLER = '/CLStandardIntegrateService/api/standardPriorityController';

/** Returns the enterprise's setting (specification 2.4, standardPriority). */
export const queryStandardPriority = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryStandardPriority`,
  body: v.object({}),
  result: StandardPriority,
  needs: 'token',
  reads: ['standardPriority'],
  permission: OBJECT.seeStandards,
  origin: 'suite',
});

/** Saves the setting unless it has changed since it was read. */
export const saveStandardPriority = call({
  gateway: 'service',
  path: `${CONTROLLER}/saveStandardPriority`,
  body: v.object({ from: StandardPriority, to: StandardPriority }),
  result: StandardPriority,
  needs: 'token',
  mutates: true,
  changes: ['standardPriority', 'travelStandard', 'mealStandard', 'standard', 'personal-info'],
  permission: OBJECT.editStandards,
  origin: 'suite',
});
