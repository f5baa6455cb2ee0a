import { formatPrice } from '../../../src/domain/money/money';
import type { ApproverRule, FlowCondition, FlowStep } from '../../../src/domain/approval/flow';
import type { AmountTexts } from '../../../src/domain/texts/amounts/texts';
import type { ApprovalListTexts } from '../list/texts';
import type { FlowSettingsAnswer } from './flow-settings';
import type { FlowTexts } from './texts';

/** Names for the numbers in a flow. */
export interface Names {
  staff: ReadonlyMap<string, string>;
  roles: FlowSettingsAnswer['roles'];
  grades: FlowSettingsAnswer['grades'];
}

export interface FlowLabels {
  t: FlowTexts;
  list: ApprovalListTexts;
  amounts: AmountTexts;
}

/** Describes the approvers of a rule: 直属上级, 角色“部门审批人”, 刘敏、周宁. */
export function ruleText(rule: ApproverRule, { staff, roles }: Names, { t, amounts }: FlowLabels): string {
  switch (rule.kind) {
    case 'staff':
      return amounts.list(rule.staffNOs.map((staffNO) => staff.get(staffNO) ?? t.goneStaff(staffNO)));
    case 'role':
      return t.role(roles.find(({ roleNo }) => roleNo === rule.roleNo)?.roleName ?? t.goneRole(rule.roleNo));
    case 'supervisor':
      return t.supervisor(rule.level);
    case 'departmentHead':
      return t.departmentHead;
    case 'costCenterOwner':
      return t.costCenterOwner;
  }
}

/** Amount in yuan, without decimals for whole amounts. */
export const yuanText = (fen: number): string => `¥${formatPrice(fen).replace(/\.00$/, '')}`;

export function conditionText(
  condition: FlowCondition,
  { grades }: Names,
  { t, list, amounts }: FlowLabels,
): string {
  switch (condition.kind) {
    case 'amount':
      return t.amountFrom(yuanText(condition.least));
    case 'days':
      return t.daysFrom(condition.least);
    case 'grade': {
      const name = (rank: number) =>
        grades.find(({ gradeRank }) => gradeRank === rank)?.gradeName ?? t.gradeRank(rank);
      return t.gradeWithin(name(condition.from), name(condition.to));
    }
    case 'violation':
      return amounts.list(condition.rules.map((rule) => list.violation(rule)));
  }
}

export const conditionsText = (
  conditions: readonly FlowCondition[],
  names: Names,
  words: FlowLabels,
): string =>
  conditions.length === 0
    ? words.t.always
    : words.t.allOf(conditions.map((condition) => conditionText(condition, names, words)));

/** True when several people may decide the step, so that its mode matters. */
export const hasSeveralApprovers = ({ approver }: Pick<FlowStep, 'approver'>): boolean =>
  approver.kind === 'role' || (approver.kind === 'staff' && approver.staffNOs.length > 1);
