/** Tabs of a flow. */
export type FlowTab = 'flow' | 'versions' | 'try';
