import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../../../src/element/host/host-context';
import { Button } from '../../../../src/ui/button/Button';
import { DateRangeField } from '../../../../src/ui/date/DateRangeField';
import { focusFirstError } from '../../../../src/ui/field/focus-first-error';
import { useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { PeopleField } from '../../people/PeopleField';
import { Problem } from '../../detail/decision/Problem';
import { deputyDays, type DeputyStore } from './deputy-store';
import { deputyTexts } from './texts';

/** Form that names a deputy and the days of the absence. */
export function DeputyForm({ naming }: { naming: DeputyStore }) {
  const t = useTexts(deputyTexts);
  const { busy, problem, refusals } = useStore(naming.store);
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals > seen.current) focusFirstError(element.current);
    seen.current = refusals;
  }, [refusals]);
  return (
    <form
      ref={element}
      className="al-deputy-form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void naming.submit();
      }}
    >
      <h3 id={titleId}>{t.add}</h3>
      <p className="al-hint">{t.hint}</p>
      <DeputyField naming={naming} />
      <Days naming={naming} />
      <Problem problem={problem} />
      <Button type="submit" variant="primary" loading={busy} loadingText={t.sending}>
        {t.submit}
      </Button>
    </form>
  );
}

function DeputyField({ naming: { form } }: { naming: DeputyStore }) {
  const t = useTexts(deputyTexts);
  const { runtime } = useHost();
  const { value, error, onChange } = useFormField(form, 'deputy');
  const session = useStore(runtime.session.store);
  const self = session.status === 'signedIn' ? session.enterprise.staffNO : '';
  return (
    <PeopleField
      label={t.deputy}
      people={value === null ? [] : [value]}
      most={1}
      error={error}
      leftOut={new Set([self])}
      onChange={([deputy = null]) => onChange(deputy)}
    />
  );
}

function Days({ naming: { form } }: { naming: DeputyStore }) {
  const t = useTexts(deputyTexts);
  const begin = useFormField(form, 'beginDate');
  const end = useFormField(form, 'endDate');
  return (
    <DateRangeField
      {...deputyDays()}
      from={{
        label: t.begin,
        shortName: t.beginShort,
        required: true,
        value: begin.value,
        error: begin.error,
      }}
      to={{ label: t.last, shortName: t.lastShort, required: true, value: end.value, error: end.error }}
      onChange={({ from, to }) => {
        // passes on only the changed end, as the error at the other end stays until it is corrected
        if (from !== begin.value) begin.onChange(from);
        if (to !== end.value) end.onChange(to);
      }}
    />
  );
}
