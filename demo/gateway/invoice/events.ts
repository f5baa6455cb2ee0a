export interface InvoiceIssued {
  invoiceNo: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'invoice.issued': InvoiceIssued;
  }
}
