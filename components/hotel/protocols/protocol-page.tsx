import { AGREEMENT_STATES, type hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import type { Period } from '../../../src/contract/resource/values';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import {
  choice,
  flag,
  instant,
  integer,
  money,
  percent,
  text,
} from '../../../src/element/resource/fields/field-types';
import type { PageOptions } from '../../../src/element/resource/page-options';
import { city, departments, period } from '../../../src/element/resource/fields/reference-types';
import { DateField } from '../../../src/ui/date/DateField';
import { blackoutList } from './blackouts-type';
import { ProtocolTools } from './ProtocolTools';
import { roomList } from './rooms-type';
import { star } from './star-type';
import { StandardFit } from './StandardFit';
import type { ProtocolTexts as T } from './texts';

const some = departments();

/** Period of validity. The filter takes one day. */
const validity: FieldType<Period, T, string> = {
  ...period({ required: true }),
  filter: ({ value, onChange }) => (
    <DateField value={value ?? ''} onChange={(day) => onChange(day === '' ? undefined : day)} />
  ),
  parse: (day) => (isCalendarDate(day) ? day : undefined),
};

export const HOTEL = ['hotelName', 'city', 'star', 'address', 'phone', 'contact'] as const;
export const PRICE = ['rooms', 'isTaxIncluded', 'taxRate'] as const;
export const TERMS = [
  'validPeriod',
  'departments',
  'cancelDays',
  'cancelHour',
  'blackouts',
  'remark',
  'isEnable',
] as const;

/** Options of the agreement resource, shared by its pages. */
export const protocolPage: PageOptions<typeof hotelAgreements, T> = {
  path: '/protocolHotelManage/protocolList',
  title: 'hotelName',
  fields: {
    hotelName: text({ max: 60, required: true, width: 180 }),
    city: city({ required: true, width: 80 }),
    star: star(),
    address: text({ max: 200, required: true, width: 200 }),
    phone: text({ max: 24, required: true, width: 130 }),
    contact: text({ max: 30 }),
    validPeriod: validity,
    rooms: roomList(),
    cancelDays: integer({ required: true, first: 1 }),
    cancelHour: integer({ required: true, first: 18 }),
    isTaxIncluded: flag((t: T) => t.isTaxIncludedName, { first: true, isSwitch: true }),
    taxRate: percent({ required: true, first: 6 }),
    departments: {
      ...some,
      cell: (chosen, t) => (chosen.length === 0 ? t.allDepartments : some.words(chosen, t)),
    },
    blackouts: blackoutList(),
    remark: text({ max: 200, long: true, width: 160 }),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    lowestPrice: money(),
    agreementState: choice(AGREEMENT_STATES, (t: T) => t.agreementStateName, {
      enabled: 'within',
      upcoming: 'accent',
      ending: 'over',
      expired: 'blocked',
      disabled: 'neutral',
    }),
    modifyTime: instant(),
  },
  columns: [
    'hotelName',
    'city',
    'star',
    'lowestPrice',
    'validPeriod',
    'departments',
    'agreementState',
    'modifyTime',
  ],
  filters: ['city', 'star', 'agreementState', 'validPeriod'],
  form: [...HOTEL, ...PRICE, ...TERMS],
  detail: [...HOTEL, ...PRICE, 'lowestPrice', ...TERMS, 'agreementState', 'modifyTime'],
  // the copy needs other days: two agreements with one hotel must not overlap
  copy: () => ({ validPeriod: { from: '', to: '' }, blackouts: [] }),
  sections: StandardFit,
  tools: ProtocolTools,
};
