import '../db/schema';

declare module '../db/schema' {
  interface Schema {
    /** Pictures of an agency's sites and adverts; the file store has their content under their number. */
    site_picture: {
      picture_no: string;
      tmc_number: string;
      /** Bytes. */
      file_size: number;
      made_at: Date;
      /** Time at which its content was stored; null during the upload and the removal. */
      stored_at: Date | null;
    };
  }
}
