import type { Generated, GeneratedAlways } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    mail: {
      mail_no: GeneratedAlways<number>;
      /** Unique subject key, e.g. `notice 12`. */
      about: string;
      /**
       * handedOver: it may have reached the mail server; needless: its reason or its receiver no longer existed;
       * uncertain: handed over without an answer.
       */
      state: Generated<'waiting' | 'handedOver' | 'sent' | 'needless' | 'failed' | 'uncertain'>;
      made_at: Date;
      ended_at: Date | null;
    };
    /** Mails of a gateway without a mail server, for the developer pages. */
    kept_mail: { mail_no: number; address: string; subject: string; content: string; kept_at: Date };
  }
}
