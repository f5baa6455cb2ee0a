import type { BodyOf } from '../../src/contract/call';
import { PRODUCTS } from '../../src/contract/report/report';
import type { querySettleBillLines } from '../../src/contract/settlement/bills';
import type { LinesState } from './settling';
import type { GroupChoice } from './views';

type Asked = BodyOf<typeof querySettleBillLines>;

/** Which lines of a bill, as the gateway is asked for them. */
export function lineQuery(billNo: string, { filters, page, pageSize, sort }: LinesState): Asked {
  const { keyword, kind, lineDispute, group } = filters;
  return {
    billNo,
    keyword,
    kindList: kind === '' ? [] : [kind],
    lineDisputeList: lineDispute === '' ? [] : [lineDispute],
    ...(group && ofGroup(group)),
    sortBy: sort.field,
    isDescending: sort.order === 'desc',
    pageIndex: page,
    pageSize,
  };
}

function ofGroup({ by, no }: GroupChoice): Partial<Asked> {
  switch (by) {
    case 'entity':
      return { entityNOList: [no] };
    case 'department':
      return { deptNOList: [no] };
    case 'costCenter':
      return { costCenterNOList: [no] };
    case 'traveller':
      return { travellerNOList: [no] };
    case 'product': {
      const product = PRODUCTS.find((one) => one === no);
      // a product that an address has made up narrows nothing
      return product === undefined ? {} : { productList: [product] };
    }
  }
}
