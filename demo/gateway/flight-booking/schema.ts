import type {
  OverReasonChoice,
  OverStandard,
  StandardEvaluation,
} from '../../../src/contract/travel-standard/shapes';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    order_standard: {
      order_no: string;
      over_standard: OverStandard;
      evaluation: Json<StandardEvaluation>;
      over_reasons: Json<OverReasonChoice[]>;
      /** The trip or pre-trip request it was booked under. */
      apply_id: string | null;
      /** The over-standard application it waits for or was booked by. */
      over_apply_id: string | null;
    };
  }
}
