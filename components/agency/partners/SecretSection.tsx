import { useMemo } from 'react';
import type { PartnerSecret } from '../../../src/contract/agency/connections/partners';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { secretColumns } from './columns';
import { partnerTexts } from './texts';

/** Secrets that may work at once; the gateway holds the limit. */
const MOST_LIVE = 2;

interface Props {
  secrets: readonly PartnerSecret[];
  /** Both undefined for operators who may not. */
  onRotate: (() => void) | undefined;
  onEnd: ((secretNo: number) => void) | undefined;
}

/** Secrets of an application, without their texts. */
export function SecretSection({ secrets, onRotate, onEnd }: Props) {
  const t = useTexts(partnerTexts);
  const columns = useMemo(() => secretColumns(t), [t]);
  const endButton = ({ secretNo, isLive }: PartnerSecret) =>
    isLive && (
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-label={`${t.end} ${t.secretName(secretNo)}`}
        onClick={() => onEnd?.(secretNo)}
      >
        {t.end}
      </Button>
    );
  return (
    <Section title={t.secrets}>
      <DataTable
        label={t.secrets}
        columns={columns}
        rows={secrets}
        rowKey={({ secretNo }) => String(secretNo)}
        rowActions={onEnd && endButton}
        framed={false}
        empty={<EmptyState title={t.noSecrets} />}
      />
      {onRotate && secrets.filter(({ isLive }) => isLive).length < MOST_LIVE && (
        <div>
          <Button aria-haspopup="dialog" onClick={onRotate}>
            {t.rotate}
          </Button>
        </div>
      )}
    </Section>
  );
}
