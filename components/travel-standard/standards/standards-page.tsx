import type { FormOf, RowOf } from '../../../src/contract/resource/resource';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { standardExample } from '../../../src/domain/travel-standard/standard-example';
import {
  choice,
  flag,
  instant,
  integer,
  money,
  percent,
  text,
} from '../../../src/element/resource/fields/field-types';
import type { FieldPlace, FieldType } from '../../../src/element/resource/fields/field-type';
import { holder } from '../../../src/element/resource/fields/holder-type';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { standardTexts, type StandardTexts as T } from './texts';
import { exceptions } from './exceptions-type';
import { tolerance } from './tolerance';

type Form = FormOf<typeof travelStandards>;

/** Ordered by use: most standards apply to a grade. */
const SCOPES = ['grade', 'department', 'person'] as const;
const CABIN_TYPES = [1, 2, 3] as const;
const noCap = (t: T) => t.noCap;
/** Cap on the fares of a cabin class, which only standards that allow the class have. */
const discount = (cabinType: number) => {
  const type: FieldType<number, T> = {
    ...percent({ none: noCap }),
    words: (value, t) => t.discount(value),
  };
  return {
    ...type,
    cell: (value: number | null, t: T, { row }: FieldPlace) => {
      if (Number(row['maxCabinType']) < cabinType) return t.notAllowed;
      return value === null ? t.noCap : type.words(value, t);
    },
  };
};
const counts = () => flag((t: T) => t.countsName, { isSwitch: true });
const asksForLowest = ({ lowestMinutes }: Form) => lowestMinutes !== null;

/** Travel standards of the enterprise. `beginsWithForm`: the path opens the form of a new standard. */
export const standardsPage = ({ path, beginsWithForm }: { path: string; beginsWithForm: boolean }) =>
  resourcePage(travelStandards, standardTexts, {
    path,
    beginsWithForm,
    title: 'standardName',
    fields: {
      standardName: text({ max: 40, required: true, width: 200 }),
      holder: holder(SCOPES, (t: T) => t.holderName),
      maxCabinType: choice(CABIN_TYPES, (t: T) => t.cabinName),
      economyDiscount: discount(1),
      businessDiscount: discount(2),
      firstDiscount: discount(3),
      maxPrice: money({ none: noCap }),
      lowestMinutes: {
        ...integer({ none: (t: T) => t.noComparison }),
        words: (value, t: T) => t.minutes(value ?? 0),
      },
      lowestTolerance: tolerance(),
      lowestWithShared: counts(),
      lowestWithConnections: counts(),
      advanceDays: { ...integer({ required: true, first: 0 }), words: (value, t: T) => t.days(value) },
      policy: choice([0, 1, 3, 2], (t: T) => t.policyName),
      exceptions: exceptions(),
      staffCount: integer(),
      modifyTime: instant(),
    },
    columns: [
      'standardName',
      'holder',
      'maxCabinType',
      'economyDiscount',
      'businessDiscount',
      'firstDiscount',
      'maxPrice',
      'lowestMinutes',
      'advanceDays',
      'policy',
      'exceptions',
      'staffCount',
      'modifyTime',
    ],
    filters: ['holder', 'maxCabinType', 'policy'],
    form: [
      'standardName',
      'holder',
      'maxCabinType',
      'economyDiscount',
      'businessDiscount',
      'firstDiscount',
      'maxPrice',
      'advanceDays',
      'lowestMinutes',
      'lowestTolerance',
      'lowestWithShared',
      'lowestWithConnections',
      'policy',
      'exceptions',
    ],
    asksFor: {
      businessDiscount: ({ maxCabinType }) => maxCabinType > 1,
      firstDiscount: ({ maxCabinType }) => maxCabinType > 2,
      lowestTolerance: asksForLowest,
      lowestWithShared: asksForLowest,
      lowestWithConnections: asksForLowest,
    },
    preview: Example,
    sections: Effect,
    copy: ({ standardName, holder: { scope } }, t: T) => ({
      standardName: t.copyName(standardName),
      holder: { scope, no: '', name: '' },
    }),
  });

/** Effect of the standard on example fares. */
function Example({ values }: { values: Form }) {
  const t = useTexts(standardTexts);
  return (
    <Section title={t.example}>
      <p aria-live="polite">{exampleOf(values, t)}</p>
    </Section>
  );
}

/** Persons the standard governs, and its effect on them. */
function Effect({ row }: { row: RowOf<typeof travelStandards> }) {
  const t = useTexts(standardTexts);
  return (
    <>
      <Section title={t.appliesTo}>
        <p>{t.appliesToText(row.staffCount)}</p>
      </Section>
      <Section title={t.example}>
        <p>{exampleOf(row, t)}</p>
      </Section>
    </>
  );
}

function exampleOf(values: Form, t: T): string {
  const { lowestMinutes, lowestTolerance, lowestWithShared, lowestWithConnections } = values;
  const example = standardExample({
    maxCabinType: values.maxCabinType,
    discountCaps: {
      economy: values.economyDiscount,
      business: values.businessDiscount,
      first: values.firstDiscount,
    },
    maxPrice: values.maxPrice,
    // while the form is filled in, empty fields count as 0
    advanceDays: Math.min(values.advanceDays ?? 0, 365),
    lowestFare:
      lowestMinutes === null
        ? null
        : {
            minutes: lowestMinutes,
            tolerance: { ...lowestTolerance, value: lowestTolerance.value ?? 0 },
            withShared: lowestWithShared,
            withConnections: lowestWithConnections,
          },
  });
  return t.exampleText(example, values.policy);
}
