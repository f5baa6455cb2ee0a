import { UsageError } from '../command/usage-error';
import { parseOptions, serviceOptionsOf, type ServiceOptions } from './service-options';

export const USAGE = `travel-portal-elements check-supplier <address> [options]

Holds a supplier of flights against the protocol in docs/supplier.md, and names each broken rule with its field.

  --token                 reads the bearer token from the standard input
  --book                  also books, issues, changes and refunds: on a test system alone
  --pending <seconds>     time for which a change that is at work (HTTP 202) is asked for again (180)
  --timeout <seconds>     time limit of an answer (20)
  --json                  prints the report as JSON

The token is also taken from SUPPLIER_TOKEN.
Ends with 0 if every rule is kept, with 1 if one is broken, and with 2 if the supplier did not answer.`;

export interface SupplierOptions extends ServiceOptions {
  /** Time in ms for which a change at work is asked for again. */
  pendingMs: number;
}

/** Throws UsageError. */
export function readOptions(args: readonly string[]): SupplierOptions {
  const parsed = parseOptions(args, ['book'], ['pending']);
  const seconds = Number(parsed.values['pending'] ?? 180);
  if (!(seconds >= 0 && seconds <= 3600))
    throw new UsageError('--pending is a number of seconds up to 3600.');
  return { ...serviceOptionsOf(parsed, 'book'), pendingMs: seconds * 1000 };
}
