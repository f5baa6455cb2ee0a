import type { DataAuthority } from '../../contract/data-permission/data-permission';
import type { DimensionId } from '../../contract/report/report';

/** Numbers of the dimensions (specification 6, report-analysis scope). */
export const DIMENSION = {
  person: 4006,
  costCenter: 4004,
  accountingEntity: 4005,
  department: 4002,
  group: 4007,
} as const satisfies Record<string, DimensionId>;

/** A dimension by which reports can be filtered and broken down. */
export interface ScopeDimension {
  id: DimensionId;
  /** True when the report always shows it; users can add the others. */
  isFixed: boolean;
}

const fixed = (id: DimensionId): ScopeDimension => ({ id, isFixed: true });
const open = (id: DimensionId): ScopeDimension => ({ id, isFixed: false });

const PERSONAL = [
  fixed(DIMENSION.person),
  open(DIMENSION.costCenter),
  open(DIMENSION.accountingEntity),
] as const;

/**
 * Dimensions by permissionRangeID (specification 6, report-analysis scope): 1 personal, 2 enterprise group, 3 department; 4
 * (persons listed) and 5 (departments listed) add theirs to the personal ones.
 */
const DIMENSIONS: Readonly<Record<DataAuthority['permissionRangeID'], readonly ScopeDimension[]>> = {
  1: PERSONAL,
  3: [
    fixed(DIMENSION.department),
    fixed(DIMENSION.person),
    open(DIMENSION.costCenter),
    open(DIMENSION.accountingEntity),
  ],
  2: [
    fixed(DIMENSION.group),
    open(DIMENSION.costCenter),
    open(DIMENSION.accountingEntity),
    open(DIMENSION.department),
    open(DIMENSION.person),
  ],
  4: PERSONAL,
  5: [fixed(DIMENSION.department), ...PERSONAL],
};

/** Returns the dimensions for an authority; those of the personal scope where it could not be read. */
export const scopeDimensions = (authority: DataAuthority | undefined): readonly ScopeDimension[] =>
  DIMENSIONS[authority?.permissionRangeID ?? 1];
