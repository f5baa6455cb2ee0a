import { useMemo } from 'react';
import { queryCityList } from '../../contract/flight-booking/places';
import { queryReportDimension, type DimensionId } from '../../contract/report/report';
import type { TreeNode } from '../../ui/tree/TreeSelect';
import { useCall } from '../data/use-call';

/** What is chosen from, all of it at once: a dimension of the enterprise, or the cities that one can fly to. */
export interface TreeSource {
  of: DimensionId | 'cities';
  /** false: a flat list. */
  isTree: boolean;
}

/** Numbers of the dimensions: specification section 6. */
export const DEPARTMENT_TREE: TreeSource = { of: 4002, isTree: true };
export const COST_CENTER_LIST: TreeSource = { of: 4004, isTree: false };
export const ENTITY_LIST: TreeSource = { of: 4005, isTree: false };
export const GROUP_LIST: TreeSource = { of: 4007, isTree: false };
export const CITY_LIST: TreeSource = { of: 'cities', isTree: false };

/** The nodes of a source, once they are there, and how it stands with them. */
export function useNodes({ of }: TreeSource, isWanted: boolean) {
  const isCities = of === 'cities';
  const cities = useCall(queryCityList, isWanted && isCities ? {} : undefined, { quiet: true });
  const members = useCall(queryReportDimension, isWanted && !isCities ? { dimension: of } : undefined, {
    quiet: true,
  });
  const { error, isFetching, refetch } = isCities ? cities : members;
  const nodes = useMemo(
    (): readonly TreeNode[] | undefined =>
      isCities
        ? cities.data?.map(({ cityCode, cityName }) => ({ no: cityCode, name: cityName, parentNo: '' }))
        : members.data?.memberList,
    [isCities, cities.data, members.data],
  );
  return { nodes, error, isFetching, refetch };
}
