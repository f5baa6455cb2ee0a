import type { TreeNode } from '../../domain/tree';

export interface TreeSelectProps {
  /** Subject of the choice; the accessible name of the button outside a field. */
  label: string;
  nodes: readonly TreeNode[];
  /** False for a flat list, which ignores parents. */
  isTree?: boolean;
  /**
   * Numbers of the selected nodes. A node is selected with all its descendants, which are not listed and cannot be
   * removed alone.
   */
  value: readonly string[];
  onChange(value: string[]): void;
  /** Text while nothing is selected; default 请选择. */
  placeholder?: string;
  /** True while the nodes load. */
  loading?: boolean;
  /** Reason why the nodes failed to load. */
  error?: string;
  onRetry?: () => void;
  /** Called when the panel opens, so that the caller loads the nodes. */
  onOpen?: () => void;
  /** Maximum number of selected nodes. */
  most?: number;
  /** Single selection: a node replaces the former one and closes the panel. */
  single?: boolean;
}
