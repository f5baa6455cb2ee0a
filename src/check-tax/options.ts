import { readServiceOptions, type ServiceOptions } from '../check-supplier/service-options';

export const USAGE = `travel-portal-elements check-tax <address> [options]

Holds a service that issues invoices against the protocol in docs/tax.md, and names each broken rule with its field.

  --token                 reads the bearer token from the standard input
  --issue                 also issues and reverses an invoice: on a test system alone
  --timeout <seconds>     time limit of an answer (20)
  --json                  prints the report as JSON

The token is also taken from TAX_TOKEN.
Ends with 0 if every rule is kept, with 1 if one is broken, and with 2 if the service did not answer.`;

export const readOptions = (args: readonly string[]): ServiceOptions => readServiceOptions(args, 'issue');
