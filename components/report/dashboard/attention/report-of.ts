import type { InferOutput } from 'valibot';
import type { Product } from '../../../../src/contract/report/report';
import type { Finding } from '../../../../src/domain/report/findings';
import type { ReportTarget } from '../../../../src/element/navigation/targets';

type Target = InferOutput<typeof ReportTarget>;
type TargetFields = Partial<Omit<Target, 'target' | 'page'>> & Pick<Target, 'page'>;

/** Report on the booking behaviour of a product. */
const BOOKING: Readonly<Record<Product, string>> = {
  flight: 'ticket/bookingAnalysis',
  train: 'train/trainBookingAnalysis',
  car: 'car/carBookingAnalysis',
  hotel: 'hotel/hotePredeterminedAnalysis',
};
/** Report that shows the refund losses of a product. */
const REFUNDS: Readonly<Record<Product, TargetFields>> = {
  flight: { page: 'ticket/saveLosses' },
  train: { page: 'train/trainReportAnalysis', metric: 'refundLoss' },
  car: { page: 'car/carReportAnalysis', metric: 'refundLoss' },
  hotel: { page: BOOKING.hotel },
};

/** Report and filters that show the details of a finding. */
export function reportOf(finding: Finding): TargetFields {
  switch (finding.kind) {
    case 'complianceFell':
      return { page: BOOKING[finding.product] };
    case 'departmentRose':
      return { page: 'pandect', factsOf: `department:${finding.key}` };
    case 'refundLoss':
      return REFUNDS[finding.product];
    case 'overUnsaid':
      return { page: 'pandect', factsOf: 'reason:unsaid', factsKind: 'bought' };
    case 'sameDay':
      return { page: BOOKING[finding.product], factsOf: 'lead:0' };
  }
}
