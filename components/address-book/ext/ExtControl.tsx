import type { StaffExtInfo } from '../../../src/contract/address-book/staff-fields';
import type { FieldBinding } from '../../../src/element/resource/fields/field-type';
import { DateField } from '../../../src/ui/date/DateField';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { extTexts } from './texts';

interface Props extends FieldBinding<string> {
  field: Pick<StaffExtInfo, 'fieldKind' | 'options'>;
}

/** Input of a custom field of the enterprise, by its kind. */
export function ExtControl({ field: { fieldKind, options }, ...control }: Props) {
  const t = useTexts(extTexts);
  switch (fieldKind) {
    case 'date':
      return <DateField {...control} />;
    case 'choice':
      return (
        <Select
          {...control}
          options={[
            { value: '', label: t.choose },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
      );
    default:
      return <TextInput {...control} maxLength={200} />;
  }
}
