import { useState } from 'react';
import { Combobox, type ComboboxProps, type OptionGroup } from '../../../src/ui/field/combobox/Combobox';
import { Field } from '../../../src/ui/field/Field';
import { all, one } from '../../support/components/mount';

export interface City {
  code: string;
  name: string;
  pinyin: string;
}
export const CITIES: City[] = [
  ['BJS', '北京', 'beijing'],
  ['SHA', '上海', 'shanghai'],
  ['SZX', '深圳', 'shenzhen'],
  ['CAN', '广州', 'guangzhou'],
  ['CTU', '成都', 'chengdu'],
  ['SIA', '西安', 'xian'],
].map(([code = '', name = '', pinyin = '']) => ({ code, name, pinyin }));

/** Queries sent to the list, and the chosen values. */
export const queries: string[] = [];
export const chosen: (string | null)[] = [];

/** A combobox of cities. */
export function Cities(
  props: Partial<ComboboxProps<City>> & { start?: City | null; answer?: OptionGroup<City>[] },
) {
  const { start = null, answer, ...rest } = props;
  const [value, setValue] = useState<City | null>(start);
  const [query, setQuery] = useState('');
  const found = CITIES.filter(({ pinyin, name }) => pinyin.startsWith(query) || name.includes(query));
  const groups =
    answer ?? (query ? [{ options: found }] : [{ heading: '热门城市', columns: 4, options: CITIES }]);
  return (
    <Field label="出发城市">
      <Combobox
        value={value}
        onChange={(city) => {
          chosen.push(city?.code ?? null);
          setValue(city);
        }}
        groups={groups}
        onQueryChange={(text) => {
          queries.push(text);
          setQuery(text);
        }}
        optionKey={({ code }) => code}
        optionText={({ name }) => name}
        {...rest}
      />
    </Field>
  );
}

export const field = (root: ShadowRoot) => one<HTMLInputElement>(root, 'input');
export const options = (root: ShadowRoot) => all(root, '[role=option]').map((option) => option.textContent);
export const active = (root: ShadowRoot) =>
  root.getElementById(field(root).getAttribute('aria-activedescendant') ?? '-')?.textContent;
export const beijing = CITIES[0] ?? null;
