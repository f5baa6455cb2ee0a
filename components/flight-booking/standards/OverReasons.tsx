import type { OverReasonChoice, StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { queryStandardOverReason, type OverReason } from '../../../src/contract/travel-standard/standards';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { orderStoreOf } from '../model/order/order-store';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { legName } from '../../../src/domain/fare/leg-name';
import type { OrderDraft } from '../passengers/draft/draft';
import { isTextNeeded, reasonFor } from './judgement';
import { flightStandardTexts } from './texts';
import { violationKey } from '../../../src/domain/travel-standard/violation-key';

interface Props {
  booking: Booking;
  draft: OrderDraft;
  violations: readonly StandardViolation[];
  legs: number;
  /** By the key of the violation. */
  errors: Readonly<Record<string, string>>;
}

/** Choice of a reason for each violation, from the enterprise's list. */
export function OverReasons({ booking, draft, violations, legs, errors }: Props) {
  const t = useTexts(flightStandardTexts);
  const leg = useTexts(legTexts);
  const reasons = useCall(queryStandardOverReason, {});
  if (reasons.isPending)
    return <SkeletonRows rows={violations.length} height={56} label={t.readingReasons} />;
  if (reasons.isError) {
    return (
      <ErrorState
        message={t.reasonsFailed}
        retrying={reasons.isFetching}
        onRetry={() => void reasons.refetch()}
      />
    );
  }
  const give = (given: OverReasonChoice) =>
    orderStoreOf(booking).edit({
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
          leg={legName(legs, violation.segmentNo - 1, leg)}
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
  /** '' for a journey of one leg. */
  leg: string;
  violation: StandardViolation;
  given: OverReasonChoice | undefined;
  known: readonly OverReason[];
  error: string | undefined;
  onChange(given: OverReasonChoice): void;
}

function ReasonField({ leg, violation, given, known, error, onChange }: ReasonFieldProps) {
  const t = useTexts(flightStandardTexts);
  const { say } = useTexts(errorTexts);
  const { segmentNo, rule } = violation;
  const problem = error && say(error);
  const asksText = given !== undefined && isTextNeeded(known, given);
  return (
    <>
      <Field label={t.reason(leg, rule)} required error={asksText ? undefined : problem}>
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
        <Field label={t.explainReason(leg, rule)} required error={problem}>
          <TextInput
            value={given.reasonText}
            maxLength={200}
            placeholder={t.reasonHint}
            onChange={(reasonText) => onChange({ ...given, reasonText })}
          />
        </Field>
      )}
    </>
  );
}
