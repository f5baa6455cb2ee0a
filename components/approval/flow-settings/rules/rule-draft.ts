import type { ApproverRule } from '../../../../src/contract/approval/flow';
import type { ChosenPerson } from '../../people/PeopleField';
import type { Names } from '../names';

/** Rule as entered. Input for the other kinds is preserved while the user switches between kinds. */
export interface RuleDraft {
  kind: ApproverRule['kind'];
  people: readonly ChosenPerson[];
  roleNo: string;
  level: number;
}

const NEW_RULE: RuleDraft = { kind: 'supervisor', people: [], roleNo: '', level: 1 };

export function draftOfRule(rule: ApproverRule | undefined, { staff }: Names): RuleDraft {
  if (rule === undefined) return NEW_RULE;
  const draft = { ...NEW_RULE, kind: rule.kind };
  if (rule.kind === 'role') return { ...draft, roleNo: rule.roleNo };
  if (rule.kind === 'supervisor') return { ...draft, level: rule.level };
  if (rule.kind !== 'staff') return draft;
  const people = rule.staffNOs.map((staffNO) => ({ staffNO, staffName: staff.get(staffNO) ?? staffNO }));
  return { ...draft, people };
}

export function ruleOf({ kind, people, roleNo, level }: RuleDraft): ApproverRule {
  switch (kind) {
    case 'staff':
      return { kind, staffNOs: people.map(({ staffNO }) => staffNO) };
    case 'role':
      return { kind, roleNo };
    case 'supervisor':
      return { kind, level };
    case 'departmentHead':
    case 'costCenterOwner':
      return { kind };
  }
}
