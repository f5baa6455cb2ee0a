import type { ComponentProps } from 'react';
import { formatPrice } from '../../../domain/money/money';
import { instantText } from '../../../domain/shanghai-time';
import { DateField } from '../../../ui/date/DateField';
import { Tag, type Tone } from '../../../ui/feedback/Tag';
import { DECIMAL, INTEGER, NumberInput, YUAN, type NumberFormat } from '../../../ui/field/text/NumberInput';
import { CheckboxGroup } from '../../../ui/field/choice/CheckboxGroup';
import { RadioGroup } from '../../../ui/field/choice/RadioGroup';
import { Segmented } from '../../../ui/field/choice/Segmented';
import { Select } from '../../../ui/field/combobox/Select';
import { Switch } from '../../../ui/field/choice/Switch';
import { TextArea } from '../../../ui/field/text/TextArea';
import { TextInput } from '../../../ui/field/text/TextInput';
import { useTexts } from '../../../ui/texts/use-texts';
import { ChoiceControl } from '../../list-page/ChoiceControl';
import { CountLink, type CountLinkTarget } from '../../list/CountLink';
import type { FieldPlace, FieldType } from './field-type';
import { resourceTexts } from '../texts';

interface TextOptions {
  max?: number;
  required?: boolean;
  /** Allows several lines. */
  long?: boolean;
  width?: number;
}

export const text = ({
  max,
  required = false,
  long = false,
  width = 140,
}: TextOptions = {}): FieldType<string> => ({
  words: (value) => value,
  blank: '',
  required,
  width,
  control: ({ value, onChange }) => {
    const given = { value: value ?? '', onChange, ...(max !== undefined && { maxLength: max }) };
    return long ? <TextArea {...given} /> : <TextInput {...given} />;
  },
});

interface NumberOptions<T> {
  required?: boolean;
  /** Initial value of a new row. */
  first?: number;
  /** Text of a missing number, such as 不限. */
  none?: (t: T) => string;
}

const number =
  (format: NumberFormat, words: (value: number) => string, suffix?: string) =>
  <T,>({ required = false, first, none }: NumberOptions<T> = {}): FieldType<number, T> => ({
    words,
    ...(none && { none }),
    blank: first ?? null,
    required,
    numeric: true,
    width: 90,
    control: (bound) => <NumberInput {...bound} format={format} suffix={suffix} />,
  });

export const integer = number(INTEGER, String);
/** Number with up to two decimals, such as a discount. @public of the kit, whichever pages there are */
export const decimal = number(DECIMAL, String);
/** Amount in fen. @public of the kit, whichever pages there are */
export const money = number(YUAN, formatPrice);
/** Whole percent. @public of the kit, whichever pages there are */
export const percent = number(INTEGER, (value) => `${value}%`, '%');

/** Number of other rows, with a link to them where the user may see them. */
export const count = (target: (row: FieldPlace['row']) => CountLinkTarget): FieldType<number> => ({
  ...integer(),
  cell: (value, _t, { row, label }) => <CountLink {...target(row)} count={value} label={label} />,
});

/** A day. @public of the kit, whichever pages there are */
export const date = ({ required = false } = {}): FieldType<string> => ({
  words: (value) => value,
  blank: '',
  width: 110,
  required,
  control: ({ value, onChange }) => <DateField value={value ?? ''} onChange={onChange} />,
});

/** A time recorded by the gateway; null for imported data. */
export const instant = (): FieldType<string | null> => ({
  words: (value) => (value === null ? '' : instantText(value)),
  blank: null,
  width: 140,
});

/** One of a few values. */
export function choice<V extends string | number, T>(
  values: readonly [V, ...V[]],
  nameOf: (t: T) => (value: V) => string,
  tones?: Readonly<Record<V, Tone>>,
): FieldType<V, T> {
  const options = (t: T) => values.map((value) => ({ value, label: nameOf(t)(value) }));
  return {
    words: (value, t) => nameOf(t)(value),
    ...(tones && { cell: (value: V, t: T) => <Tag tone={tones[value]}>{nameOf(t)(value)}</Tag> }),
    blank: values[0],
    required: true,
    width: 90,
    control: (bound, t) => <Select {...bound} options={options(t)} />,
    filter: (bound, t) => <ChoiceFilter {...bound} options={options(t)} />,
    parse: (text) => values.find((value) => String(value) === text),
  };
}

/** One of a few, all in view. */
export const radios = <V extends string | number | boolean, T>(
  values: readonly V[],
  nameOf: (t: T) => (value: V) => string,
  layout: 'row' | 'column' = 'row',
): FieldType<V, T> => ({
  words: (value, t) => nameOf(t)(value),
  blank: null,
  control: ({ value, onChange }, t) => (
    <RadioGroup
      layout={layout}
      value={String(value)}
      options={values.map((one) => ({ value: String(one), label: nameOf(t)(one) }))}
      onChange={(chosen) => {
        const found = values.find((one) => String(one) === chosen);
        if (found !== undefined) onChange(found);
      }}
    />
  ),
});

/** Any of a few. */
export function choices<V extends string | number, T>(
  values: readonly V[],
  nameOf: (t: T) => (value: V) => string,
): FieldType<V[], T> {
  return {
    words: (chosen, t) => chosen.map(nameOf(t)).join('、'),
    blank: [],
    control: ({ value, onChange }, t) => (
      <CheckboxGroup
        value={value ?? []}
        onChange={onChange}
        options={values.map((one) => ({ value: one, label: nameOf(t)(one) }))}
      />
    ),
  };
}

/** Yes or no, in words for both; `isSwitch`: it is switched on and off rather than chosen of two. */
export function flag<T>(
  nameOf: (t: T) => (value: boolean) => string,
  { first = false, isSwitch = false } = {},
): FieldType<boolean, T> {
  const options = (t: T) => [true, false].map((value) => ({ value: String(value), label: nameOf(t)(value) }));
  const parse = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined);
  return {
    words: (value, t) => nameOf(t)(value),
    cell: (value, t) => <Tag tone={value ? 'within' : 'neutral'}>{nameOf(t)(value)}</Tag>,
    blank: first,
    width: 90,
    control: ({ value, onChange }, t) =>
      isSwitch ? (
        <Switch checked={value === true} onChange={onChange}>
          {nameOf(t)(value === true)}
        </Switch>
      ) : (
        <Segmented
          value={String(value === true)}
          options={options(t)}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      ),
    filter: ({ value, onChange }, t) => (
      <ChoiceFilter<string>
        value={value === undefined ? undefined : String(value)}
        onChange={(chosen) => onChange(chosen === undefined ? undefined : parse(chosen))}
        options={options(t)}
      />
    ),
    parse,
  };
}

type ChoiceFilterProps<V extends string | number> = Omit<ComponentProps<typeof ChoiceControl<V>>, 'all'>;

function ChoiceFilter<V extends string | number>(props: ChoiceFilterProps<V>) {
  const t = useTexts(resourceTexts);
  return <ChoiceControl {...props} all={t.all} />;
}
