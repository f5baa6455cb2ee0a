import { useMemo } from 'react';
import type { DirectoryToken } from '../../../src/contract/agency/connections/directory-sync';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { tokenColumns } from './columns';
import { directoryTexts } from './texts';

/** Tokens that may work at once; the gateway holds the limit. */
const MOST_LIVE = 2;

interface Props {
  tokens: readonly DirectoryToken[];
  /** Both undefined for operators who may not. */
  onAdd: (() => void) | undefined;
  onEnd: ((tokenNo: number) => void) | undefined;
}

/** Tokens of a directory, without their texts. */
export function TokenSection({ tokens, onAdd, onEnd }: Props) {
  const t = useTexts(directoryTexts);
  const columns = useMemo(() => tokenColumns(t), [t]);
  const endButton = ({ tokenNo, isLive }: DirectoryToken) =>
    isLive && (
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-label={`${t.end} ${t.tokenName(tokenNo)}`}
        onClick={() => onEnd?.(tokenNo)}
      >
        {t.end}
      </Button>
    );
  return (
    <Section title={t.tokens}>
      <DataTable
        label={t.tokenList}
        columns={columns}
        rows={tokens}
        rowKey={({ tokenNo }) => String(tokenNo)}
        rowActions={onEnd && endButton}
        framed={false}
        empty={<EmptyState title={t.noTokens} />}
      />
      {onAdd && tokens.filter(({ isLive }) => isLive).length < MOST_LIVE && (
        <div>
          <Button aria-haspopup="dialog" onClick={onAdd}>
            {t.addToken}
          </Button>
        </div>
      )}
    </Section>
  );
}
