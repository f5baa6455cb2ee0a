import { useMemo, useState } from 'react';
import { queryOrganisationChoices } from '../../contract/enterprise/choices';
import { Field } from '../../ui/field/Field';
import { useTexts } from '../../ui/texts/use-texts';
import { TreeSelect, type TreeNode } from '../../ui/tree/TreeSelect';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { staffTexts } from './texts';

interface Props {
  value: readonly string[];
  /** Known names by number, including departments outside the user's view of the enterprise. */
  known: ReadonlyMap<string, string>;
  most: number;
  error: string | undefined;
  onChange(value: readonly string[]): void;
}

/** Field for departments of the enterprise, each including all departments below it. */
export function DepartmentsField({ value, known, most, error, onChange }: Props) {
  const t = useTexts(staffTexts);
  const errors = useTexts(errorTexts);
  const [isWanted, setWanted] = useState(false);
  const found = useCall(queryOrganisationChoices, isWanted ? { kind: 'department' } : undefined, {
    quiet: true,
  });
  const members = found.data?.choiceList;
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
