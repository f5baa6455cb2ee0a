import type { ReactNode } from 'react';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup, type RadioGroupProps } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';

interface Props extends Pick<RadioGroupProps<number>, 'options' | 'value' | 'onChange'> {
  t: { reason: string; involuntaryHint: string; remark: string; remarkHint: string };
  isVoluntary: boolean;
  remark: string;
  onRemark(remark: string): void;
  /** Further fields that the chosen reason requires. */
  children?: ReactNode;
}

/** Card with the reason of a change or refund and a remark. */
export function ReasonCard({ t, isVoluntary, remark, onRemark, children, ...choice }: Props) {
  return (
    <section className="or-card">
      <h3>{t.reason}</h3>
      <RadioGroup label={t.reason} {...choice} />
      {!isVoluntary && <p className="or-note">{t.involuntaryHint}</p>}
      {children}
      <Field label={t.remark} helper={t.remarkHint}>
        <TextArea value={remark} onChange={onRemark} maxLength={200} />
      </Field>
    </section>
  );
}
