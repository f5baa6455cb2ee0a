/** How cost centres, accounting entities and projects are shown. */
export const VIEWS = ['list', 'tree'] as const;
export type View = (typeof VIEWS)[number];
