import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { queryTemplateTypes } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { formTypeOf, templateProblem } from '../../../src/domain/standard/approval-template';
import { filterMoneyInput } from '../../../src/domain/money/money';
import { standardTexts } from '../../../src/domain/standard/texts/texts';
import { Button } from '../../../src/ui/button/Button';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { Field } from '../../../src/ui/field/Field';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { TextArea } from '../../../src/ui/field/TextArea';
import { TextInput } from '../../../src/ui/field/TextInput';
import { CityRows } from './CityRows';
import { isTouched, KIND, REASON_LENGTH, requestDays, type RequestDraft } from './draft';
import { ExpectedPath } from './ExpectedPath';
import { PurposeField } from './PurposeField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Requesting } from './requesting';
import { requestTexts } from './texts';
import { TravellersField } from './TravellersField';

interface Props {
  requesting: Requesting;
  draft: RequestDraft;
}

export function RequestForm({ requesting, draft }: Props) {
  const t = useTexts(requestTexts);
  const standards = useTexts(standardTexts);
  const { refusals, busy, problem, isResumed, holidays } = useStore(requesting.store);
  const { form } = requesting;
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  // what is refused: the first thing to mend; later edits must not move the focus
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current);
  }, [refusals]);
  return (
    <form
      ref={element}
      className="tr-card tr-form"
      part="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void requesting.submit();
      }}
    >
      <h2 id={titleId}>{t.title(standards.applyType(draft.applyType))}</h2>
      {isResumed && (
        <p className="tr-note" role="status">
          {t.resumed}
          <Button variant="text" size="small" onClick={requesting.startAnew}>
            {t.startAnew}
          </Button>
        </p>
      )}
      <KindField requesting={requesting} />
      <div className="tr-pair">
        <PurposeField form={form} />
        <FormField form={form} name="budget" label={t.budget} helper={t.budgetHint}>
          {({ value, onChange }) => (
            <TextInput
              value={value}
              inputMode="decimal"
              placeholder={t.noBudget}
              suffix={t.yuan}
              onChange={(budget) => onChange(filterMoneyInput(budget))}
            />
          )}
        </FormField>
      </div>
      <FormField
        form={form}
        name="reason"
        label={t.reason}
        required
        helper={`${draft.reason.length}/${REASON_LENGTH}`}
      >
        {(control) => <TextArea {...control} rows={3} maxLength={REASON_LENGTH} placeholder={t.reasonHint} />}
      </FormField>
      <CityRows requesting={requesting} />
      <Days requesting={requesting} marks={holidays} />
      <TravellersField form={form} />
      <ExpectedPath {...draft} />
      {problem && (
        <p className="tr-problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <Actions requesting={requesting} draft={draft} busy={busy} />
    </form>
  );
}

/** A trip or before a trip; with why the enterprise lets nobody ask in this way, if it does not. */
function KindField({ requesting: { form, store } }: Pick<Props, 'requesting'>) {
  const t = useTexts(requestTexts);
  const standards = useTexts(standardTexts);
  const { value, error, onChange } = useFormField(form, 'applyType');
  const self = useStore(store, (state) => state.self);
  const { data: templates } = useCall(queryTemplateTypes, self?.companyNO);
  const missing = templates && templateProblem(templates, formTypeOf(value), standards);
  return (
    <Field label={t.type} error={error ?? missing}>
      <RadioGroup
        value={value}
        options={Object.values(KIND).map((kind) => ({ value: kind, label: standards.applyType(kind) }))}
        onChange={onChange}
      />
    </Field>
  );
}

interface DaysProps extends Pick<Props, 'requesting'> {
  marks: readonly CalendarDay[];
}

function Days({ requesting: { form, today }, marks }: DaysProps) {
  const t = useTexts(requestTexts);
  const begin = useFormField(form, 'beginDate');
  const end = useFormField(form, 'endDate');
  return (
    <DateRangeField
      {...requestDays(today)}
      marks={marks}
      from={{
        label: t.begin,
        shortName: t.beginShort,
        required: true,
        value: begin.value,
        error: begin.error,
      }}
      to={{ label: t.end, shortName: t.endShort, required: true, value: end.value, error: end.error }}
      onChange={({ from, to }) => {
        // only what changed: the error at the other end stands until it is mended
        if (from !== begin.value) begin.onChange(from);
        if (to !== end.value) end.onChange(to);
      }}
    />
  );
}

function Actions({ requesting, draft, busy }: Props & { busy: boolean }) {
  const t = useTexts(requestTexts);
  const [asking, setAsking] = useState(false);
  return (
    <div className="tr-actions">
      <Button type="submit" variant="primary" size="large" loading={busy} loadingText={t.submitting}>
        {t.submit}
      </Button>
      <Button
        size="large"
        disabled={busy}
        onClick={() => (isTouched(draft) ? setAsking(true) : requesting.cancel())}
      >
        {t.cancel}
      </Button>
      {asking && (
        <MessageBox
          title={t.cancelTitle}
          confirmText={t.cancelYes}
          cancelText={t.cancelNo}
          danger
          onConfirm={() => {
            setAsking(false);
            requesting.cancel();
          }}
          onCancel={() => setAsking(false)}
        >
          {t.cancelHint}
        </MessageBox>
      )}
    </div>
  );
}
