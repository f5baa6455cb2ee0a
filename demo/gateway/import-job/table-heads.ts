import type { TableColumn } from '../../../src/domain/table-import/table-columns';
import { gather } from '../gather';
import type { AgencyRight } from '../../../src/contract/agency/rights';
import { findTableImport, type ImportContext } from './table-imports';
import { findWholeImport } from './whole/whole-imports';

/**
 * Table whose position users may set before an upload, besides those of `defineTableImport`. An area exports it as
 * `tableHead` of its `table-head.ts`.
 */
export interface TableHead {
  kind: string;
  /** Permission object of the call that takes the table. */
  permission?: string | undefined;
  /** Right of the operator who takes it. */
  right?: AgencyRight | undefined;
  columns(context: ImportContext, variant: string): Promise<readonly TableColumn[]> | readonly TableColumn[];
}

let gathered: Promise<readonly TableHead[]> | undefined;

async function gatherTableHeads(): Promise<readonly TableHead[]> {
  const found = await gather(/\/table-head\.ts$/);
  return found.map(({ path, module }) => {
    const { tableHead } = module as { tableHead?: TableHead };
    if (tableHead === undefined) throw new Error(`${path} exports no tableHead`);
    return tableHead;
  });
}

/** undefined for an unknown kind. */
export async function findTableHead(kind: string): Promise<TableHead | undefined> {
  const tableImport = (await findTableImport(kind)) ?? (await findWholeImport(kind));
  if (tableImport !== undefined) {
    const { call, columns } = tableImport;
    const { permission, right } = call;
    return { kind, permission, right, columns };
  }
  return (await (gathered ??= gatherTableHeads())).find((one) => one.kind === kind);
}
