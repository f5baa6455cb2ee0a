import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  COMPARE_KEYS,
  matchBillComparison,
  type queryBillComparison,
} from '../../../src/contract/settlement/compare';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { MatchColumns } from '../../../src/element/table-import/MatchColumns';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { compareTexts } from './texts';

interface Props {
  settling: SettlementStore;
  found: ResultOf<typeof queryBillComparison>;
}

/** Form that compares again with another key or other columns of the file. */
export function RepeatComparison({ settling, found: { comparison, headerList, columnList } }: Props) {
  const t = useTexts(compareTexts);
  const errors = useTexts(errorTexts);
  const matching = useIntent(matchBillComparison);
  const [problem, setProblem] = useState('');
  const [compareBy, setCompareBy] = useState(comparison.compareBy);
  const { comparisonNo } = comparison;

  async function compareAnew(chosen: typeof columnList): Promise<void> {
    setProblem('');
    const ended = await matching.send({ comparisonNo, compareBy, columnList: chosen });
    // the new comparison numbers its entries anew
    if (ended.kind === 'done') return settling.comparing.unchoose();
    settling.host.report(ended.error);
    setProblem(errors.of(ended.error));
  }
  return (
    <MatchColumns
      headerList={headerList}
      columnList={columnList}
      needed={['amount', compareBy === 'ticket' ? 'ticketNo' : 'orderNo']}
      fieldName={t.fieldName}
      nowhere={t.nowhere}
      isChanged={compareBy !== comparison.compareBy}
      submit={t.compareAnew}
      submitting={t.comparingAnew}
      isSending={matching.isSending}
      problem={problem}
      onSubmit={(chosen) => void compareAnew(chosen)}
    >
      <div className="st-compare-by">
        <Segmented
          label={t.compareBy}
          options={COMPARE_KEYS.map((value) => ({ value, label: t.keyName(value) }))}
          value={compareBy}
          onChange={setCompareBy}
        />
        <p className="st-hint">{t.keyHint}</p>
      </div>
    </MatchColumns>
  );
}
