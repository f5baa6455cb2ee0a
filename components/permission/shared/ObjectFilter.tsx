import { useMemo, useState } from 'react';
import { queryGrantableObjects } from '../../../src/contract/permission/roles';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { resourceTexts } from '../../../src/element/resource/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { TreeSelect } from '../../../src/ui/tree/TreeSelect';
import { permissionTexts } from '../shared/texts';

interface Props {
  label: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Filter for rows with the right to a page or an action. */
export function ObjectFilter({ label, value, onChange }: Props) {
  const t = useTexts(resourceTexts);
  const errors = useTexts(errorTexts);
  const { objectName: nameOf } = useTexts(permissionTexts);
  const [isWanted, setWanted] = useState(false);
  const isAsked = isWanted || value !== undefined;
  const { data, error, isFetching, refetch } = useCall(queryGrantableObjects, isAsked ? {} : undefined, {
    quiet: true,
  });
  const nodes = useMemo(
    () =>
      (data?.objectList ?? []).map(({ objectNo, objectName, parentNo }) => ({
        no: objectNo,
        name: nameOf(objectName),
        parentNo,
      })),
    [data, nameOf],
  );
  return (
    <TreeSelect
      label={label}
      nodes={nodes}
      isTree
      single
      placeholder={t.all}
      value={value === undefined ? [] : [value]}
      onChange={([no]) => onChange(no)}
      loading={isFetching && !data}
      {...(error && !data ? { error: errors.of(error) } : {})}
      onRetry={() => void refetch()}
      onOpen={() => setWanted(true)}
    />
  );
}
