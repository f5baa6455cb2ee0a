import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { FieldSet } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PictureInput } from '../pictures/PictureInput';
import { pictureTexts } from '../pictures/texts';
import type { AdvertForm, PictureField } from './advert-form';
import { advertDeskTexts } from './texts';

const TEXTS = [
  ['title', 80],
  ['description', 200],
  ['keywords', 200],
  ['websiteName', 40],
  ['platName', 40],
  ['copyRight1', 100],
  ['copyRight2', 100],
] as const;
const PICTURES = [
  ['logo', 'logo', '640×240'],
  ['favicon', 'logo', '640×240'],
  ['backgroungImg', 'background', '2560×1440'],
] as const;

interface Props {
  form: AdvertForm;
  pendingOf(field: PictureField): (isPending: boolean) => void;
}

/** Texts and pictures that override those of the website. */
export function WebsiteFields({ form, pendingOf }: Props) {
  const t = useTexts(advertDeskTexts);
  const pictures = useTexts(pictureTexts);
  return (
    <FieldSet legend={`${t.parts}（${t.partsHint}）`}>
      {TEXTS.map(([name, most]) => (
        <FormField key={name} form={form} name={name} label={t[name]}>
          {(control) => <TextInput {...control} maxLength={most} />}
        </FormField>
      ))}
      {PICTURES.map(([name, place, size]) => (
        <FormField key={name} form={form} name={name} label={t[name]} helper={pictures.hint(5, size)}>
          {(control) => (
            <PictureInput {...control} place={place} name={t[name]} onPending={pendingOf(name)} />
          )}
        </FormField>
      ))}
    </FieldSet>
  );
}
