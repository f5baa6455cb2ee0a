import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import type { AppliedFor } from '../views';
import { applyTexts } from './texts';

/** Switches between fees on bills and flown tickets. */
export function AppliedForChoice({
  invoicing,
  appliedFor,
}: {
  invoicing: InvoiceStore;
  appliedFor: AppliedFor;
}) {
  const t = useTexts(applyTexts);
  return (
    <div className="iv-choice">
      <Segmented<AppliedFor>
        label={t.appliedFor}
        value={appliedFor}
        options={[
          { value: 'fees', label: t.ofFees },
          { value: 'tickets', label: t.ofTickets },
        ]}
        onChange={invoicing.applyFor}
      />
    </div>
  );
}
