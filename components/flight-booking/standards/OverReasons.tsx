import type { OverReasonChoice, StandardViolation } from '../../../src/contract/standards/shapes';
import { queryStandardOverReason, type OverReason } from '../../../src/contract/standards/standards';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../../src/ui/field/TextInput';
import type { Booking } from '../model/booking';
import { orderingOf } from '../model/ordering';
import { legName } from '../../../src/domain/fare/leg-name';
import type { OrderDraft } from '../passengers/draft';
import { isTextNeeded, reasonFor } from './judgement';
import { RULE_NAMES, violationKey } from './texts';

interface Props {
  booking: Booking;
  draft: OrderDraft;
  violations: readonly StandardViolation[];
  legs: number;
  /** By the key of the violation. */
  errors: Readonly<Record<string, string>>;
}

/** A reason for every broken rule, of those the enterprise lets one give. */
export function OverReasons({ booking, draft, violations, legs, errors }: Props) {
  const reasons = useCall(queryStandardOverReason, {});
  if (reasons.isPending)
    return <SkeletonRows rows={violations.length} height={56} label="正在读取超标原因" />;
  if (reasons.isError) {
    return (
      <ErrorState
        message="超标原因读取失败，请重试"
        retrying={reasons.isFetching}
        onRetry={() => void reasons.refetch()}
      />
    );
  }
  const give = (given: OverReasonChoice) =>
    orderingOf(booking).edit({
      overReasons: [
        ...draft.overReasons.filter((other) => violationKey(other) !== violationKey(given)),
        given,
      ],
    });
  return (
    <div className="fb-fields">
      {violations.map((violation) => (
        <ReasonField
          key={violationKey(violation)}
          label={`${legName(legs, violation.segmentNo - 1)}${RULE_NAMES[violation.rule]}超标原因`}
          violation={violation}
          given={reasonFor(draft.overReasons, violation)}
          known={reasons.data}
          error={errors[violationKey(violation)]}
          onChange={give}
        />
      ))}
    </div>
  );
}

interface ReasonFieldProps {
  label: string;
  violation: StandardViolation;
  given: OverReasonChoice | undefined;
  known: readonly OverReason[];
  error: string | undefined;
  onChange(given: OverReasonChoice): void;
}

function ReasonField({ label, violation, given, known, error, onChange }: ReasonFieldProps) {
  const { segmentNo, rule } = violation;
  const asksText = given !== undefined && isTextNeeded(known, given);
  return (
    <>
      <Field label={label} required error={asksText ? undefined : error}>
        <Select
          value={given?.reasonCode ?? null}
          options={known
            .filter((reason) => reason.rule === rule)
            .map(({ reasonCode, reasonName }) => ({ value: reasonCode, label: reasonName }))}
          onChange={(reasonCode) =>
            onChange({ segmentNo, rule, reasonCode, reasonText: given?.reasonText ?? '' })
          }
        />
      </Field>
      {asksText && (
        <Field label={`${label}说明`} required error={error}>
          <TextInput
            value={given.reasonText}
            maxLength={200}
            placeholder="请说明情况，最多200字"
            onChange={(reasonText) => onChange({ ...given, reasonText })}
          />
        </Field>
      )}
    </>
  );
}
