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

/** Written as '[]' by the database where nothing is said. */
type Found<T> = ColumnType<T, string | undefined, string>;

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
      sum_list: Found<BillComparison['sumList']>;
      differ_list: Found<{ field: DifferField; itemCount: number }[]>;
      /** Of the job that has found its entries. */
      claim: Generated<number>;
      asked_by: string;
      asked_name: string;
      asked_at: Date;
    };
    /** Rows of a file behind its headers, some together in their order. */
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
      /** Numbers and names of both sides, a line each. */
      search_text: string;
    };
  }
}
