import { useEffect, useState } from 'react';
import {
  addSite,
  alterSite,
  type AgencySite,
  type SiteBrand,
} from '../../../src/contract/agency/platform/sites';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PictureInput } from '../pictures/PictureInput';
import { pictureTexts } from '../pictures/texts';
import { SitePreview } from './SitePreview';
import { siteTexts } from './texts';

interface Props {
  /** Site as shown when the dialog opened; undefined for a new one. */
  site: AgencySite | undefined;
  onSaved(): void;
  onClose(): void;
}

type PictureField = 'logo' | 'backgroungImg';
interface Draft extends SiteBrand {
  host: string;
  /** Chosen pictures that are not uploaded. */
  pending: readonly PictureField[];
}
const EMPTY: Draft = {
  host: '',
  websiteName: '',
  platName: '',
  logo: '',
  backgroungImg: '',
  copyRight1: '',
  copyRight2: '',
  pending: [],
};

function createSiteForm(host: Host, site: AgencySite | undefined, onDone: () => void) {
  const check = ({ pending }: Draft): Record<string, string> =>
    Object.fromEntries(pending.map((field) => [field, host.texts(pictureTexts).pending]));
  if (site === undefined)
    return createCallForm(host, {
      call: addSite,
      values: EMPTY,
      body: ({ pending: _pending, ...draft }: Draft) => draft,
      check,
      onDone,
    });
  const { revision, ...brand } = site;
  return createCallForm(host, {
    call: alterSite,
    values: { ...brand, pending: [] },
    body: ({ pending: _pending, ...draft }: Draft) => ({ ...draft, revision }),
    check,
    onDone,
  });
}

const TEXTS = [
  ['websiteName', 40],
  ['platName', 40],
  ['copyRight1', 100],
  ['copyRight2', 100],
] as const;
const PICTURES = [
  ['logo', 'logo', '640×240'],
  ['backgroungImg', 'background', '2560×1440'],
] as const;

/** Form of a new or an existing site, with its sign-in page as it becomes. */
export function SiteDialog({ site, onSaved, onClose }: Props) {
  const t = useTexts(siteTexts);
  const pictures = useTexts(pictureTexts);
  const host = useHost();
  const [editing] = useState(() => createSiteForm(host, site, onSaved));
  const { form } = editing;
  const [draft, setDraft] = useState<Draft>(() => form.values());
  useEffect(() => form.onChange(setDraft), [form]);
  const [pendingOf] = useState(() => {
    const setter = (field: PictureField) => (isPending: boolean) => {
      const others = form.values().pending.filter((one) => one !== field);
      const pending = isPending ? [...others, field] : others;
      if (pending.length !== form.values().pending.length) form.edit({ pending });
    };
    return { logo: setter('logo'), backgroungImg: setter('backgroungImg') };
  });
  return (
    <FormDialog
      title={site === undefined ? t.add : t.alter}
      size="large"
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {site === undefined ? (
        <FormField form={form} name="host" label={t.host} helper={t.hostHint} required>
          {(control) => <TextInput {...control} autoCapitalize="none" maxLength={255} data-autofocus />}
        </FormField>
      ) : (
        <p>{`${t.host}：${site.host}`}</p>
      )}
      {TEXTS.map(([name, most]) => (
        <FormField key={name} form={form} name={name} label={t[name]} required={name === 'websiteName'}>
          {(control) => <TextInput {...control} maxLength={most} />}
        </FormField>
      ))}
      {PICTURES.map(([name, place, size]) => (
        <FormField key={name} form={form} name={name} label={t[name]} helper={pictures.hint(5, size)}>
          {(control) => (
            <PictureInput {...control} place={place} name={t[name]} onPending={pendingOf[name]} />
          )}
        </FormField>
      ))}
      <SitePreview brand={draft} />
    </FormDialog>
  );
}
