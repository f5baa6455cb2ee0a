import { useId, useRef, useState, type FormEvent } from 'react';
import type { BodyOf } from '../../../../src/contract/call';
import {
  addReportSchedule,
  SCHEDULE_NAME_LENGTH,
  type queryReportRecipients,
  type Recipient,
} from '../../../../src/contract/report/schedules';
import { querySavedViews, type ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { RELATIVE_PERIODS, type RelativePeriod, type Rhythm } from '../../../../src/domain/report/schedule';
import { useCall } from '../../../../src/element/data/use-call';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { Button } from '../../../../src/ui/button/Button';
import { Field } from '../../../../src/ui/field/Field';
import { focusFirstError } from '../../../../src/ui/field/focus-first-error';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { createForm } from '../../../../src/ui/form/create-form';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { listsOf } from '../filters/dimensions';
import { readSaved } from '../filters/saved-filters';
import { pagePathOf, REPORTS } from '../reports/reports';
import { RecipientsField } from './RecipientsField';
import { mailTexts } from './texts';

interface Props {
  dashboard: Dashboard;
  onClose(): void;
  onDone(): void;
}

type RecipientsQuery = Omit<BodyOf<typeof queryReportRecipients>, 'keyword'>;

interface MailDraft {
  scheduleName: string;
  period: RelativePeriod;
  every: Rhythm['every'];
  day: number;
  time: string;
  language: 'zh' | 'en';
  asked: RecipientsQuery;
  recipients: readonly Recipient[];
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/**
 * Form of a scheduled mail: content, schedule and recipients. The filters are the current or saved ones, with a period
 * that moves along.
 */
export function MailForm({ dashboard, onClose, onDone }: Props) {
  const host = useHost();
  const t = useTexts(mailTexts);
  const errors = useTexts(errorTexts);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const adding = useIntent(addReportSchedule);
  const [problem, setProblem] = useState('');
  const [form] = useState(() =>
    createForm({
      values: firstTyped(dashboard),
      schema: addReportSchedule.body,
      body: ({ recipients: chosen, asked: what, ...values }) => ({
        ...values,
        ...what,
        recipientNOList: chosen.map(({ staffNO }) => staffNO),
      }),
      check: ({ scheduleName, recipients: chosen }) => ({
        ...(scheduleName.trim() === '' && { scheduleName: t.nameMissing }),
        ...(chosen.length === 0 && { recipients: t.recipientsMissing }),
      }),
      fieldOf: (path) => (path.startsWith('recipientNOList') ? 'recipients' : path),
    }),
  );
  const every = useFormField(form, 'every');
  const asked = useFormField(form, 'asked');
  const recipients = useFormField(form, 'recipients');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem('');
    const isGood = await form.submit(async (body) => {
      const sent = await adding.send(body);
      if (sent.kind === 'done') return onDone();
      host.report(sent.error);
      setProblem(t.failed(errors.of(sent.error)));
      return undefined;
    });
    if (!isGood) focusFirstError(element.current);
  }
  return (
    <Dialog
      title={t.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={adding.isSending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={element}
        className="rd-mail-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className="rd-mail-hint">{t.hint}</p>
        <FormField form={form} name="scheduleName" label={t.name} required>
          {({ value, onChange }) => (
            <TextInput value={value} maxLength={SCHEDULE_NAME_LENGTH} onChange={onChange} />
          )}
        </FormField>
        <SourceField dashboard={dashboard} onChange={asked.onChange} />
        <div className="rd-mail-when">
          <FormField form={form} name="period" label={t.period}>
            {({ value, onChange }) => (
              <Select
                value={value}
                options={RELATIVE_PERIODS.map((period) => ({ value: period, label: t.periodOf(period) }))}
                onChange={onChange}
              />
            )}
          </FormField>
          <FormField form={form} name="language" label={t.language}>
            {({ value, onChange }) => (
              <Select
                value={value}
                options={[
                  { value: 'zh' as const, label: t.languageOf('zh') },
                  { value: 'en' as const, label: t.languageOf('en') },
                ]}
                onChange={onChange}
              />
            )}
          </FormField>
        </div>
        <div className="rd-mail-when">
          <FormField form={form} name="every" label={t.every}>
            {({ value }) => (
              <Select
                value={value}
                options={[
                  { value: 'week' as const, label: t.weekly },
                  { value: 'month' as const, label: t.monthly },
                ]}
                onChange={(chosen) => form.edit({ every: chosen, day: 1 })}
              />
            )}
          </FormField>
          <FormField form={form} name="day" label={t.day}>
            {({ value, onChange }) => (
              <Select
                value={value}
                options={upTo(every.value === 'week' ? 7 : 31).map((day) => ({
                  value: day,
                  label: t.dayOf(every.value, day),
                }))}
                onChange={onChange}
              />
            )}
          </FormField>
          <FormField form={form} name="time" label={t.time}>
            {({ value, onChange }) => (
              <Select
                value={value}
                options={HALF_HOURS.map((time) => ({ value: time, label: time }))}
                onChange={onChange}
              />
            )}
          </FormField>
        </div>
        {every.value === 'month' && <p className="rd-mail-hint">{t.shortMonths}</p>}
        <RecipientsField
          asked={asked.value}
          recipients={recipients.value}
          error={recipients.error}
          onChange={recipients.onChange}
        />
        <p role="alert">{problem}</p>
      </form>
    </Dialog>
  );
}

/** Filters of the report now, or saved ones, without their period. */
function recipientsQuery({ store, host }: Dashboard, saved?: ViewFilters): RecipientsQuery {
  const { report, filters, today } = store.getState();
  const shown = { filters, selections: host.runtime.selections.getState() };
  const of = saved === undefined ? shown : readSaved(report, saved, {}, today);
  return {
    pagePath: pagePathOf(report),
    products: [...REPORTS[report].products],
    basis: of.filters.basis,
    ...listsOf(of.selections),
  };
}

const firstTyped = (dashboard: Dashboard): MailDraft => ({
  scheduleName: '',
  period: 'lastWeek',
  every: 'week',
  day: 1,
  time: '09:00',
  language: 'zh',
  asked: recipientsQuery(dashboard),
  recipients: [],
});

const PRESENT = '';

/** Choice between the current filters and the user's saved ones. */
function SourceField({
  dashboard,
  onChange,
}: {
  dashboard: Dashboard;
  onChange(asked: RecipientsQuery): void;
}) {
  const t = useTexts(mailTexts);
  const { report } = dashboard.store.getState();
  const found = useCall(querySavedViews, { pagePath: pagePathOf(report) }, { quiet: true });
  const views = found.data?.savedViewList ?? [];
  const [chosen, setChosen] = useState(PRESENT);
  return (
    <Field label={t.source} helper={t.sourceHint}>
      <Select
        value={chosen}
        options={[
          { value: PRESENT, label: t.presentFilters },
          ...views.map(({ viewName }) => ({ value: viewName, label: viewName })),
        ]}
        onChange={(name) => {
          setChosen(name);
          onChange(recipientsQuery(dashboard, views.find(({ viewName }) => viewName === name)?.filters));
        }}
      />
    </Field>
  );
}
