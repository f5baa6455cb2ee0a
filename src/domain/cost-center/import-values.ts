/** Values of an object in an import. The parent is given by code, because the same file may add it. */
export interface CostValues {
  name: string;
  /** '' at the top. */
  parentCode: string;
  ownerNO: string;
  /** YYYY-MM-DD; `validTo` '': without end. */
  validFrom: string;
  validTo: string;
  taxNo: string;
  isForAll: boolean;
  departments: readonly string[];
  staff: readonly string[];
}

/** A stored object. */
export interface StoredCost extends CostValues {
  no: string;
  code: string;
  revision: number;
  isClosed: boolean;
  /** True when it is the default of staff. */
  isDefault: boolean;
}

type OpenTo = Pick<CostValues, 'isForAll' | 'departments' | 'staff'>;

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;

export const sameOpenTo = (one: OpenTo, other: OpenTo): boolean =>
  one.isForAll === other.isForAll &&
  sameSet(one.departments, other.departments) &&
  sameSet(one.staff, other.staff);

export const sameValues = (known: StoredCost, values: CostValues): boolean =>
  known.name === values.name &&
  known.parentCode === values.parentCode &&
  known.ownerNO === values.ownerNO &&
  known.validFrom === values.validFrom &&
  known.validTo === values.validTo &&
  known.taxNo === values.taxNo &&
  sameOpenTo(known, values);
