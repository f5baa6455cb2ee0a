/** Data scope by its number in specification 6 (permissionRangeID). */
export const DATA_RANGE = { personal: 1, enterprise: 2, department: 3 } as const;
export type DataRange = (typeof DATA_RANGE)[keyof typeof DATA_RANGE];

/** Who makes a call, in the enterprise in use. */
export interface Caller {
  userNo: string;
  staffNo: string;
  staffName: string;
  enterpriseNum: string;
  deptNo: string;
  deptName: string;
  /** Numbers of the permission objects held. */
  objects: ReadonlySet<string>;
  range: DataRange;
  /** The caller's department and all below it. */
  deptNos: readonly string[];
  /** Departments whose data a sub administrator sees although their roles show them their own alone. */
  managedDepartments?: readonly { no: string; name: string }[];
  /** Number of the one thing that they may see and act on, where a link has opened it to them. */
  limitedTo?: string;
}
