import type { StoredFile } from '../../../src/contract/files/files';

declare module '../db/schema' {
  interface Schema {
    stored_file: {
      file_no: string;
      enterprise_num: string;
      uploader_no: string;
      file_name: string;
      file_type: StoredFile['fileType'];
      file_size: number;
      begun_at: Date;
      /** Its content is in the store; null while it comes in. */
      stored_at: Date | null;
      /** The number its content is kept under, for a copy of another file; null for its own. */
      content_no: string | null;
      /** What it belongs to, in the words of the area that attached it; null for nothing yet. */
      owner_kind: string | null;
      owner_no: string | null;
    };
  }
}
