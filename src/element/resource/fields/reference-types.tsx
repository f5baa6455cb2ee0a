import { useMemo } from 'react';
import type { ChosenResource } from '../../../contract/resource/resource';
import { MOST_NAMED, type Named, type Period } from '../../../contract/resource/values';
import { DateRangeField } from '../../../ui/date/DateRangeField';
import { useTexts } from '../../../ui/texts/use-texts';
import type { FieldBinding, BoundField, FieldType } from './field-type';
import { ReferenceChoice, ReferenceFilter } from './ReferenceChoice';
import { StaffChoice, StaffFilter } from './StaffChoice';
import { resourceTexts } from '../texts';
import { TreeChoice, TreeFilter } from './TreeChoice';
import {
  CITY_LIST,
  COST_CENTER_LIST,
  DEPARTMENT_TREE,
  ENTITY_LIST,
  GROUP_LIST,
  type TreeSource,
} from './tree-sources';

interface OneOptions {
  required?: boolean;
  width?: number;
}
type OneType = FieldType<Named, unknown, string>;
type ManyType = FieldType<Named[], unknown, string>;

const one = ({ required = false, width = 120 }: OneOptions) =>
  ({
    words: ({ name }: Named) => name,
    blank: null,
    required,
    width,
    parse: (text: string) => text || undefined,
  }) as const;

/** A row of another resource. */
export const reference = (resource: ChosenResource, options: OneOptions = {}): OneType => ({
  ...one(options),
  control: (bound) => <ReferenceChoice {...bound} resource={resource} />,
  filter: (bound) => <ReferenceFilter {...bound} resource={resource} />,
});

/** An employee. */
export const staff = (options: OneOptions = {}): OneType => ({
  ...one(options),
  control: (bound) => <StaffChoice {...bound} />,
  filter: (bound) => <StaffFilter {...bound} />,
});

/** One node of a tree or a list that is loaded as a whole. */
const oneOf =
  (source: TreeSource) =>
  (options: OneOptions = {}): OneType => ({
    ...one(options),
    control: ({ value, onChange }, _t, label) => <OneChoice {...{ source, label, value, onChange }} />,
    filter: (bound, _t, label) => <TreeFilter {...bound} source={source} label={label} />,
  });

/** Several nodes of a tree or a list that is loaded as a whole. */
const someOf =
  (source: TreeSource) =>
  ({ most = MOST_NAMED, width = 180, ...options }: OneOptions & { most?: number } = {}): ManyType => ({
    ...one(options),
    blank: [],
    width,
    words: (chosen) => chosen.map(({ name }) => name).join('、'),
    control: ({ value, onChange }, _t, label) => (
      <TreeChoice {...{ source, label, most, onChange }} value={value ?? NONE} />
    ),
    filter: (bound, _t, label) => <TreeFilter {...bound} source={source} label={label} />,
  });

const NONE: readonly Named[] = [];

interface OneChoiceProps extends FieldBinding<Named | null> {
  source: TreeSource;
  label: string;
}

function OneChoice({ value, onChange, ...props }: OneChoiceProps) {
  const chosen = useMemo(() => (value ? [value] : NONE), [value]);
  return <TreeChoice {...props} value={chosen} single onChange={([named]) => onChange(named ?? null)} />;
}

/** @public of the kit, whichever pages there are */
export const department = oneOf(DEPARTMENT_TREE);
export const departments = someOf(DEPARTMENT_TREE);
/** @public of the kit, whichever pages there are */
export const costCenter = oneOf(COST_CENTER_LIST);
/** @public of the kit, whichever pages there are */
export const costCenters = someOf(COST_CENTER_LIST);
/** @public of the kit, whichever pages there are */
export const accountingEntity = oneOf(ENTITY_LIST);
/** @public of the kit, whichever pages there are */
export const accountingEntities = someOf(ENTITY_LIST);
/** Companies of the enterprise's group. @public of the kit, whichever pages there are */
export const groups = someOf(GROUP_LIST);
export const city = oneOf(CITY_LIST);

/** Period of days; open-ended without a last day. */
export const period = ({ required = false, width = 190 }: OneOptions = {}): FieldType<Period> => ({
  words: ({ from, to }) => [from, to].filter((day) => day !== '').join(' ～ '),
  cell: (value) => <PeriodText {...value} />,
  blank: { from: '', to: '' },
  required,
  width,
  block: (bound) => <PeriodField {...bound} />,
});

function PeriodText({ from, to }: Period) {
  const t = useTexts(resourceTexts);
  if (from === '') return t.none;
  return to === '' ? t.onwards(from) : t.period(from, to);
}

function PeriodField({ label, value, required, error, onChange }: BoundField<Period | null>) {
  const t = useTexts(resourceTexts);
  const { from, to } = value ?? { from: '', to: '' };
  // an error of the whole period is shown at the field that fixes it
  const isOfFirst = from === '';
  return (
    <DateRangeField
      from={{
        label: t.periodFrom(label),
        shortName: t.from,
        value: from,
        required,
        error: isOfFirst ? error : undefined,
      }}
      to={{ label: t.periodTo(label), shortName: t.to, value: to, error: isOfFirst ? undefined : error }}
      onChange={onChange}
    />
  );
}
