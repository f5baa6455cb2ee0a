import type { ColumnType, Generated } from 'kysely';
import type {
  BillComparison,
  ComparedItem,
  CompareKey,
  CompareResult,
  ComparisonState,
  DifferField,
  RecordField,
  RecordRow,
} from '../../../../src/contract/settlement/compare';
import type { Json } from '../../db/schema';

/** JSON that the database defaults to '[]'. */
type FindingsColumn<T> = ColumnType<T, string | undefined, string>;

declare module '../../db/schema' {
  interface Schema {
    bill_comparison: {
      comparison_no: string;
      enterprise_num: string;
      bill_no: string;
      file_name: string;
      comparison_state: ComparisonState;
      compare_by: CompareKey;
      header_list: Json<string[]>;
      column_list: Json<{ field: RecordField; place: number }[]>;
      row_count: number;
      rows_done: Generated<number>;
      sum_list: FindingsColumn<BillComparison['sumList']>;
      differ_list: FindingsColumn<{ field: DifferField; itemCount: number }[]>;
      /** Claim of the job that has written its entries. */
      claim: Generated<number>;
      asked_by: string;
      asked_name: string;
      asked_at: Date;
    };
    /** Rows of a file after its header row, stored in chunks in their order. */
    bill_comparison_part: { comparison_no: string; part_no: number; row_list: Json<string[][]> };
    bill_comparison_item: {
      comparison_no: string;
      claim: number;
      item_no: number;
      result: CompareResult;
      line_nos: number[];
      row_list: Json<RecordRow[]>;
      bill_amount: number;
      record_amount: number;
      differ_fields: DifferField[];
      wrong_list: Json<ComparedItem['wrongList']>;
      /** Numbers and names of both sides, one per line. */
      search_text: string;
    };
  }
}
