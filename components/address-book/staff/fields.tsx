import type { ExtInfoInput } from '../../../src/contract/address-book/staff-fields';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import {
  CARD_TYPES,
  STAFF_STATE_FILTERS,
  STAFF_STATES,
  type StaffState,
  type StaffStateFilter,
} from '../../../src/contract/address-book/staff-members';
import type { Named } from '../../../src/contract/resource/values';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, date, instant, text } from '../../../src/element/resource/fields/field-types';
import {
  accountingEntity,
  costCenter,
  department,
  reference,
} from '../../../src/element/resource/fields/reference-types';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { Select } from '../../../src/ui/field/combobox/Select';
import { ExtFields } from '../ext/ExtFields';
import { NationalityChoice } from './NationalityChoice';
import { SupervisorFilter } from './SupervisorFilter';
import type { StaffMemberTexts as T } from './texts';

/** Null for no supervisor. The filter asks whether there is one, or for a person. */
const supervisor: FieldType<Named | null, T, string> = {
  filter: (bound) => <SupervisorFilter {...bound} />,
  parse: (asked) => asked,
  words: (value) => value?.name ?? '',
  blank: null,
  width: 100,
  control: ({ value, onChange }) => <StaffChoice value={value} onChange={onChange} />,
};

const nationality: FieldType<string, T> = {
  words: (code, t) => (code === '' ? '' : t.nationalityName(code)),
  blank: 'CN',
  required: true,
  control: ({ value, ...bound }) => <NationalityChoice {...bound} value={value ?? ''} />,
  filter: ({ value, onChange, ...bound }) => (
    <NationalityChoice
      {...bound}
      value={value ?? ''}
      onChange={(code) => onChange(code === '' ? undefined : code)}
    />
  ),
  parse: (code) => (/^[A-Z]{2}$/.test(code) ? code : undefined),
};

const sex: FieldType<0 | 1 | null, T> = {
  words: (value, t) => (value === null ? '' : t.sexOf(value)),
  blank: null,
  control: ({ value, onChange }, t) => (
    <Select<'' | '0' | '1'>
      value={value === null ? '' : value === 0 ? '0' : '1'}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen === '0' ? 0 : 1)}
      options={[
        { value: '', label: t.untold },
        { value: '0', label: t.sexOf(0) },
        { value: '1', label: t.sexOf(1) },
      ]}
    />
  ),
};

/** Input for new staff only; for existing staff the custom fields have their own form. */
const extInfoList: FieldType<ExtInfoInput[] | undefined> = {
  words: () => '',
  blank: [],
  block: ({ value, error, onChange }) =>
    value ? <ExtFields value={value} error={error} onChange={(next) => onChange([...next])} /> : null,
};

const stateFilter = choice(STAFF_STATE_FILTERS, (t: T) => t.stateFilter);

const staffState: FieldType<StaffState, T, StaffStateFilter> = {
  ...choice(STAFF_STATES, (t: T) => t.stateName, {
    active: 'within',
    stopped: 'over',
    departed: 'neutral',
  }),
  filter: (bound, t, label) => stateFilter.filter?.(bound, t, label),
  parse: (text) => stateFilter.parse?.(text),
};

const { filter, parse } = department();
/** Appears only as a filter. */
const ownDepartment: FieldType<string | undefined, unknown, string> = {
  words: (value) => value ?? '',
  blank: undefined,
  ...(filter && { filter }),
  ...(parse && { parse }),
};

/** Matters that were handed over or ended; appears only in the log of changes. */
const matters: FieldType<string | undefined, T> = {
  words: (value, t) => t.matters(value ?? ''),
  blank: undefined,
};

/** Appears only in the log of changes. */
const logged: FieldType<string | undefined> = { words: (value) => value ?? '', blank: undefined };

export const staffFields = {
  handedOver: matters,
  ended: matters,
  givenRoles: logged,
  staffName: text({ max: 60, required: true, width: 100 }),
  latinName: text({ max: 60 }),
  sexTem: sex,
  birthDay: date(),
  nationality,
  cardType: choice(CARD_TYPES, (t: T) => t.cardName),
  cardNo: text({ max: 30 }),
  cardValidUntil: date(),
  phone: text({ max: 20, required: true, width: 120 }),
  email: text({ max: 254 }),
  jobNO: text({ max: 30, width: 110 }),
  department: department({ required: true }),
  position: reference(positions, { required: true }),
  grade: reference(grades, { required: true }),
  supervisor,
  costCenter: costCenter({ required: true }),
  accountingEntity: accountingEntity({ required: true }),
  staffState,
  ownDepartment,
  extInfoList,
  stateSince: date(),
  modifyTime: instant(),
};
