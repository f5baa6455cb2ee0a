import { AdministratorNames } from '../../../src/element/administrators/AdministratorNames';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { Field } from '../../../src/ui/field/Field';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { afterSaleTexts } from '../approval/texts';
import type { JudgedRefund } from './use-judged-refund';

interface Props {
  judged: JudgedRefund;
  overReason: string;
  /** True when the user has tried to submit without a reason. */
  lacksReason: boolean;
  onReason(overReason: string): void;
}

/** Violations of the enterprise's refund rule, and the field for the required reason. */
export function RefundRule({ judged, overReason, lacksReason, onReason }: Props) {
  const t = useTexts(afterSaleTexts);
  const { policy, violations, approverName } = judged;
  return (
    <section className="or-card">
      <h3>{t.rule}</h3>
      <div className="oa-rule">
        {violations.map((violation) => (
          <p key={violation.rule}>{t.violation(violation)}</p>
        ))}
      </div>
      {policy === OVER_POLICY.record ? (
        <p className="or-note">{t.recorded}</p>
      ) : (
        <>
          <p className="or-note">
            {policy === OVER_POLICY.reason
              ? t.explain
              : approverName === ''
                ? t.noApprover
                : t.refundApproval(approverName)}
            {policy === OVER_POLICY.approval && approverName === '' && <AdministratorNames />}
          </p>
          <Field
            label={t.overReason}
            required
            helper={t.overReasonHint}
            error={lacksReason && overReason.trim() === '' ? t.overReasonMissing : undefined}
          >
            <TextArea value={overReason} onChange={onReason} maxLength={200} />
          </Field>
        </>
      )}
    </section>
  );
}
