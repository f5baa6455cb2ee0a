import type { BodyOf } from '../../../../../src/contract/call';
import {
  queryCostObject,
  saveCostObject,
  type CostKind,
  type CostObject,
} from '../../../../../src/contract/cost-center/cost-objects';
import type { TestGateway } from '../../harness';

type Body = BodyOf<typeof saveCostObject>;

/** Saves and reads objects of the first enterprise as one user. */
export interface CostObjects {
  as: { as: string };
  /** Body of a new object with all required fields. */
  wanted(change?: Partial<Body>): Body;
  add(change?: Partial<Body>): Promise<CostObject>;
  read(no: string, costKind?: CostKind): Promise<CostObject>;
  /** Body that would save an object with changes. */
  changed(no: string, change: Partial<Body>): Promise<Body>;
  change(no: string, change: Partial<Body>): Promise<number>;
}

export async function costObjects(gateway: TestGateway, account = 'admin'): Promise<CostObjects> {
  const as = { as: await gateway.login(account) };
  let added = 0;
  const wanted = (change: Partial<Body> = {}): Body => {
    added += 1;
    const body = { costKind: 'costCenter', basedOn: 0, code: `T${added}`, name: `试用${added}` } as const;
    return { ...body, validFrom: '2026-01-01', isForAll: true, ...change };
  };
  const show = (no: string, costKind: CostKind = 'costCenter') =>
    gateway.ok(queryCostObject, { costKind, no }, as);
  const read = async (no: string, costKind?: CostKind) => (await show(no, costKind)).costObject;
  const changed = async (no: string, change: Partial<Body>): Promise<Body> => {
    const { costObject, deptList, staffList } = await show(no, change.costKind);
    const { revision: basedOn } = costObject;
    const { costKind: kind, code, name, parentNO, ownerNO, validFrom, validTo, taxNo, isForAll } = costObject;
    return {
      costKind: kind,
      no,
      basedOn,
      code,
      name,
      parentNO,
      ownerNO,
      validFrom,
      validTo,
      taxNo,
      isForAll,
      deptNOList: deptList.map((one) => one.no),
      staffNOList: staffList.map((one) => one.no),
      ...change,
    };
  };
  return {
    as,
    wanted,
    async add(change) {
      const body = wanted(change);
      return read((await gateway.ok(saveCostObject, body, as)).no, body.costKind);
    },
    read,
    changed,
    async change(no, change) {
      return (await gateway.ok(saveCostObject, await changed(no, change), as)).revision;
    },
  };
}
