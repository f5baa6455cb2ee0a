import type { TreeNode } from '../../domain/tree';

export interface TreeSelectProps {
  /** Subject of the choice; the name of the button where no field is around it. */
  label: string;
  nodes: readonly TreeNode[];
  /** false: a flat list, with any parents of the nodes. */
  isTree?: boolean;
  /** Numbers. A node is chosen with all below it; those are not named beside it and cannot be taken out alone. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** Stands where nothing is chosen; 请选择 if left out. */
  placeholder?: string;
  /** The nodes are on their way. */
  loading?: boolean;
  /** Why there are no nodes. */
  error?: string;
  onRetry?: () => void;
  /** The nodes are wanted. */
  onOpen?: () => void;
  /** How many may be chosen. */
  most?: number;
  /** One alone may be, by itself: another takes its place, and the panel closes. */
  single?: boolean;
}
