import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardViolation,
} from '../../../src/contract/travel-standard/shapes';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { useCall } from '../../../src/element/data/use-call';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { changeTexts } from './texts';

interface Props {
  policy: number;
  approverName: string;
  violations: readonly StandardViolation[];
  given: readonly OverReasonChoice[];
  /** True when the user has tried to submit without all reasons. */
  lacksReasons: boolean;
  onGive(reasons: readonly OverReasonChoice[]): void;
}

const keyOf = ({ segmentNo, rule }: Pick<StandardViolation, 'segmentNo' | 'rule'>) => `${segmentNo}-${rule}`;

/** Consequence of new flights over standard, with a reason per violated rule where required. */
export function OverStandard({ policy, approverName, violations, given, lacksReasons, onGive }: Props) {
  const t = useTexts(changeTexts);
  const isAsked = policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;
  const reasons = useCall(queryStandardOverReason, isAsked ? {} : undefined);
  if (policy === OVER_POLICY.forbid) return <p className="or-problem">{t.overForbidden}</p>;
  return (
    <div className="oc-over">
      <p>{t.over}</p>
      {policy === OVER_POLICY.approval && <p>{t.overApproval(approverName)}</p>}
      {isAsked &&
        violations.map((violation) => {
          const { segmentNo, rule } = violation;
          const chosen = given.find((other) => keyOf(other) === keyOf(violation));
          const known = (reasons.data ?? []).filter((reason) => reason.rule === rule);
          const needsText = known.some(
            ({ reasonCode, needsText: needs }) => needs && reasonCode === chosen?.reasonCode,
          );
          const give = (reason: OverReasonChoice) =>
            onGive([...given.filter((other) => keyOf(other) !== keyOf(violation)), reason]);
          const error = lacksReasons && !isGiven(chosen, needsText) ? t.overReasonMissing : undefined;
          return (
            <div key={keyOf(violation)}>
              <Field label={t.overReason(rule)} required error={needsText ? undefined : error}>
                <Select
                  value={chosen?.reasonCode ?? null}
                  options={known.map(({ reasonCode, reasonName }) => ({
                    value: reasonCode,
                    label: reasonName,
                  }))}
                  onChange={(reasonCode) =>
                    give({ segmentNo, rule, reasonCode, reasonText: chosen?.reasonText ?? '' })
                  }
                />
              </Field>
              {needsText && chosen && (
                <Field label={t.overText(rule)} required error={error}>
                  <TextInput
                    value={chosen.reasonText}
                    maxLength={200}
                    onChange={(reasonText) => give({ ...chosen, reasonText })}
                  />
                </Field>
              )}
            </div>
          );
        })}
    </div>
  );
}

const isGiven = (chosen: OverReasonChoice | undefined, needsText: boolean): boolean =>
  chosen !== undefined && (!needsText || chosen.reasonText.trim() !== '');
