import { useEffect, useState } from 'react';
import { ADVERT_SPACES, type AgencyAdvert } from '../../../src/contract/agency/platform/adverts';
import { WEBSITE_SPACE } from '../../../src/domain/agency/adverts';
import { useHost } from '../../../src/element/host/host-context';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { Select } from '../../../src/ui/field/combobox/Select';
import { NumberInput } from '../../../src/ui/field/text/NumberInput';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { FieldSet, FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PictureInput } from '../pictures/PictureInput';
import { pictureTexts } from '../pictures/texts';
import { createAdvertForm, type AdvertDraft, type AdvertForm } from './advert-form';
import { AdvertPreview } from './AdvertPreview';
import { EnterpriseCombobox } from './EnterpriseCombobox';
import { advertDeskTexts } from './texts';
import { usePending } from './use-pending';
import { WebsiteFields } from './WebsiteFields';

interface Props {
  /** Advert as shown when the dialog opened; undefined for a new one. */
  advert: AgencyAdvert | undefined;
  onSaved(): void;
  onClose(): void;
}

/** Form of a new or an existing advert, with its look. */
export function AdvertDialog({ advert, onSaved, onClose }: Props) {
  const t = useTexts(advertDeskTexts);
  const host = useHost();
  const [editing] = useState(() => createAdvertForm(host, advert, onSaved));
  const { form } = editing;
  const [draft, setDraft] = useState<AdvertDraft>(() => form.values());
  useEffect(() => form.onChange(setDraft), [form]);
  const pendingOf = usePending(form);
  return (
    <FormDialog
      title={advert === undefined ? t.add : t.alterTitle}
      size="large"
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <FormGrid>
        <FormField form={form} name="advertSpaceNo" label={t.space} required>
          {(control) => (
            <Select
              {...control}
              options={ADVERT_SPACES.map((value) => ({ value, label: t.spaceName(value) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="enterprise" label={t.enterprise} helper={t.enterpriseHint}>
          {(control) => <EnterpriseCombobox {...control} />}
        </FormField>
        <FormField form={form} name="label" label={t.label} helper={t.labelHint}>
          {(control) => <TextInput {...control} maxLength={64} />}
        </FormField>
        <FormField form={form} name="advertPriority" label={t.priority} helper={t.priorityHint} required>
          {(control) => <NumberInput {...control} maxLength={3} />}
        </FormField>
        <FormField form={form} name="advertCount" label={t.count} helper={t.countHint} required>
          {(control) => <NumberInput {...control} maxLength={2} />}
        </FormField>
        <PeriodFields form={form} />
        {draft.advertSpaceNo === WEBSITE_SPACE ? (
          <WebsiteFields form={form} pendingOf={pendingOf} />
        ) : (
          <ContentFields form={form} onPending={pendingOf('imageUrl')} />
        )}
      </FormGrid>
      <AdvertPreview {...draft} parts={draft} />
    </FormDialog>
  );
}

function PeriodFields({ form }: { form: AdvertForm }) {
  const t = useTexts(advertDeskTexts);
  const day = (name: 'beginDate' | 'endDate', label: string) => (
    <FormField form={form} name={name} label={label}>
      {(control) => <DateField {...control} />}
    </FormField>
  );
  const time = (name: 'beginTime' | 'endTime', label: string) => (
    <FormField form={form} name={name} label={label} helper={t.timeHint}>
      {(control) => <TextInput {...control} maxLength={5} />}
    </FormField>
  );
  return (
    <FieldSet legend={`${t.period}（${t.periodHint}）`}>
      {day('beginDate', t.begin)}
      {time('beginTime', t.beginTime)}
      {day('endDate', t.end)}
      {time('endTime', t.endTime)}
    </FieldSet>
  );
}

interface ContentProps {
  form: AdvertForm;
  onPending(isPending: boolean): void;
}

function ContentFields({ form, onPending }: ContentProps) {
  const t = useTexts(advertDeskTexts);
  const pictures = useTexts(pictureTexts);
  return (
    <FieldSet legend={t.content}>
      <FormField form={form} name="textContent" label={t.text}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      <FormField form={form} name="imageUrl" label={t.image} helper={pictures.hint(5, '1600×1200')}>
        {(control) => <PictureInput {...control} place="advert" name={t.image} onPending={onPending} />}
      </FormField>
      <FormField form={form} name="linkUrl" label={t.link} helper={t.linkHint}>
        {(control) => <TextInput {...control} autoCapitalize="none" maxLength={500} />}
      </FormField>
    </FieldSet>
  );
}
