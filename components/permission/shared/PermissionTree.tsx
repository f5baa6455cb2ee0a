import { useMemo } from 'react';
import { queryGrantableObjects } from '../../../src/contract/permission/roles';
import type { Named } from '../../../src/contract/resource/values';
import { grantStates, toggledGrants } from '../../../src/domain/permission/grant-tree';
import type { Tree } from '../../../src/domain/tree';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CheckTree } from '../../../src/ui/tree/CheckTree';
import { permissionTexts } from './texts';

interface Props {
  label: string;
  value: readonly Named[];
  /** Absent in read-only trees. */
  onChange?(value: Named[]): void;
}

/** Tree of the granted pages and actions below their menus. Users cannot grant rights that they do not hold. */
export function PermissionTree({ label, value, onChange }: Props) {
  const t = useTexts(permissionTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryGrantableObjects, {}, { quiet: true });
  const objects = data?.objectList;
  const nodes = useMemo(
    () =>
      objects?.map(({ objectNo, objectName, parentNo }) => ({
        no: objectNo,
        name: t.objectName(objectName),
        parentNo,
      })),
    [objects, t],
  );
  const granted = useMemo(() => new Set(value.map(({ no }) => no)), [value]);
  const kinds = useMemo(() => {
    const known = new Map(objects?.map((object) => [object.objectNo, object]));
    return {
      nameOf: (no: string) => known.get(no)?.objectName ?? no,
      isOwn: (no: string) => known.get(no)?.isOwn === true,
      mayGrant: (no: string) => known.get(no)?.isHeld === true,
      readOf: (no: string) => known.get(no)?.readNo ?? '',
    };
  }, [objects]);
  const statesOf = useMemo(() => (tree: Tree) => grantStates(tree, granted, kinds), [granted, kinds]);
  if (!nodes)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={6} label={t.loading} />
    );
  function toggle(tree: Tree, place: number): string | undefined {
    const after = toggledGrants(tree, granted, place, kinds);
    if (!after) return t.notHeld(tree.items[place]?.node.name ?? '');
    onChange?.(after.map((no) => ({ no, name: kinds.nameOf(no) })));
    return undefined;
  }
  return (
    <CheckTree
      hasNumbers={false}
      label={label}
      nodes={nodes}
      statesOf={statesOf}
      {...(onChange && { onToggle: toggle })}
      status={t.count(granted.size)}
    />
  );
}
