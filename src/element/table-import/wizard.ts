import type { GenericSchema } from 'valibot';
import type { ReactNode } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { WrongCell } from '../../contract/import-job/import-job';
import type { PreviewRow } from '../../contract/import-job/table-import';
import type { ImportCalls } from './import-calls';

export interface ImportResult {
  rowCount: number;
  wrongCount: number;
  importJobNo: string | null;
  wrongList: WrongCell[];
  addCount?: number | undefined;
  changeCount?: number | undefined;
  sameCount?: number | undefined;
  previewList?: PreviewRow[] | undefined;
}

/** A call as `tableImportCall` declares it. */
export type ImportCall = Call<GenericSchema, GenericSchema<unknown, ImportResult>> & {
  kind: string;
  rows: number;
  fileBytes: number;
};

/** Common body for all files. */
export interface SentFile {
  file: File;
  dryRun: '0' | '1';
  /** JSON of a `TablePlace`, when the user has set the position of the table. */
  table?: string;
}

/** A checked file. */
export interface Looked<C extends ImportCall> extends Pick<SentFile, 'file' | 'table'> {
  result: ResultOf<C>;
}

/** Numbers of rows of a keyed table that are added, and that change existing records. */
export interface WrittenCounts {
  added: number;
  changed: number;
}

interface ImportTexts {
  chooseFile: string;
  file: string;
  fileHint(rows: number, megabytes: number): string;
  /** Counter word of rows. */
  unit: string;
  allOrNone: string;
  nothing: string;
  import(count: number, written: WrittenCounts): string;
  uncertain(why: string): string;
  changed: string;
}

/**
 * Wizard of an import: file, position of the table and columns where they are not recognised, preview, progress,
 * outcome, history and undoing.
 *
 *     <TableImport
 *       wizard={{
 *         call: importGuests, bodyOf: (sent) => sent, texts: { ...t, import: t.importGuests }, question: t.question,
 *         template: { headers: GUEST_HEADERS, name: t.templateName }, changes: guests.add,
 *       }}
 *     />
 */
export interface Wizard<C extends ImportCall> {
  call: C;
  /** Calls about its imports; default those of staff. */
  calls?: ImportCalls;
  /** Table of the kind, where there are several; refusals of other variants are not shown. */
  variant?: string;
  bodyOf(sent: SentFile): BodyOf<C>;
  texts: ImportTexts;
  /** Consequences of a step, shown before its confirmation. */
  question(count: number, written: WrittenCounts): string;
  template: { headers: readonly string[] | undefined; name: string };
  /** Data areas that the rows change. */
  changes: Pick<Call, 'changes'>;
  /**
   * Counts besides those of all rows and of wrong ones; a text for an amount. `toWrite`: number of rows to write; default all, for a keyed
   * table those that it adds or changes.
   */
  countsOf?(result: ResultOf<C>): readonly (readonly [name: string, count: number | string])[];
  toWrite?(result: ResultOf<C>): number;
  /** Content above and below the field of the file. */
  before?: ReactNode;
  after?: ReactNode;
  /** True when the element declares the parts `file`, `preview` and `progress`. */
  hasParts?: boolean;
  onLooked?(): void;
  onBegun?(): void;
}
