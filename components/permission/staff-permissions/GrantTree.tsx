import { useMemo } from 'react';
import { queryStaffGrants } from '../../../src/contract/data-permission/staff-permissions';
import { queryGrantableObjects } from '../../../src/contract/permission/roles';
import { grantStates } from '../../../src/domain/permission/grant-tree';
import type { Tree } from '../../../src/domain/tree';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CheckTree } from '../../../src/ui/tree/CheckTree';
import { permissionTexts } from '../shared/texts';
import { detailTexts } from './detail/texts';

/** Tree of the rights that a member of staff holds, each with the roles that grant it. Rights change in the roles. */
export function GrantTree({ staffNO }: { staffNO: string }) {
  const t = useTexts(detailTexts);
  const errors = useTexts(errorTexts);
  const { objectName: nameOf } = useTexts(permissionTexts);
  const all = useCall(queryGrantableObjects, {}, { quiet: true });
  const grants = useCall(queryStaffGrants, { key: staffNO }, { live: true });
  const [objects, held] = [all.data?.objectList, grants.data?.grantList];
  const shown = useMemo(() => {
    if (!objects || !held) return undefined;
    const sources = new Map(
      held.map(({ objectNo, sourceList }) => [objectNo, sourceList.map(({ name }) => name)]),
    );
    const parents = new Map(objects.map(({ objectNo, parentNo }) => [objectNo, parentNo]));
    const wanted = new Set<string>();
    for (const first of sources.keys())
      for (let no = first; no !== '' && !wanted.has(no); no = parents.get(no) ?? '') wanted.add(no);
    const nodes = objects
      .filter(({ objectNo }) => wanted.has(objectNo))
      .map(({ objectNo, objectName, parentNo }) => {
        const by = sources.get(objectNo);
        const name = nameOf(objectName);
        return { no: objectNo, name: by === undefined ? name : t.sourced(name, by), parentNo };
      });
    const own = new Set(sources.keys());
    const statesOf = (tree: Tree) => grantStates(tree, own, { isOwn: (no) => own.has(no) });
    return { nodes, statesOf, count: own.size };
  }, [objects, held, t, nameOf]);
  if (!shown) {
    const error = grants.error ?? all.error;
    return error ? (
      <ErrorState
        message={t.grantedFailed(errors.of(error))}
        retrying={grants.isFetching || all.isFetching}
        onRetry={() => void Promise.all([grants.refetch(), all.refetch()])}
      />
    ) : (
      <SkeletonRows rows={6} label={t.loading} />
    );
  }
  if (shown.count === 0) return <p>{t.nothingHeld}</p>;
  return (
    <>
      <p>{t.grantedHint}</p>
      <CheckTree
        hasNumbers={false}
        label={t.granted}
        nodes={shown.nodes}
        statesOf={shown.statesOf}
        status={t.count(shown.count)}
      />
    </>
  );
}
