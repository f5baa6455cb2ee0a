import type { Generated, GeneratedAlways } from 'kysely';
import type { Advert } from '../../../src/contract/adverts';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    advert: {
      advert_no: GeneratedAlways<number>;
      advert_group_id: string;
      tmc_number: string;
      /** null: for all enterprises of the TMC and before login. */
      enterprise_num: string | null;
      advert_space_no: string;
      label: Generated<string>;
      /** Client type; 0 for every one. */
      source_type: Generated<number>;
      advert_package: Generated<string>;
      /** 1: published. */
      state: 0 | 1;
      advert_priority: number;
      advert_count: number;
      /** Wall clock in Shanghai, YYYY-MM-DD HH:mm:ss; '' for no limit. */
      begin_effect_time: Generated<string>;
      end_effect_time: Generated<string>;
      modify_time: string;
      text_content: Generated<string>;
      image_url: Generated<string>;
      link_url: Generated<string>;
      version: Generated<number>;
      text_parts: Json<Advert['advertContent']['textParts']>;
    };
  }
}
