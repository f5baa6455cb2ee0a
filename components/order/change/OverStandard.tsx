import { OVER_POLICY, type OverReasonChoice } from '../../../src/contract/travel-standard/shapes';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { useCall } from '../../../src/element/data/use-call';
import { violationKey } from '../../../src/domain/travel-standard/violation-key';
import { ViolationTable } from '../../../src/ui/fare/violations/ViolationTable';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CheaperChanges } from './CheaperChanges';
import { changeTexts } from './texts';
import type { JudgedChange } from './use-judged-change';

interface Props extends NonNullable<JudgedChange['over']> {
  /** Names the travellers, as the standards of others are kept. */
  isNamed: boolean;
  given: readonly OverReasonChoice[];
  /** True when the user has tried to submit without all reasons. */
  lacksReasons: boolean;
  onGive(reasons: readonly OverReasonChoice[]): void;
}

/**
 * Broken rules of new flights over standard with thresholds and actual values, cheaper flights, the consequence, and a
 * reason per broken rule where required.
 */
export function OverStandard(props: Props) {
  const { policy, approverName, segments, violations, cheaper, isNamed, given, lacksReasons, onGive } = props;
  const t = useTexts(changeTexts);
  const isAsked = policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;
  const reasons = useCall(queryStandardOverReason, isAsked ? {} : undefined);
  const isForbidden = policy === OVER_POLICY.forbid;
  return (
    <div className="oc-over">
      <p className={isForbidden ? 'or-problem' : 'oc-over-title'}>{isForbidden ? t.overForbidden : t.over}</p>
      {segments.map(({ segmentNo, flightNo, violations: broken }) => (
        <ViolationTable
          key={segmentNo}
          label={t.overRules(flightNo)}
          flightNo={segments.length > 1 ? flightNo : undefined}
          violations={broken}
          named={isNamed}
        />
      ))}
      {cheaper.length > 0 && <CheaperChanges flights={cheaper} />}
      {policy === OVER_POLICY.approval && <p>{t.overApproval(approverName)}</p>}
      {isAsked &&
        violations.map((violation) => {
          const { segmentNo, rule } = violation;
          const chosen = given.find((other) => violationKey(other) === violationKey(violation));
          const known = (reasons.data ?? []).filter((reason) => reason.rule === rule);
          const needsText = known.some(
            ({ reasonCode, needsText: needs }) => needs && reasonCode === chosen?.reasonCode,
          );
          const give = (reason: OverReasonChoice) =>
            onGive([...given.filter((other) => violationKey(other) !== violationKey(violation)), reason]);
          const error = lacksReasons && !isGiven(chosen, needsText) ? t.overReasonMissing : undefined;
          return (
            <div key={violationKey(violation)}>
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
