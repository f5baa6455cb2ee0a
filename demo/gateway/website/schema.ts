import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    website: {
      /** Lower case; `*` serves every host that has no site of its own. */
      host: string;
      tmc_number: string;
      logo: Generated<string>;
      backgroung_img: Generated<string>;
      website_name: string;
      plat_name: Generated<string>;
      copy_right1: Generated<string>;
      copy_right2: Generated<string>;
      version: Generated<number>;
    };
  }
}
