/** Views of the element: subjects to invoice, invoices, or titles and templates. */
export const INVOICE_VIEWS = ['apply', 'list', 'settings'] as const;

/** Subjects of an application: fees on bills, or flown tickets. */
export const APPLIED_FOR = ['fees', 'tickets'] as const;
export type AppliedFor = (typeof APPLIED_FOR)[number];
