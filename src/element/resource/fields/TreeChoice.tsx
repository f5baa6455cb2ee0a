import { useMemo, useState } from 'react';
import type { Named } from '../../../contract/resource/values';
import { useTexts } from '../../../ui/texts/use-texts';
import { TreeSelect, type TreeNode } from '../../../ui/tree/TreeSelect';
import { errorTexts } from '../../errors/texts';
import { resourceTexts } from '../texts';
import { useNodes, type TreeSource } from './tree-sources';

interface Props {
  source: TreeSource;
  label: string;
  value: readonly Named[];
  /** Allows a single choice: another one replaces it. */
  single?: boolean;
  most?: number;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  onChange(value: Named[]): void;
}

const NO_NODES: readonly TreeNode[] = [];

/** Field for nodes of a tree or a list that is loaded as a whole when it is opened. */
export function TreeChoice({ source, label, value, onChange, ...choosing }: Props) {
  const errors = useTexts(errorTexts);
  const [isWanted, setWanted] = useState(false);
  const isNamed = value.every(({ no, name }) => name !== no);
  const { nodes: listed, error, isFetching, refetch } = useNodes(source, isWanted || !isNamed);
  const nodes = useMemo(() => {
    const known = new Set(listed?.map(({ no }) => no));
    // chosen nodes may be outside the user's view: they keep their names
    const others = value.filter(({ no }) => !known.has(no)).map((one) => ({ ...one, parentNo: '' }));
    return others.length === 0 ? (listed ?? NO_NODES) : [...(listed ?? NO_NODES), ...others];
  }, [listed, value]);
  const names = useMemo(() => new Map(nodes.map(({ no, name }) => [no, name])), [nodes]);
  return (
    <TreeSelect
      {...choosing}
      label={label}
      nodes={nodes}
      isTree={source.isTree}
      value={value.map(({ no }) => no)}
      onChange={(nos) => onChange(nos.map((no) => ({ no, name: names.get(no) ?? no })))}
      loading={isFetching && listed === undefined}
      {...(error && listed === undefined ? { error: errors.of(error) } : {})}
      onRetry={() => void refetch()}
      onOpen={() => setWanted(true)}
    />
  );
}

interface FilterProps extends Pick<Props, 'source' | 'label'> {
  /** Number of the node, by which an address stores it. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Filter by a node of a tree or a list. */
export function TreeFilter({ value, onChange, ...props }: FilterProps) {
  const t = useTexts(resourceTexts);
  const chosen = useMemo(() => (value === undefined ? [] : [{ no: value, name: value }]), [value]);
  return (
    <TreeChoice
      {...props}
      value={chosen}
      single
      placeholder={t.all}
      onChange={([one]) => onChange(one?.no)}
    />
  );
}
