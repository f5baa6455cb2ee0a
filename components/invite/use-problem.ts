import { useEffect, useState, type RefObject } from 'react';
import type { GenericSchema } from 'valibot';
import { errorTexts } from '../../src/element/errors/texts';
import { isGatewayError } from '../../src/element/host/host';
import { focusFirstError } from '../../src/ui/field/focus-first-error';
import type { Form, Problems } from '../../src/ui/form/create-form';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { StepOutcome } from './invitation-store';

/** Shows the error of a press at its field or beside the form, and moves the focus to it. */
export function useProblem<V extends object, S extends GenericSchema>(
  form: Form<V, S>,
  element: RefObject<HTMLFormElement | null>,
) {
  const errors = useTexts(errorTexts);
  const [problem, setProblem] = useState('');
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current);
  }, [refusals, element]);
  const refuse = () => setRefusals((count) => count + 1);

  function told(ended: StepOutcome<unknown> | { fields: Problems }): string {
    if (!ended || 'result' in ended) return '';
    if ('fields' in ended) return form.show(ended.fields).join(' ');
    const { error } = ended;
    if (!isGatewayError(error) || error.kind !== 'fields') return errors.of(error);
    const said = Object.entries(error.fields).map(([path, message]) => [path, errors.say(message)]);
    return form.show(Object.fromEntries(said) as Problems).join(' ');
  }
  return {
    problem,
    clear: () => setProblem(''),
    tell(ended: StepOutcome<unknown> | { fields: Problems }): void {
      setProblem(told(ended));
      if (ended && !('result' in ended)) refuse();
    },
    /** Moves the focus to the field that shows an error already. */
    refuse,
  };
}
