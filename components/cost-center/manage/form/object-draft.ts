import type { BodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  CostKind,
  queryCostObject,
  saveCostObject,
} from '../../../../src/contract/cost-center/cost-objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Person } from '../../../../src/element/people/PeopleField';
import { now } from '../../../../src/domain/clock';

/** Object chosen as a parent or a successor. */
export interface ChosenObject {
  no: string;
  name: string;
  code?: string;
}

/** Draft of a cost object. */
export interface ObjectDraft {
  code: string;
  name: string;
  parent: ChosenObject | null;
  owner: Person | null;
  /** Dates as typed. */
  validFrom: string;
  validTo: string;
  taxNo: string;
  isForAll: boolean;
  /** Department numbers. */
  departments: readonly string[];
  staff: readonly Person[];
}

export type CostObjectDetail = ResultOf<typeof queryCostObject>;

export const newDraft = (parent: ChosenObject | null): ObjectDraft => ({
  code: '',
  name: '',
  parent,
  owner: null,
  validFrom: shanghaiDate(now()),
  validTo: '',
  taxNo: '',
  isForAll: true,
  departments: [],
  staff: [],
});

export function draftOf({ costObject, deptList, staffList }: CostObjectDetail): ObjectDraft {
  const { code, name, parentNO, parentName, ownerNO, ownerName } = costObject;
  const { validFrom, validTo, taxNo, isForAll } = costObject;
  return {
    code,
    name,
    parent: parentNO === '' ? null : { no: parentNO, name: parentName },
    owner: ownerNO === '' ? null : { staffNO: ownerNO, staffName: ownerName },
    validFrom,
    validTo,
    taxNo,
    isForAll,
    departments: deptList.map(({ no }) => no),
    staff: staffList.map((one) => ({ staffNO: one.no, staffName: one.name, deptName: one.deptName })),
  };
}

/** Identity and revision of the edited object. */
export interface Based {
  costKind: CostKind;
  no: string;
  basedOn: number;
}

export function bodyOf(draft: ObjectDraft, { costKind, no, basedOn }: Based): BodyOf<typeof saveCostObject> {
  const { code, name, parent, owner, validFrom, validTo, taxNo, isForAll, departments, staff } = draft;
  return {
    costKind,
    no,
    basedOn,
    code,
    name,
    parentNO: parent?.no ?? '',
    ownerNO: owner?.staffNO ?? '',
    validFrom,
    validTo,
    taxNo: costKind === 'accountingEntity' ? taxNo : '',
    isForAll,
    // the draft keeps the selection while 全员 is chosen, but the request must not name it
    deptNOList: isForAll ? [] : [...departments],
    staffNOList: isForAll ? [] : staff.map(({ staffNO }) => staffNO),
  };
}

const FIELDS: Readonly<Record<string, keyof ObjectDraft>> = {
  parentNO: 'parent',
  ownerNO: 'owner',
  deptNOList: 'departments',
  staffNOList: 'staff',
};

/** Form field for a path of the request body. */
export function fieldOf(path: string): string {
  const [field = ''] = path.split('.');
  return FIELDS[field] ?? field;
}

/** Text to compare a field by; it ignores the order and the names beside the numbers. */
const sameText = (draft: ObjectDraft, field: keyof ObjectDraft): string => {
  switch (field) {
    case 'parent':
      return draft.parent?.no ?? '';
    case 'owner':
      return draft.owner?.staffNO ?? '';
    case 'departments':
      return draft.departments.toSorted().join();
    case 'staff':
      return draft.staff
        .map(({ staffNO }) => staffNO)
        .toSorted()
        .join();
    default:
      return String(draft[field]);
  }
};

export const isChanged = (draft: ObjectDraft, base: ObjectDraft): boolean =>
  (Object.keys(base) as (keyof ObjectDraft)[]).some(
    (field) => sameText(draft, field) !== sameText(base, field),
  );

/** Rebases a draft on another user's version: `theirs` with the fields that were changed here. */
export function rebased(draft: ObjectDraft, base: ObjectDraft, theirs: ObjectDraft): ObjectDraft {
  const own = (Object.keys(base) as (keyof ObjectDraft)[]).filter(
    (field) => sameText(draft, field) !== sameText(base, field),
  );
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, draft[field]])) };
}
