import { useState } from 'react';
import { findNationalities, type Nationality } from '../../../src/domain/address-book/nationality';
import type { FieldBinding } from '../../../src/element/resource/fields/field-type';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { staffMemberTexts } from './texts';

/** Country or region, found by its Chinese name or its code; '' for none. */
export function NationalityChoice({ value, onChange, ...rest }: FieldBinding<string>) {
  const t = useTexts(staffMemberTexts);
  const [query, setQuery] = useState('');
  return (
    <Combobox<Nationality>
      {...rest}
      value={value === '' ? null : { code: value, name: t.nationalityName(value) }}
      onChange={(chosen) => onChange(chosen?.code ?? '')}
      groups={[{ options: findNationalities(query) }]}
      onQueryChange={setQuery}
      optionKey={({ code }) => code}
      optionText={({ code }) => t.nationalityName(code)}
      renderOption={({ code }) => <OptionRow name={t.nationalityName(code)} code={code} />}
      emptyText={t.noNationality}
    />
  );
}
