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
      /** Time at which its content was stored; null during the upload. */
      stored_at: Date | null;
      /** The number of the shared content of a copy; null for its own content. */
      content_no: string | null;
      /** Owner, by the kind of the attaching area; null without one. */
      owner_kind: string | null;
      owner_no: string | null;
    };
  }
}
