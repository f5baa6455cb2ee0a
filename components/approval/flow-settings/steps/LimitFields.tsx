import { useId } from 'react';
import { Checkbox } from '../../../../src/ui/field/choice/Checkbox';
import { Field } from '../../../../src/ui/field/Field';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { NEW_LIMIT } from './step-draft';
import type { StepForm } from './step-form';
import { flowTexts } from '../texts';

/** Time limit of a step, and the decision that applies when it passes. */
export function LimitFields({ form }: { form: StepForm }) {
  const t = useTexts(flowTexts);
  const titleId = useId();
  const { value, error, onChange } = useFormField(form, 'limit');
  return (
    <section className="af-group" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.time}</h3>
      <Checkbox checked={value !== null} onChange={(isOn) => onChange(isOn ? NEW_LIMIT : null)}>
        {t.withLimit}
      </Checkbox>
      {value && (
        <>
          <Field label={t.hours} required error={error}>
            <TextInput
              value={value.hours}
              inputMode="numeric"
              suffix={t.hoursUnit}
              onChange={(typed) => onChange({ ...value, hours: typed.replaceAll(/\D/g, '') })}
            />
          </Field>
          <Checkbox
            checked={value.workingDaysOnly}
            onChange={(workingDaysOnly) => onChange({ ...value, workingDaysOnly })}
          >
            {t.workingDaysOnly}
          </Checkbox>
          <Field label={t.otherwise}>
            <RadioGroup
              value={value.otherwise}
              options={[
                { value: 'refuse', label: t.refuse },
                { value: 'agree', label: t.agree },
              ]}
              onChange={(otherwise) => onChange({ ...value, otherwise })}
            />
          </Field>
        </>
      )}
    </section>
  );
}
