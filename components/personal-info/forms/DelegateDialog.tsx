import { useState } from 'react';
import { queryDelegateCandidates, saveBookingDelegate } from '../../../src/contract/personal-info/delegates';
import { delegationProblem } from '../../../src/domain/personal-info/delegation';
import { addDays } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { PeopleField, type Person } from '../../../src/element/people/PeopleField';
import { staffTexts } from '../../../src/element/people/texts';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { DateField } from '../../../src/ui/date/DateField';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

interface Draft {
  people: readonly Person[];
  beginDate: string;
  endDate: string;
}

/** Default period: a month, as for an absence. */
const USUAL_DAYS = 30;

function createDelegateForm({ host, today, saved }: Personal) {
  const values: Draft = { people: [], beginDate: today, endDate: addDays(today, USUAL_DAYS) };
  return createCallForm(host, {
    call: saveBookingDelegate,
    values,
    body: ({ people, beginDate, endDate }: Draft) => ({
      staffNO: people[0]?.staffNO ?? '',
      beginDate,
      endDate,
    }),
    check({ beginDate, endDate }): Record<string, string> {
      const t = host.texts(personalTexts);
      const found = delegationProblem({ beginDate, endDate }, today);
      const isTyped = /^\d{4}-\d\d-\d\d$/.test(beginDate) && /^\d{4}-\d\d-\d\d$/.test(endDate);
      return found !== undefined && isTyped ? { [found.field]: t.delegationProblem(found.problem) } : {};
    },
    fieldOf: (path) => (path === 'staffNO' ? 'people' : path),
    onDone: () => saved('delegate'),
  });
}

export function DelegateDialog({ personal }: { personal: Personal }) {
  const t = useTexts(personalTexts);
  const people = useTexts(staffTexts);
  const [saving] = useState(() => createDelegateForm(personal));
  const { form } = saving;
  const chosen = useFormField(form, 'people');
  const keyword = useKeyword();
  const found = useCall(queryDelegateCandidates, { keyword: keyword.wanted });
  return (
    <FormDialog
      title={t.addDelegate}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <p className="pi-hint">{t.delegateHint}</p>
      <PeopleField<Person>
        label={t.colleague}
        people={chosen.value}
        most={1}
        error={chosen.error}
        keyword={keyword}
        found={found}
        options={found.data?.staffList ?? []}
        t={people}
        onChange={chosen.onChange}
      />
      <FormField form={form} name="beginDate" label={t.beginDate} required>
        {(control) => <DateField {...control} min={personal.today} />}
      </FormField>
      <FormField form={form} name="endDate" label={t.endDate} helper={t.endDateHint} required>
        {(control) => <DateField {...control} min={personal.today} />}
      </FormField>
    </FormDialog>
  );
}
