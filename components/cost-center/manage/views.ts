/** Views of cost centres, accounting entities and projects. */
export const VIEWS = ['list', 'tree'] as const;
export type View = (typeof VIEWS)[number];
