import type { ColumnType, Generated } from 'kysely';
import type { AppKind } from '../../../src/contract/app-download/app-download';

declare module '../db/schema' {
  interface Schema {
    app_info: { tmc_number: string; app_title: string; description: Generated<string> };
    app_release: {
      tmc_number: string;
      kind: AppKind;
      url: string;
      version: Generated<string>;
      size_bytes: number | null;
      /** YYYY-MM-DD. */
      released_on: string | null;
      /** Release notes, one per line; stored as JSON. */
      notes: ColumnType<string[], string, string>;
    };
  }
}
