import { useState } from 'react';
import { alterAgencyParameter, type AgencyParameter } from '../../../src/contract/agency/platform/parameters';
import {
  BOOKING_RULES,
  isBookingParam,
  parameterLabel,
  parameterProblem,
  PORTAL_RULES,
} from '../../../src/domain/agency/parameters';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { parameterTexts } from './texts';

interface Props {
  parameter: AgencyParameter;
  onSaved(): void;
  onClose(): void;
}

const createParameterForm = (
  host: Host,
  { param, ownValue, standardValue }: AgencyParameter,
  onDone: () => void,
) =>
  createCallForm(host, {
    call: alterAgencyParameter,
    values: { value: ownValue ?? standardValue },
    body: ({ value }) => ({ param, seenValue: ownValue, value }),
    check: ({ value }): Record<string, string> => {
      const problem = parameterProblem(param, value.trim());
      return problem === undefined ? {} : { value: problem };
    },
    onDone,
  });

/** Form of the agency's own value of a parameter. */
export function ParameterDialog({ parameter, onSaved, onClose }: Props) {
  const t = useTexts(parameterTexts);
  const host = useHost();
  const [editing] = useState(() => createParameterForm(host, parameter, onSaved));
  const { param } = parameter;
  const rule = isBookingParam(param) ? BOOKING_RULES[param] : undefined;
  const hint = rule === undefined && !isBookingParam(param) ? PORTAL_RULES[param].hint : (rule?.hint ?? '');
  return (
    <FormDialog
      title={`${t.alter}${parameterLabel(param)}`}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <p>{hint}</p>
      <FormField
        form={editing.form}
        name="value"
        label={parameterLabel(param)}
        helper={rule && t.limits(rule.least, rule.most, rule.unit)}
        required={rule !== undefined}
      >
        {(control) =>
          rule === undefined ? (
            <TextArea {...control} rows={3} maxLength={2000} data-autofocus />
          ) : (
            <TextInput {...control} inputMode="numeric" maxLength={6} suffix={rule.unit} data-autofocus />
          )
        }
      </FormField>
    </FormDialog>
  );
}
