/** Users of an agency's product on business, who may travel with it or pay by it. */
export interface ProductUsers {
  isAllStaff: boolean;
  /** Otherwise these persons, those of these departments and their descendants, and those in these positions. */
  staffNos: readonly string[];
  deptNos: readonly string[];
  positionNos: readonly string[];
}

export interface ProductUser {
  staffNo: string;
  /** Their department and its ancestors. */
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
