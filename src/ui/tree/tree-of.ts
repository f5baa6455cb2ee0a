import { buildTree, type Tree, type TreeNode } from '../../domain/tree';

interface Built {
  tree?: Tree;
  list?: Tree;
}

const built = new WeakMap<readonly TreeNode[], Built>();

/** Builds the tree or list of nodes, once per array. */
export function treeOf(nodes: readonly TreeNode[], isTree: boolean): Tree {
  const before = built.get(nodes) ?? {};
  const kind = isTree ? 'tree' : 'list';
  const tree = before[kind] ?? buildTree(nodes, isTree);
  built.set(nodes, { ...before, [kind]: tree });
  return tree;
}
