import { useMemo, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  queryConfigGuide,
  skipConfigStep,
  type ConfigStep,
} from '../../../src/contract/management-center/management-center';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { listAddress } from '../../../src/element/navigation/list-address';
import { PortalLink } from '../PortalLink';
import { guideTexts } from './texts';

type Row = ResultOf<typeof queryConfigGuide>['stepList'][number];

/** Page on which each step is done. */
const PAGES: Readonly<Record<ConfigStep, string>> = {
  enterprise: '/companyManageSet/companyManageSet',
  departments: listAddress('/addressBook/manage/list', 'tab=departments'),
  staff: '/addressBook/manage/list',
  roles: '/permission/roleManageNew',
  costCenters: '/costCenter/dataManage',
  standards: '/standard/standardList',
  approvalFlows: '/approvalFlow/settings',
  settlement: '/settlePayment',
  invoiceTitles: '/invoice/invoiceTemplateConfig',
};
const TONES: Readonly<Record<Row['state'], Tone>> = { done: 'within', open: 'over', skipped: 'neutral' };

/** Progress of the enterprise's setup, with a link to the page of each step. */
export default function ConfigGuide() {
  const t = useTexts(guideTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryConfigGuide, {}, { live: true });
  const [asked, ask] = useState<Row>();
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'step',
        header: t.step,
        card: 'title',
        cell: ({ step }) => <PortalLink path={PAGES[step]}>{t.stepName(step)}</PortalLink>,
      },
      {
        id: 'state',
        header: t.state,
        cell: ({ state, skippedBy }) => <Tag tone={TONES[state]}>{t.stateName(state, skippedBy)}</Tag>,
      },
      { id: 'count', header: t.count, cell: ({ count }) => t.counted(count) },
    ],
    [t],
  );
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code)
    return <ErrorState message={errors.of(error)} />;
  if (!data)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} label={t.loading} />
    );
  const { stepList } = data;
  const end = () => ask(undefined);
  return (
    <Page>
      <Section title={t.steps}>
        <p>{t.progress(stepList.filter(({ state }) => state === 'done').length, stepList.length)}</p>
        <DataTable
          label={t.steps}
          columns={columns}
          rows={stepList}
          rowKey={({ step }) => step}
          rowActions={(row) =>
            row.state === 'done' ? null : (
              <Button
                size="small"
                variant="text"
                aria-haspopup="dialog"
                aria-label={`${row.state === 'open' ? t.skip : t.resume} ${t.stepName(row.step)}`}
                onClick={() => ask(row)}
              >
                {row.state === 'open' ? t.skip : t.resume}
              </Button>
            )
          }
          empty={<EmptyState title={t.nothing} />}
          framed={false}
        />
      </Section>
      {asked && (
        <ConfirmBox
          call={skipConfigStep}
          body={{ step: asked.step, isSkipped: asked.state === 'open' }}
          title={asked.state === 'open' ? t.skipTitle : t.resumeTitle}
          confirmText={asked.state === 'open' ? t.skip : t.resume}
          cancelText={t.cancel}
          onClose={end}
          onDone={end}
        >
          {asked.state === 'open' ? t.skipAsk(t.stepName(asked.step)) : t.resumeAsk(t.stepName(asked.step))}
        </ConfirmBox>
      )}
    </Page>
  );
}
