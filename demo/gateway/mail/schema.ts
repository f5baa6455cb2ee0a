import type { Generated, GeneratedAlways } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    mail: {
      mail_no: GeneratedAlways<number>;
      /** Of what it tells, e.g. `notice 12`: a mail each. */
      about: string;
      /**
       * handedOver: it may have reached the mail server; needless: there was nothing to tell any more, or no receiver;
       * uncertain: handed over, and no answer came.
       */
      state: Generated<'waiting' | 'handedOver' | 'sent' | 'needless' | 'failed' | 'uncertain'>;
      made_at: Date;
      ended_at: Date | null;
    };
    /** Mails of a gateway without a mail server, for the developer pages. */
    kept_mail: { mail_no: number; address: string; subject: string; content: string; kept_at: Date };
  }
}
