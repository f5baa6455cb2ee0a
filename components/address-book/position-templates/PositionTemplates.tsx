import { useState } from 'react';
import {
  queryPositionTemplates,
  takePositionTemplate,
  type PositionTemplate,
} from '../../../src/contract/address-book/position-templates';
import type { ResultOf } from '../../../src/contract/call';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import type { SubmissionFailure } from '../../../src/element/submission/form-submission';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Page } from '../../../src/ui/layout/Page';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { positionTemplateTexts } from './texts';

/** Position templates by line of business, which the enterprise copies into its own positions. */
export default function PositionTemplates() {
  const t = useTexts(positionTemplateTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryPositionTemplates, {}, { live: true });
  const [chosen, choose] = useState('');
  if (!data)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={6} label={t.loading} />
    );
  const { templateList } = data;
  const template = templateList.find(({ templateNO }) => templateNO === chosen) ?? templateList[0];
  if (template === undefined) return null;
  return (
    <Tabs
      label={t.templates}
      tabs={templateList.map(({ templateNO, templateName }) => ({
        value: templateNO,
        label: templateName,
      }))}
      value={template.templateNO}
      onChange={choose}
    >
      <Template key={template.templateNO} template={template} />
    </Tabs>
  );
}

function Template({ template: { templateNO, positionList } }: { template: PositionTemplate }) {
  const host = useHost();
  const t = useTexts(positionTemplateTexts);
  const taking = useIntent(takePositionTemplate);
  const [names, choose] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<SubmissionFailure>();
  const [taken, setTaken] = useState<ResultOf<typeof takePositionTemplate>>();
  const open = positionList.filter(({ isThere }) => !isThere).map(({ positionName }) => positionName);
  const isAll = open.length > 0 && open.every((name) => names.has(name));

  async function take(): Promise<void> {
    if (taking.isSending) return;
    setProblem(undefined);
    setTaken(undefined);
    const sent = await taking.send({ templateNO, positionNameList: [...names] });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
      return;
    }
    choose(new Set());
    setTaken(sent.result);
  }
  function toggle(name: string, isChosen: boolean): void {
    const next = new Set(names);
    if (isChosen) next.add(name);
    else next.delete(name);
    choose(next);
  }
  return (
    <Page>
      <p>{t.intro}</p>
      <div role="group" aria-label={t.positions}>
        <FormGrid>
          {positionList.map(({ positionName, isThere }) => (
            <Checkbox
              key={positionName}
              checked={isThere || names.has(positionName)}
              disabled={isThere}
              onChange={(isChosen) => toggle(positionName, isChosen)}
            >
              {isThere ? t.there(positionName) : positionName}
            </Checkbox>
          ))}
        </FormGrid>
      </div>
      <SubmissionProblem problem={problem} />
      <div role="status">
        {taken && <p>{t.added(taken.addedList)}</p>}
        {taken && taken.skippedList.length > 0 && <p>{t.skipped(taken.skippedList)}</p>}
      </div>
      <Toolbar>
        {open.length > 0 && (
          <Button onClick={() => choose(isAll ? new Set() : new Set(open))}>{isAll ? t.none : t.all}</Button>
        )}
        <Button
          variant="primary"
          loading={taking.isSending}
          loadingText={t.taking}
          disabled={names.size === 0}
          onClick={() => void take()}
        >
          {t.take(names.size)}
        </Button>
      </Toolbar>
    </Page>
  );
}
