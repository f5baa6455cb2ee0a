import type { BodyOf } from '../../../src/contract/call';
import {
  PRODUCT_FIELDS,
  PRODUCT_USERS_LIMIT,
  type ProductField,
  type ProductFormConfig,
  type saveSettleProduct,
  type SettleProduct,
} from '../../../src/contract/settlement/products';
import { fieldProblems } from '../../../src/domain/settlement/product-form';
import type { Person } from '../../../src/element/people/PeopleField';
import type { Problems } from '../../../src/ui/form/create-form';
import type { ProductsTexts } from './texts';

/** Draft of the users of a product. */
export interface ProductDraft {
  isAllStaff: boolean;
  persons: readonly Person[];
  /** Department numbers. */
  departments: readonly string[];
  positions: readonly string[];
}

export const draftOf = ({
  isAllStaff,
  personArray,
  deptArray,
  positionArray,
}: SettleProduct): ProductDraft => ({
  isAllStaff,
  persons: personArray.map(({ staffID, staffName, deptName }) => ({ staffNO: staffID, staffName, deptName })),
  departments: deptArray.map(({ orgnaizeID }) => orgnaizeID),
  positions: positionArray.map(({ positionNO }) => positionNO),
});

export function bodyOf(
  { isAllStaff, persons, departments, positions }: ProductDraft,
  { productNo, revision }: Pick<SettleProduct, 'productNo' | 'revision'>,
): BodyOf<typeof saveSettleProduct> {
  return {
    productNo,
    basedOn: revision,
    isAllStaff,
    // the draft keeps the persons while 全员 is chosen, but the request must not name them
    personArray: isAllStaff ? [] : persons.map(({ staffNO }) => ({ staffID: staffNO })),
    deptArray: isAllStaff ? [] : departments.map((orgnaizeID) => ({ orgnaizeID })),
    positionArray: isAllStaff ? [] : positions.map((positionNO) => ({ positionNO })),
  };
}

const FIELDS: Readonly<Record<ProductField, 'persons' | 'departments' | 'positions'>> = {
  personArray: 'persons',
  deptArray: 'departments',
  positionArray: 'positions',
};

/** Form field for a path of the request body. */
export function fieldOf(path: string): string {
  const [field = ''] = path.split('.');
  const own = PRODUCT_FIELDS.find((one) => one === field);
  return own === undefined ? field : FIELDS[own];
}

const selectedNumbers = ({ persons, departments, positions }: ProductDraft) => ({
  personArray: persons.map(({ staffNO }) => staffNO),
  deptArray: departments,
  positionArray: positions,
});

/** The checks of the gateway, for the form as the enterprise has configured it. */
export function draftProblems(
  draft: ProductDraft,
  { formConfig, before }: { formConfig: ProductFormConfig; before: ProductDraft },
  t: ProductsTexts,
): Problems {
  const { isAllStaff, persons, departments, positions } = draft;
  if (isAllStaff) return {};
  const missing = fieldProblems(formConfig, selectedNumbers(draft), selectedNumbers(before));
  const fields = PRODUCT_FIELDS.filter((field) => missing[field] !== undefined);
  if (fields.length > 0) return Object.fromEntries(fields.map((field) => [FIELDS[field], t.missing(field)]));
  if (persons.length + departments.length + positions.length === 0) {
    const first = PRODUCT_FIELDS.find((field) => formConfig[field] !== 'hidden') ?? 'personArray';
    return { [FIELDS[first]]: t.nobody };
  }
  return Object.fromEntries(
    (['persons', 'departments', 'positions'] as const)
      .filter((field) => draft[field].length > PRODUCT_USERS_LIMIT)
      .map((field) => [field, t.tooMany]),
  );
}

const plain = ({ isAllStaff, persons, departments, positions }: ProductDraft): string =>
  JSON.stringify(
    isAllStaff
      ? true
      : [persons.map(({ staffNO }) => staffNO).toSorted(), departments.toSorted(), positions.toSorted()],
  );

const isChanged = (draft: ProductDraft, base: ProductDraft): boolean => plain(draft) !== plain(base);

/** Three-way merge of a list: `theirs` with the additions and without the removals made here. */
function merged<T>(
  { own, base, theirs }: { own: readonly T[]; base: readonly T[]; theirs: readonly T[] },
  keyOf: (one: T) => string,
): T[] {
  const keys = (list: readonly T[]) => new Set(list.map(keyOf));
  const [before, kept, taken] = [keys(base), keys(own), keys(theirs)];
  return [
    ...theirs.filter((one) => kept.has(keyOf(one)) || !before.has(keyOf(one))),
    ...own.filter((one) => !before.has(keyOf(one)) && !taken.has(keyOf(one))),
  ];
}

/**
 * Rebases a draft on the version of another user. Each list has the additions of both sides and lacks the removals of
 * either. `isAllStaff` stays as chosen here if anything was changed here, even if only the lists were; otherwise it is
 * theirs.
 */
export function rebaseDraft(draft: ProductDraft, base: ProductDraft, theirs: ProductDraft): ProductDraft {
  const of = <K extends 'persons' | 'departments' | 'positions'>(field: K) => ({
    own: draft[field],
    base: base[field],
    theirs: theirs[field],
  });
  return {
    isAllStaff: isChanged(draft, base) ? draft.isAllStaff : theirs.isAllStaff,
    persons: merged<Person>(of('persons'), ({ staffNO }) => staffNO),
    departments: merged<string>(of('departments'), (no) => no),
    positions: merged<string>(of('positions'), (no) => no),
  };
}
