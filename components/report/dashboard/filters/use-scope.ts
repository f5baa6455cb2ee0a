import type { DataAuthority } from '../../../../src/contract/data-permission/data-permission';
import { queryPermMember, REPORT_SCOPE } from '../../../../src/contract/data-permission/data-permission';
import { scopeDimensions, type ScopeDimension } from '../../../../src/domain/report/scope';
import { useCall } from '../../../../src/element/data/use-call';

/** Number of the user's scope; undefined when unknown. */
export const useRange = (): DataAuthority['permissionRangeID'] | undefined =>
  useCall(queryPermMember, REPORT_SCOPE, { quiet: true }).data?.permissionRangeID;

/** Dimensions of the user's scope; undefined while loading. Falls back to the personal scope on an error. */
export function useScope(): readonly ScopeDimension[] | undefined {
  const { data, isPending } = useCall(queryPermMember, REPORT_SCOPE, { quiet: true });
  return isPending ? undefined : scopeDimensions(data);
}
