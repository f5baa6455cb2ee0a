import { useState } from 'react';
import { DIMENSION } from '../../../../src/domain/report/scope';
import type { DimensionId } from '../../../../src/contract/report/report';
import { errorTexts } from '../../../../src/element/errors/texts';
import type { SelectedEntry } from '../../../../src/session/selections';
import { Field } from '../../../../src/ui/field/Field';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { TreeSelect, type TreeNode } from '../../../../src/ui/tree/TreeSelect';
import { dashboardTexts } from '../texts';
import { useMembers } from './use-members';

interface Props {
  dimension: DimensionId;
  label: string;
  chosen: readonly SelectedEntry[];
  /** Names of the chosen members, in the same order. */
  names: readonly string[];
  onChange(chosen: SelectedEntry[]): void;
}

/** Limit of the gateway. */
const MOST = 200;

/** Multiple selection of a dimension: a tree for departments, a list for the others. */
export function DimensionFilter({ dimension, label, chosen, names, onChange }: Props) {
  const t = useTexts(dashboardTexts);
  const errors = useTexts(errorTexts);
  const [isWanted, setWanted] = useState(false);
  const found = useMembers(dimension, isWanted);
  const named = chosen.map(({ no }, i): TreeNode => ({ no, name: names[i] ?? no, parentNo: '' }));
  const nodes = found.data?.memberList ?? named;
  const nameOf = (no: string) => nodes.find((node) => node.no === no)?.name ?? no;
  return (
    <Field label={label}>
      <TreeSelect
        label={label}
        nodes={nodes}
        isTree={dimension === DIMENSION.department}
        placeholder={t.all}
        value={chosen.map(({ no }) => no)}
        onChange={(numbers) => onChange(numbers.map((no): SelectedEntry => ({ no, name: nameOf(no) })))}
        loading={found.isFetching && found.data === undefined}
        {...(found.error && !found.data ? { error: errors.of(found.error) } : {})}
        onRetry={() => void found.refetch()}
        onOpen={() => setWanted(true)}
        most={MOST}
      />
    </Field>
  );
}
