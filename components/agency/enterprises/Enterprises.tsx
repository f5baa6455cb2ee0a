import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { addEnterprise } from '../../../src/contract/agency/enterprise-setup';
import {
  ENTERPRISE_STATES,
  queryAgencyEnterprises,
  type AgencyEnterprise,
  type EnterpriseState,
} from '../../../src/contract/agency/enterprises';
import type { ResultOf } from '../../../src/contract/call';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { LinkDialog } from '../LinkDialog';
import type { AgencyPageProps } from '../page-props';
import { agencyTexts, type AgencyTexts } from '../texts';
import { EnterpriseDetail } from './EnterpriseDetail';
import { EnterpriseDialog } from './EnterpriseDialog';
import { SandboxTag, StateTag } from './StateTag';
import { agencyEnterprisesTexts } from './texts';

type MadeEnterprise = ResultOf<typeof addEnterprise>;
type DialogState = { kind: 'add' } | { kind: 'made'; made: MadeEnterprise };

interface Of {
  open(enterprise: AgencyEnterprise): void;
  /** Undefined for operators who may not. */
  add: (() => void) | undefined;
}
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
    columns: ({ t }, { open }: Of) => enterpriseColumns(t, open),
    Actions: AddButton,
  },
);

const enterpriseColumns = (t: AgencyTexts, open: Of['open']): Column<AgencyEnterprise>[] => [
  {
    id: 'entName',
    header: t.entName,
    cell: (row) => (
      <>
        <Button variant="text" onClick={() => open(row)}>
          {row.entName}
        </Button>
        {row.isSandbox && <SandboxTag />}
      </>
    ),
  },
  { id: 'enterpriseNum', header: t.enterpriseNum, cell: ({ enterpriseNum }) => enterpriseNum },
  { id: 'entShortName', header: t.entShortName, oneLine: true, givesWay: 1, cell: (row) => row.entShortName },
  { id: 'phone', header: t.entPhone, givesWay: 2, cell: ({ phone }) => phone },
  { id: 'staffCount', header: t.staffCount, numeric: true, cell: ({ staffCount }) => staffCount },
  { id: 'state', header: t.state, cell: ({ enterpriseState }) => <StateTag state={enterpriseState} /> },
];

/** Enterprises of the agency. */
export default function Enterprises({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<{ enterpriseState: EnterpriseState }>, AgencyEnterprise>({
      none: { keyword: '' },
      sort: LATEST_FIRST,
    }),
  );
  const [shown, open] = useState<AgencyEnterprise>();
  const [asked, ask] = useState<DialogState>();
  const [of] = useState((): Of => ({
    open,
    add: rights.includes('manageEnterprises') ? () => ask({ kind: 'add' }) : undefined,
  }));
  const end = () => ask(undefined);
  return (
    <>
      {shown ? (
        <EnterpriseDetail enterprise={shown} rights={rights} onBack={() => open(undefined)} />
      ) : (
        <List listing={listing} of={of} />
      )}
      {asked?.kind === 'add' && (
        <EnterpriseDialog
          mayManageContracts={rights.includes('manageContracts')}
          onMade={(made) => ask({ kind: 'made', made })}
          onClose={end}
        />
      )}
      {asked?.kind === 'made' && <Made made={asked.made} onClose={end} />}
    </>
  );
}

function AddButton({ of: { add } }: { of: Of }) {
  const t = useTexts(agencyEnterprisesTexts);
  if (add === undefined) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={add}>
      {t.add}
    </Button>
  );
}

/** The link of the main administrator. */
function Made({ made: { adminName, link }, onClose }: { made: MadeEnterprise; onClose(): void }) {
  const t = useTexts(agencyEnterprisesTexts);
  return (
    <LinkDialog title={t.add} label={t.passwordLink} {...link} onClose={onClose}>
      <p>{t.made(adminName)}</p>
    </LinkDialog>
  );
}
