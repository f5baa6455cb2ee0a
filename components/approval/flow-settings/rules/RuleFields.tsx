import { MOST_APPROVERS, MOST_LEVELS, type ApproverRule } from '../../../../src/contract/approval/flow';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { PeopleField } from '../../people/PeopleField';
import { useNames } from '../flow-context';
import type { RuleDraft } from './rule-draft';
import { flowTexts } from '../texts';

interface Props {
  /** Labels for the approvers of a step or the recipients of a copy. */
  labels: { kind: string; people: string };
  value: RuleDraft;
  error: string | undefined;
  onChange(value: RuleDraft): void;
}

const KINDS: readonly ApproverRule['kind'][] = [
  'supervisor',
  'departmentHead',
  'costCenterOwner',
  'role',
  'staff',
];

/** Fields of a rule, which selects people by their relation to the applicant, by role or by name. */
export function RuleFields({ labels, value, error, onChange }: Props) {
  const t = useTexts(flowTexts);
  const { roles } = useNames();
  const { kind, people, roleNo, level } = value;
  return (
    <>
      <Field label={labels.kind}>
        <Select
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: t.ruleKind(one) }))}
          onChange={(next) => onChange({ ...value, kind: next })}
        />
      </Field>
      {kind === 'staff' && (
        <PeopleField
          label={labels.people}
          people={people}
          most={MOST_APPROVERS}
          error={error}
          onChange={(chosen) => onChange({ ...value, people: chosen })}
        />
      )}
      {kind === 'role' && (
        <Field label={t.roleField} required error={error}>
          <Select
            value={roles.some((role) => role.roleNo === roleNo) ? roleNo : null}
            options={roles.map((role) => ({
              value: role.roleNo,
              label: t.roleOption(role.roleName, role.holders),
            }))}
            onChange={(chosen) => onChange({ ...value, roleNo: chosen })}
          />
        </Field>
      )}
      {kind === 'supervisor' && (
        <Field label={t.level} error={error}>
          <Select
            value={level}
            options={Array.from({ length: MOST_LEVELS }, (_, i) => ({
              value: i + 1,
              label: t.levelOption(i + 1),
            }))}
            onChange={(chosen) => onChange({ ...value, level: chosen })}
          />
        </Field>
      )}
    </>
  );
}
