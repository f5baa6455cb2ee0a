import * as v from 'valibot';
import { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { addCostImport, UNDO_HOURS } from '../../../../src/contract/cost-center/import';
import {
  importColumns,
  importHeaders,
  recogniseColumns,
} from '../../../../src/domain/cost-center/import-columns';
import { defineWholeImport } from '../../import-job/whole/whole-imports';
import { writeRows } from './apply';
import { checkFile } from './check-file';
import { beginUndo, takeBack } from './undo';
import type { StepRow } from './steps';
import { lockObjects, ownerOf } from './write';

const kindOf = (variant: string): CostKind => (v.is(CostKind, variant) ? variant : 'accountingEntity');

export const wholeImport = defineWholeImport<StepRow>({
  call: addCostImport,
  undoHours: UNDO_HOURS,
  columns: (_context, variant) => importColumns(kindOf(variant)),
  headersOf: (variant) => importHeaders(kindOf(variant)),
  placesOf: (variant, headers) => recogniseColumns(kindOf(variant), headers),
  lock: (db, job) => lockObjects(db, ownerOf(job)),
  check: checkFile,
  isLast: ([first]) => first?.how === 'open',
  write: writeRows,
  beginUndo,
  takeBack,
});
