import { readServiceOptions, type ServiceOptions } from './service-options';

export const USAGE = `travel-portal-elements check-supplier <address> [options]

Holds a supplier of flights against the protocol in docs/supplier.md, and names each broken rule with its field.

  --token                 reads the bearer token from the standard input
  --book                  also books, issues, changes and refunds: on a test system alone
  --timeout <seconds>     time limit of an answer (20)
  --json                  prints the report as JSON

The token is also taken from SUPPLIER_TOKEN.
Ends with 0 if every rule is kept, with 1 if one is broken, and with 2 if the supplier did not answer.`;

export const readOptions = (args: readonly string[]): ServiceOptions => readServiceOptions(args, 'book');
