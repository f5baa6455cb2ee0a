import { useState } from 'react';
import type { Invoicing, InvoicingState } from '../invoicing';
import { AppliedForChoice } from './AppliedForChoice';
import { FeeView } from './FeeView';
import { TicketView } from './TicketView';

interface Props {
  invoicing: Invoicing;
  state: InvoicingState;
}

/** What can be invoiced: fees on bills, or flown tickets by itinerary receipts. The choice stays, with the focus, as the lists change. */
export function ApplyView({ invoicing, state }: Props) {
  const [maySee, setMaySee] = useState(true);
  const View = state.appliedFor === 'fees' ? FeeView : TicketView;
  return (
    <div className="tp-list-page">
      {maySee && <AppliedForChoice invoicing={invoicing} appliedFor={state.appliedFor} />}
      <View invoicing={invoicing} state={state} onSeen={setMaySee} />
    </div>
  );
}
