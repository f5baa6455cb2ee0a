import * as v from 'valibot';
import { call } from '../call';

/** Accepted types, detected by content and not by name, with the file ending of each. */
export const FILE_ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type FileType = keyof typeof FILE_ENDINGS;

/** Size of a file, in bytes. */
export const FILE_BYTES = 10 * 1024 * 1024;

export const FileNo = v.pipe(v.string(), v.regex(/^F[0-9a-f]{32}$/, '文件编号不正确'));

/** Letters of a file's name that are stored, without its ending. */
export const FILE_NAME_LETTERS = 100;
/** Maximum number of files of one record, such as the proofs of a refund. */
export const FILES_EACH = 5;
/** Uploaded files that a request attaches. */
export const FileNos = v.pipe(v.array(FileNo), v.maxLength(FILES_EACH, `最多上传${FILES_EACH}个文件`));

/** Files of a call, which may belong to several records. */
const SomeFileNos = v.pipe(v.array(FileNo), v.minLength(1, '缺少文件编号'), v.maxLength(50));

/** Accepted types, and further ones that the gateway stores: pictures of people, and invoices as XML and OFD too. */
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
 * Uploads one file. It is accessible only to the uploader, and removed after a day, until a call attaches it to a
 * record; so to upload it twice changes nothing.
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
 * Copies files that the caller may see, such as those of an earlier request, into the caller's own files: the same in
 * name and content, and from then on as if the caller had uploaded them. In the requested order; all or none. Throws
 * fileUnknown and tooManyFiles.
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

/**
 * Returns those of the files that the caller may see, each with an address from which it can be downloaded for a
 * minute.
 */
export const fileSearch = call({
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/fileUploadController/v1/fileSearch',
  body: v.object({ fileNos: SomeFileNos }),
  result: v.array(
    v.object({ ...StoredFile.entries, downloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  ),
  discloses: true,
  needs: 'token',
  reads: ['files'],
});
