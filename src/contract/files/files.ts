import * as v from 'valibot';
import { call } from '../call';

/** What is taken, known by its content and not by its name, with the ending that names it. */
export const FILE_ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type FileType = keyof typeof FILE_ENDINGS;

/** Size of a file, in bytes. */
export const FILE_BYTES = 10 * 1024 * 1024;

export const FileNo = v.pipe(v.string(), v.regex(/^F[0-9a-f]{32}$/, '文件编号不正确'));

/** Letters of a file's name that are kept, without its ending. */
export const FILE_NAME_LETTERS = 100;
/** Files that belong to one thing, as the proofs of a refund. */
export const FILES_EACH = 5;
/** Files that were uploaded, to be attached to what is sent with them. */
export const FileNos = v.pipe(v.array(FileNo), v.maxLength(FILES_EACH, `最多上传${FILES_EACH}个文件`));

/** Files that a call is about, of one thing or of several. */
const SomeFileNos = v.pipe(v.array(FileNo), v.minLength(1, '缺少文件编号'), v.maxLength(50));

/** What people upload, and what the gateway keeps beside: pictures of people, and invoices as XML and OFD too. */
const STORED_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/xml',
  'application/ofd',
] as const;

export const StoredFile = v.object({
  fileNo: FileNo,
  fileName: v.string(),
  fileType: v.picklist(STORED_TYPES),
  fileSize: v.pipe(v.number(), v.integer()),
});
export type StoredFile = v.InferOutput<typeof StoredFile>;

/**
 * Takes one file. It is nobody's but the uploader's, and removed after a day, until a call attaches it to what it belongs
 * to; so to upload it twice changes nothing.
 */
export const fileUpload = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fileUpload',
  multipart: { fileBytes: FILE_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择文件') }),
  result: StoredFile,
  needs: 'token',
  changes: [],
});

/**
 * Makes files of the caller's own of some that they may see, as those of a request of before: the same in name and content,
 * and from then on as if they had uploaded them. In the order asked; all or none. Refused with fileUnknown and tooManyFiles.
 */
export const fileCopy = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fileCopy',
  body: v.object({ fileNos: SomeFileNos }),
  result: v.array(StoredFile),
  needs: 'token',
  mutates: true,
  changes: [],
  origin: 'suite',
});

/** Those of these files that the caller may see, each with an address that it can be fetched from for a minute. */
export const fileSearch = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fileSearch',
  body: v.object({ fileNos: SomeFileNos }),
  result: v.array(
    v.object({ ...StoredFile.entries, downloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  ),
  needs: 'token',
  reads: ['files'],
});
