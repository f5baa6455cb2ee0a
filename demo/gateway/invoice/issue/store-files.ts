import type { Database } from '../../db/database';
import { newFileNo } from '../../files/file-no';
import type { FileStore } from '../../files/store';
import { INVOICE_FILES } from '../file-owner';
import type { InvoiceRow } from '../list/queries';
import type { TaxDocument, TaxFile } from '../port/port';

const ENDINGS: Readonly<Record<TaxFile['fileType'], string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/ofd': 'ofd',
};

interface FileContext {
  db: Database;
  files: FileStore;
  now: Date;
}

/**
 * Stores the files of the port without an owner. After a crash before `attachTo` they are removed like unused uploads.
 */
export async function storeFiles(
  { db, files, now }: FileContext,
  { enterprise_num, applicant_no, invoice_state, invoice_type }: InvoiceRow,
  document: TaxDocument,
): Promise<string[]> {
  const noun = invoice_type === 'itinerary' ? '行程单' : '发票';
  const kind = `${invoice_state === 'reversing' ? '红字' : '电子'}${noun}`;
  // created at the same moment, they are listed by number
  const fileNos = document.files.map(() => newFileNo()).sort();
  for (const [at, fileNo] of fileNos.entries()) {
    const file = document.files[at];
    if (file === undefined) throw new Error('More numbers than files');
    const { fileType, content } = file;
    const fileName = `${kind}_${document.taxInvoiceNo}.${ENDINGS[fileType]}`;
    await db
      .insertInto('stored_file')
      .values({
        file_no: fileNo,
        enterprise_num,
        uploader_no: applicant_no,
        file_name: fileName,
        file_type: fileType,
        file_size: content.length,
        begun_at: now,
        stored_at: null,
        content_no: null,
        owner_kind: null,
        owner_no: null,
      })
      .execute();
    await files.write(fileNo, new File([new Uint8Array(content)], fileName, { type: fileType }));
  }
  return fileNos;
}

/** Makes the invoice the owner of the files. */
export async function attachTo(
  tx: Database,
  invoiceNo: string,
  fileNos: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ stored_at: now, owner_kind: INVOICE_FILES, owner_no: invoiceNo })
    .where('file_no', 'in', fileNos)
    .execute();
}
