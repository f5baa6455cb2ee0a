import type { AgencyRight } from '../../src/contract/agency/rights';

export interface AgencyPageProps {
  /** Rights of the operator; the gateway refuses what they do not allow. */
  rights: readonly AgencyRight[];
}
