import { useState } from 'react';
import { queryStandardPriority } from '../../../src/contract/standards/priority';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PriorityDialog } from './PriorityDialog';
import { priorityTexts } from './texts';

/** Priority among several travel standards that apply to one person. */
export default function StandardPriority({ host }: PageProps) {
  const t = useTexts(priorityTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryStandardPriority, {}, { live: true });
  const [isEdited, setEdited] = useState(false);
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code)
    return <ErrorState message={errors.of(error)} />;
  if (!data)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} label={t.loading} />
    );
  return (
    <Page>
      <Toolbar>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited(true)}>
          {t.edit}
        </Button>
      </Toolbar>
      <Section title={t.order}>
        <p>{t.orderHint}</p>
        <ol>
          {data.scopes.map((scope) => (
            <li key={scope}>{t.scopeName(scope)}</li>
          ))}
        </ol>
      </Section>
      <Section title={t.departments}>
        <p>
          <strong>{t.ruleName(data.departments)}</strong>
        </p>
        <p>{t.ruleHint(data.departments)}</p>
      </Section>
      {isEdited && (
        <PriorityDialog
          host={host}
          from={data}
          onReload={() => refetch().then((answer) => answer.data)}
          onClose={() => setEdited(false)}
        />
      )}
    </Page>
  );
}
