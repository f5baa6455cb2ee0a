import { useState } from 'react';
import type { InvoiceStore } from '../invoice-store';
import { useInvoiceRights } from '../use-rights';
import type { AppliedFor } from '../views';
import { AppliedForChoice } from './AppliedForChoice';
import { FeeList } from './FeeList';
import { TicketList } from './TicketList';

interface Props {
  invoicing: InvoiceStore;
  appliedFor: AppliedFor;
}

/**
 * Subjects to invoice: fees on bills, or flown tickets by itinerary receipts. The switch above stays mounted, so it
 * keeps the focus as the lists change.
 */
export function ApplyView({ invoicing, appliedFor }: Props) {
  const [maySee, setMaySee] = useState(true);
  const { mayApply } = useInvoiceRights();
  const shared = { of: invoicing, canChoose: mayApply, onSeen: setMaySee };
  return (
    <div className="tp-list-page">
      {maySee && <AppliedForChoice invoicing={invoicing} appliedFor={appliedFor} />}
      {appliedFor === 'fees' ? (
        <FeeList listing={invoicing.items} {...shared} />
      ) : (
        <TicketList listing={invoicing.tickets} {...shared} />
      )}
    </div>
  );
}
