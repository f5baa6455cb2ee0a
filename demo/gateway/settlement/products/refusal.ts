import type { SettleProductNo } from '../../../../src/contract/settlement/products';
import { mayUseProduct } from '../../../../src/domain/settlement/product-users';
import type { Database } from '../../db/database';
import { findProductUsers, findUsers } from './queries';
import { isNewPermission } from './rules';

interface Travellers {
  enterpriseNum: string;
  productNo: SettleProductNo;
  /** Staff number of the booker. Travellers outside the staff may use the booker's products. */
  bookerNo: string;
  /** In the order of the screen. */
  travellers: readonly { staffNO: string; passagerName: string }[];
}

/** Returns one sentence why these travellers may not use a product on business, or undefined when all may. */
export async function productProblem(db: Database, travellers: Travellers): Promise<string | undefined> {
  const found = await findRefused(db, travellers);
  return found?.refusal(found.names);
}

/** Returns the reason of each traveller by index; empty when all may use the product. */
export async function productProblems(db: Database, travellers: Travellers): Promise<(string | undefined)[]> {
  const found = await findRefused(db, travellers);
  if (found === undefined) return [];
  return travellers.travellers.map((one) =>
    found.isRefused(one) ? found.refusal([one.passagerName]) : undefined,
  );
}

/** Returns whether a member of the staff may use a product. */
export async function mayUse(
  db: Database,
  {
    enterpriseNum,
    staffNo,
    productNo,
  }: { enterpriseNum: string; staffNo: string; productNo: SettleProductNo },
): Promise<boolean> {
  const [users] = await findProductUsers(db, enterpriseNum, [productNo]);
  if (users?.isClosed === true) return false;
  if (users === undefined || users.isAllStaff || !(await isNewPermission(db, enterpriseNum))) return true;
  const user = (await findUsers(db, enterpriseNum, [staffNo])).get(staffNo);
  return user !== undefined && mayUseProduct(users, user);
}

interface Refused {
  isRefused(traveller: { staffNO: string }): boolean;
  names: readonly string[];
  refusal(names: readonly string[]): string;
}

async function findRefused(
  db: Database,
  { enterpriseNum, productNo, bookerNo, travellers }: Travellers,
): Promise<Refused | undefined> {
  const [users] = await findProductUsers(db, enterpriseNum, [productNo]);
  if (users?.isClosed === true) {
    const names = travellers.map(({ passagerName }) => passagerName);
    return { isRefused: () => true, names, refusal: () => closedRefusal(users.productName) };
  }
  if (users === undefined || users.isAllStaff || !(await isNewPermission(db, enterpriseNum)))
    return undefined;
  const staff = await findUsers(db, enterpriseNum, [bookerNo, ...travellers.map(({ staffNO }) => staffNO)]);
  const booker = staff.get(bookerNo);
  const isRefused = ({ staffNO }: { staffNO: string }) => {
    const user = staff.get(staffNO) ?? booker;
    return user === undefined || !mayUseProduct(users, user);
  };
  const names = travellers.filter(isRefused).map(({ passagerName }) => passagerName);
  const refusal = (of: readonly string[]) => productRefusal(users.productName, of);
  return names.length === 0 ? undefined : { isRefused, names, refusal };
}

const closedRefusal = (productName: string): string => `服务商未向本企业开通${productName}，请联系管理员`;

/** Refusal with the names in the given order, without repetitions. */
const productRefusal = (productName: string, names: readonly string[]): string =>
  `企业未对${[...new Set(names)].join('、')}开通${productName}，请联系管理员`;
