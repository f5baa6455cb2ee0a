/** Who may travel with a product of the agency, or pay by it, on business. */
export interface ProductUsers {
  isAllStaff: boolean;
  /** Otherwise these persons, those of these departments with all below them, and those in these positions. */
  staffNos: readonly string[];
  deptNos: readonly string[];
  positionNos: readonly string[];
}

export interface ProductUser {
  staffNo: string;
  /** Their department and all above it. */
  deptNos: readonly string[];
  positionNo: string;
}

export function mayUseProduct(users: ProductUsers, person: ProductUser): boolean {
  return (
    users.isAllStaff ||
    users.staffNos.includes(person.staffNo) ||
    users.positionNos.includes(person.positionNo) ||
    person.deptNos.some((deptNo) => users.deptNos.includes(deptNo))
  );
}
