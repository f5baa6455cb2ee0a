import type { Generated } from 'kysely';
import type { CommentState, CommentTag, StarCount } from '../../../src/contract/comment/comments';

interface VersionedColumns {
  enterprise_num: string;
  version: Generated<number>;
  /** null while unchanged since the initial data. */
  modified_at: Generated<Date | null>;
}

declare module '../db/schema' {
  interface Schema {
    comment_config: VersionedColumns & {
      config_key: string;
      is_enable: boolean;
      comment_days: number;
      is_anonymous_allowed: boolean;
      held_words: string;
    };
    trip_comment: VersionedColumns & {
      comment_no: Generated<string>;
      order_no: string;
      segment_no: number;
      passenger_no: number;
      staff_no: string;
      /** Department of the author at the time of the comment. */
      dept_no: string;
      flight_no: string;
      /** Code of the carrier. */
      airline: string;
      airline_name: string;
      dep_city_name: string;
      arr_city_name: string;
      take_off_time: string;
      dep_date: string;
      /** Overall rating of all three. */
      stars: StarCount;
      punctuality: StarCount;
      cabin: StarCount;
      service: StarCount;
      content: string;
      tags: CommentTag[];
      is_anonymous: boolean;
      comment_state: CommentState;
      hidden_reason: Generated<string>;
      reply: Generated<string>;
      created_at: Date;
    };
  }
}
