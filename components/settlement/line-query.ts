import type { BodyOf } from '../../src/contract/call';
import { PRODUCTS } from '../../src/contract/report/report';
import { LINE_SORTS, type querySettleBillLines } from '../../src/contract/settlement/bills';
import type { Sorting } from '../../src/element/list/list-store';
import type { LineFilters } from './settlement-store';
import type { GroupChoice } from './views';

type LinesQuery = BodyOf<typeof querySettleBillLines>;

/** Request body of the lines of a bill, without the page. */
export function lineQuery(billNo: string, filters: LineFilters, { field, order }: Sorting) {
  const { keyword, kind, lineDispute, group } = filters;
  return {
    billNo,
    keyword,
    kindList: kind === undefined ? [] : [kind],
    lineDisputeList: lineDispute === undefined ? [] : [lineDispute],
    ...(group && ofGroup(group)),
    sortBy: LINE_SORTS.find((one) => one === field),
    isDescending: order === 'desc',
  };
}

function ofGroup({ by, no }: GroupChoice): Partial<LinesQuery> {
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
      // an unknown product, from an edited address, filters nothing
      return product === undefined ? {} : { productList: [product] };
    }
  }
}
