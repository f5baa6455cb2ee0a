import { useMemo } from 'react';
import { queryOrganisationChoices, type OrganisationKind } from '../../../contract/enterprise/choices';
import { queryAllCities } from '../../../contract/travel-standard/all-cities';
import type { TreeNode } from '../../../ui/tree/TreeSelect';
import { useCall } from '../../data/use-call';

/** Source of nodes that is loaded as a whole: a part of the enterprise, or all cities. */
export interface TreeSource {
  of: OrganisationKind | 'cities';
  /** False for a flat list. */
  isTree: boolean;
}

export const DEPARTMENT_TREE: TreeSource = { of: 'department', isTree: true };
export const COST_CENTER_LIST: TreeSource = { of: 'costCenter', isTree: false };
export const ENTITY_LIST: TreeSource = { of: 'accountingEntity', isTree: false };
export const GROUP_LIST: TreeSource = { of: 'company', isTree: false };
export const CITY_LIST: TreeSource = { of: 'cities', isTree: false };

/** Nodes of a source once they are loaded, with the state of the request. */
export function useNodes({ of }: TreeSource, isWanted: boolean) {
  const isCities = of === 'cities';
  const cities = useCall(queryAllCities, isWanted && isCities ? {} : undefined, { quiet: true });
  const parts = useCall(queryOrganisationChoices, isWanted && !isCities ? { kind: of } : undefined, {
    quiet: true,
  });
  const { error, isFetching, refetch } = isCities ? cities : parts;
  const nodes = useMemo(
    (): readonly TreeNode[] | undefined =>
      isCities
        ? cities.data?.map(({ cityCode, cityName }) => ({ no: cityCode, name: cityName, parentNo: '' }))
        : parts.data?.choiceList,
    [isCities, cities.data, parts.data],
  );
  return { nodes, error, isFetching, refetch };
}
