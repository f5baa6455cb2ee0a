import { useMemo, useState } from 'react';
import {
  alterAgencyParameter,
  queryAgencyParameters,
  type AgencyParam,
  type AgencyParameter,
} from '../../../src/contract/agency/platform/parameters';
import {
  BOOKING_RULES,
  isBookingParam,
  parameterLabel,
  PORTAL_RULES,
} from '../../../src/domain/agency/parameters';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Tag } from '../../../src/ui/feedback/Tag';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { ParameterDialog } from './ParameterDialog';
import { parameterTexts, type ParameterTexts } from './texts';

interface Props {
  params: readonly AgencyParam[];
  hint: string;
  mayManage: boolean;
}
type DialogState = { kind: 'alter' | 'reset'; parameter: AgencyParameter };

const said = (param: AgencyParam, value: string, t: ParameterTexts): string =>
  isBookingParam(param) ? `${value}${BOOKING_RULES[param].unit}` : value || t.empty;

const columnsOf = (t: ParameterTexts): Column<AgencyParameter>[] => [
  { id: 'param', header: t.parameter, cell: ({ param }) => parameterLabel(param) },
  {
    id: 'value',
    header: t.value,
    cell: ({ param, ownValue, standardValue }) => said(param, ownValue ?? standardValue, t),
  },
  {
    id: 'source',
    header: t.source,
    cell: ({ ownValue }) =>
      ownValue === null ? <Tag tone="neutral">{t.ofStandard}</Tag> : <Tag tone="accent">{t.ofAgency}</Tag>,
  },
  { id: 'standard', header: t.standard, givesWay: 2, cell: (row) => said(row.param, row.standardValue, t) },
  {
    id: 'meaning',
    header: t.meaning,
    givesWay: 1,
    cell: ({ param }) => (isBookingParam(param) ? BOOKING_RULES[param].hint : PORTAL_RULES[param].hint),
  },
];

/** Some parameters with their own and standard values, and the latest changes of all. */
export function ParameterList({ params, hint, mayManage }: Props) {
  const t = useTexts(parameterTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const { data, error, isFetching, refetch } = useCall(queryAgencyParameters, {});
  const [asked, ask] = useState<DialogState>();
  const columns = useMemo(() => columnsOf(t), [t]);
  if (data === undefined && error)
    return <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  const rows = data?.parameterList.filter(({ param }) => params.includes(param)) ?? [];
  const done = () => {
    host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
    ask(undefined);
  };
  return (
    <>
      <p>{hint}</p>
      <DataTable
        label={t.parameter}
        columns={columns}
        rows={rows}
        rowKey={({ param }) => param}
        loading={data === undefined}
        empty={<EmptyState title={t.nothing} />}
        rowActions={mayManage ? (row) => <Actions parameter={row} ask={ask} /> : undefined}
      />
      {data && <History entries={data.historyList} />}
      {asked?.kind === 'alter' && (
        <ParameterDialog parameter={asked.parameter} onSaved={done} onClose={() => ask(undefined)} />
      )}
      {asked?.kind === 'reset' && (
        <ConfirmBox
          call={alterAgencyParameter}
          body={{ param: asked.parameter.param, seenValue: asked.parameter.ownValue, value: null }}
          title={t.toStandard}
          confirmText={t.toStandard}
          cancelText={t.cancel}
          onClose={() => ask(undefined)}
          onDone={done}
        >
          {t.standardAsk(
            parameterLabel(asked.parameter.param),
            said(asked.parameter.param, asked.parameter.standardValue, t),
          )}
        </ConfirmBox>
      )}
    </>
  );
}

function Actions({ parameter, ask }: { parameter: AgencyParameter; ask(asked: DialogState): void }) {
  const t = useTexts(parameterTexts);
  const button = (text: string, kind: DialogState['kind']) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${parameterLabel(parameter.param)}`}
      onClick={() => ask({ kind, parameter })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, 'alter')}
      {parameter.ownValue !== null && button(t.toStandard, 'reset')}
    </>
  );
}
