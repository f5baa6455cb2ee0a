import { useMemo, useState } from 'react';
import { queryReportDimension } from '../../contract/report/report';
import type { BodyOf } from '../../contract/call';
import { Field } from '../../ui/field/Field';
import { useTexts } from '../../ui/texts/use-texts';
import { TreeSelect, type TreeNode } from '../../ui/tree/TreeSelect';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { staffTexts } from './texts';

interface Props {
  /** Number of departments among the dimensions. */
  dimension: BodyOf<typeof queryReportDimension>['dimension'];
  value: readonly string[];
  /** Those that are named already, by number: they may lie outside of what the user sees of the enterprise. */
  known: ReadonlyMap<string, string>;
  most: number;
  error: string | undefined;
  onChange(value: readonly string[]): void;
}

/** Departments of the enterprise, each with all below it. */
export function DepartmentsField({ dimension, value, known, most, error, onChange }: Props) {
  const t = useTexts(staffTexts);
  const errors = useTexts(errorTexts);
  const [isWanted, setWanted] = useState(false);
  const found = useCall(queryReportDimension, isWanted ? { dimension } : undefined, { quiet: true });
  const members = found.data?.memberList;
  const nodes = useMemo((): TreeNode[] => {
    const listed = members ?? [];
    const numbers = new Set(listed.map(({ no }) => no));
    const others = [...known].filter(([no]) => !numbers.has(no));
    return [...listed, ...others.map(([no, name]) => ({ no, name, parentNo: '' }))];
  }, [members, known]);
  return (
    <Field label={t.departments} helper={t.departmentsHint} error={error}>
      <TreeSelect
        label={t.departments}
        nodes={nodes}
        value={value}
        onChange={onChange}
        loading={found.isFetching && members === undefined}
        {...(found.error && !members ? { error: errors.of(found.error) } : {})}
        onRetry={() => void found.refetch()}
        onOpen={() => setWanted(true)}
        most={most}
      />
    </Field>
  );
}
