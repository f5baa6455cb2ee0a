import {
  ChosenNotice,
  NoticeWay,
  queryNoticeChoices,
  saveNoticeChoices,
  type NoticeChoices,
} from '../../../src/contract/personal-info/notices';
import type { SettingsEditing } from '../../../src/element/settings-page/settings-options';
import { settingsDialog } from '../../../src/element/settings-page/settings-page';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

const LOCALES = ['zh-CN', 'en'] as const;
const WAYS = { words: String, blank: [] };
type Choices = NoticeChoices['ways'] & Pick<NoticeChoices, 'mailLocale'>;

const Settings = settingsDialog({
  name: 'noticeChoices',
  read: queryNoticeChoices,
  save: saveNoticeChoices,
  texts: personalTexts,
  values: ({ ways, mailLocale }: NoticeChoices): Choices => ({ ...ways, mailLocale }),
  body: ({ mailLocale, ...ways }) => ({ ways, mailLocale }),
  fields: {
    asking: WAYS,
    outcome: WAYS,
    issued: WAYS,
    notIssued: WAYS,
    changed: WAYS,
    refunded: WAYS,
    unpaidSoon: WAYS,
    balanceLow: WAYS,
    mailLocale: { words: String, blank: 'zh-CN' },
  },
  fieldOf: (path) => path.split('.')[1] ?? path,
  Form: Rows,
  title: (t) => t.notices,
  saved: (t) => t.done('saved'),
  onSaved(_result, { host }: Personal) {
    host.track('personal-info-saved', { what: 'notices' });
    host.emit('tp-personal-info-saved', { what: 'notices' });
  },
});

export const NoticesDialog = ({ personal }: { personal: Personal }) => (
  <Settings of={personal} onClose={personal.endDialog} />
);

/** One row for each kind of notice, whose label stands beside its channels. */
function Rows({ editing: { form } }: { editing: SettingsEditing<Choices, NoticeChoices> }) {
  const t = useTexts(personalTexts);
  return (
    <>
      <p className="pi-hint">{t.waysHint}</p>
      {ChosenNotice.options.map((kind) => (
        <FormField key={kind} form={form} name={kind} label={t.noticeName(kind)} layout="beside">
          {(control) => (
            <CheckboxGroup
              {...control}
              options={NoticeWay.options.map((value) => ({ value, label: t.wayName(value) }))}
            />
          )}
        </FormField>
      ))}
      <FormField
        form={form}
        name="mailLocale"
        label={t.mailLanguage}
        helper={t.mailLanguageHint}
        layout="beside"
      >
        {(control) => (
          <RadioGroup
            {...control}
            options={LOCALES.map((value) => ({ value, label: t.mailLocaleName(value) }))}
          />
        )}
      </FormField>
    </>
  );
}
