import { sql } from 'kysely';
import type { AgreementState } from '../../../../src/contract/hotel/hotel-agreements';
import { endingUntil } from '../../../../src/domain/hotel/agreement';

/** SQL form of `agreementState`. */
export function isInAgreementState(state: AgreementState, today: string) {
  const isCurrent = sql`is_enable and valid_from <= ${today}::date`;
  const until = endingUntil(today);
  switch (state) {
    case 'disabled':
      return sql<boolean>`not is_enable`;
    case 'expired':
      return sql<boolean>`is_enable and valid_to < ${today}::date`;
    case 'upcoming':
      return sql<boolean>`is_enable and valid_to >= ${today}::date and valid_from > ${today}::date`;
    case 'ending':
      return sql<boolean>`${isCurrent} and valid_to between ${today}::date and ${until}::date`;
    case 'enabled':
      return sql<boolean>`${isCurrent} and valid_to > ${until}::date`;
  }
}
