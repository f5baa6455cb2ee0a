import { useState } from 'react';
import {
  ENTERPRISE_STATES,
  queryAgencyEnterprise,
  queryAgencyEnterprises,
  type AgencyEnterprise,
  type EnterpriseState,
} from '../../../src/contract/agency/enterprises';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyTexts, type AgencyTexts } from '../texts';

type Open = (enterprise: AgencyEnterprise) => void;
type T = { t: AgencyTexts };

const List = listPage(
  queryAgencyEnterprises,
  { t: agencyTexts },
  {
    path: '/agency/enterprises',
    words: ({ t }) => ({
      noun: t.enterprise,
      nothing: t.noEnterprises,
      search: t.search,
      hint: t.enterpriseHint,
    }),
    filters: {
      enterpriseState: choiceFilter(ENTERPRISE_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.enterpriseState,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<{ enterpriseState: EnterpriseState }>) => filters,
    rows: ({ enterpriseList }) => enterpriseList,
    rowKey: ({ enterpriseNum }) => enterpriseNum,
    columns: ({ t }, open: Open) => enterpriseColumns(t, open),
  },
);

const stateTag = (state: EnterpriseState, t: AgencyTexts) => (
  <Tag tone={state === 'inUse' ? 'within' : 'neutral'}>{t.enterpriseState(state)}</Tag>
);

const enterpriseColumns = (t: AgencyTexts, open: Open): Column<AgencyEnterprise>[] => [
  {
    id: 'entName',
    header: t.entName,
    cell: (row) => (
      <Button variant="text" onClick={() => open(row)}>
        {row.entName}
      </Button>
    ),
  },
  { id: 'enterpriseNum', header: t.enterpriseNum, cell: ({ enterpriseNum }) => enterpriseNum },
  { id: 'entShortName', header: t.entShortName, oneLine: true, givesWay: 1, cell: (row) => row.entShortName },
  { id: 'phone', header: t.entPhone, givesWay: 2, cell: ({ phone }) => phone },
  { id: 'staffCount', header: t.staffCount, numeric: true, cell: ({ staffCount }) => staffCount },
  { id: 'state', header: t.state, cell: ({ enterpriseState }) => stateTag(enterpriseState, t) },
];

/** Enterprises of the agency. */
export default function Enterprises() {
  const [listing] = useState(() =>
    createListStore<Filters<{ enterpriseState: EnterpriseState }>, AgencyEnterprise>({
      none: { keyword: '' },
      sort: LATEST_FIRST,
    }),
  );
  const [shown, show] = useState<AgencyEnterprise>();
  return shown ? (
    <Detail enterprise={shown} onBack={() => show(undefined)} />
  ) : (
    <List listing={listing} of={show} />
  );
}

function Detail({ enterprise, onBack }: { enterprise: AgencyEnterprise; onBack(): void }) {
  const t = useTexts(agencyTexts);
  const { enterpriseNum, entName } = enterprise;
  const found = useCall(queryAgencyEnterprise, { enterpriseNum });
  const data = found.data;
  return (
    <DetailPane
      noun={t.enterprise}
      title={entName}
      row={enterpriseNum}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={data && stateTag(data.enterpriseState, t)}
    >
      {data && (
        <>
          <Section title={t.facts}>
            <Facts>
              <Fact name={t.enterpriseNum}>{data.enterpriseNum}</Fact>
              <Fact name={t.entShortName}>{data.entShortName}</Fact>
              <Fact name={t.entPhone}>{data.phone || t.never}</Fact>
              <Fact name={t.staffCount}>{String(data.staffCount)}</Fact>
            </Facts>
          </Section>
          <Section title={t.entities}>
            <Facts>
              {data.entityList.map(({ entityName, taxNo }) => (
                <Fact key={`${entityName}${taxNo}`} name={entityName}>
                  {`${t.taxNo} ${taxNo}`}
                </Fact>
              ))}
            </Facts>
          </Section>
        </>
      )}
    </DetailPane>
  );
}
