/** What is shown: what can be invoiced, the invoices, or whom they are made out to and by what they are split. */
export const INVOICE_VIEWS = ['apply', 'list', 'settings'] as const;

/** What invoices are applied for of: fees on bills, or flown tickets. */
export const APPLIED_FOR = ['fees', 'tickets'] as const;
export type AppliedFor = (typeof APPLIED_FOR)[number];
