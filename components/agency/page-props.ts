import type { AgencyRight } from '../../src/contract/agency/rights';

export interface AgencyPageProps {
  /** Rights of the operator. The gateway refuses calls that they do not allow. */
  rights: readonly AgencyRight[];
}
