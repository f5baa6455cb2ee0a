import type { uploadAgencyInvoiceFile } from '../../../../src/contract/agency/invoices';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { StoredFile } from '../../../../src/contract/files/files';
import { newFileNo } from '../../files/file-no';
import { setStored } from '../../files/queries';
import type { FileStore } from '../../files/store';
import { findInvoice } from '../../invoice/list/queries';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { ownerOf } from './show';

const TYPES = [
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  // an OFD is a zip archive
  { type: 'application/ofd', ending: 'ofd', begins: [0x50, 0x4b, 0x03, 0x04] },
] as const;

/**
 * Stores a file of an invoice for its applicant, without an owner. Its row is written before its content, so that an
 * aborted upload is found and removed. Throws invoiceUnknown, fieldsInvalid.
 */
export async function receiveInvoiceFile(
  { db, operator, now }: Pick<OperatorContext, 'db' | 'operator' | 'now'>,
  store: FileStore,
  { invoiceNo, file }: ParsedBodyOf<typeof uploadAgencyInvoiceFile>,
): Promise<StoredFile> {
  const { enterprise_num: enterpriseNum } = await ownerOf(db, operator, invoiceNo);
  const invoice = await findInvoice(db, enterpriseNum, invoiceNo);
  if (invoice === undefined) throw new Fault('invoiceUnknown');
  const beginning = await beginningOf(file);
  const found = TYPES.find(
    ({ ending, begins }) =>
      file.name.toLowerCase().endsWith(`.${ending}`) && begins.every((byte, at) => beginning[at] === byte),
  );
  if (found === undefined) throw fieldsInvalid({ file: '仅支持PDF、OFD格式的发票文件' });
  const fileNo = newFileNo();
  const fileName = `电子发票_${invoiceNo}.${found.ending}`;
  await db
    .insertInto('stored_file')
    .values({
      file_no: fileNo,
      enterprise_num: enterpriseNum,
      uploader_no: invoice.applicant_no,
      file_name: fileName,
      file_type: found.type,
      file_size: file.size,
      begun_at: now,
      stored_at: null,
      content_no: null,
      owner_kind: null,
      owner_no: null,
    })
    .execute();
  await store.write(fileNo, file);
  await setStored(db, fileNo, now);
  return { fileNo, fileName, fileType: found.type, fileSize: file.size };
}

/** First bytes of an uploaded file, which can only be read from its beginning. */
async function beginningOf(file: File): Promise<number[]> {
  const longest = Math.max(...TYPES.map(({ begins }) => begins.length));
  const beginning: number[] = [];
  for await (const piece of file.stream()) {
    beginning.push(...piece.subarray(0, longest));
    if (beginning.length >= longest) break;
  }
  return beginning;
}
