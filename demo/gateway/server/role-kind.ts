/** Kinds of the roles that come with the portal, in every enterprise. */
export type RoleKind = 'staff' | 'approver' | 'finance' | 'admin' | 'noPc';
