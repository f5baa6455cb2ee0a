import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  OPERATOR_STATES,
  queryOperators,
  stopOperator,
  type AgencyOperator,
  type OperatorLink,
  type OperatorState,
} from '../../../src/contract/agency/operators';
import { AGENCY_ROLES, type AgencyRole } from '../../../src/contract/agency/rights';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DualControl } from '../dual-control/DualControl';
import { LinkDialog } from '../LinkDialog';
import type { AgencyPageProps } from '../page-props';
import { agencyTexts, type AgencyTexts } from '../texts';
import { operatorColumns } from './columns';
import { OperatorDialog } from './OperatorDialog';
import { RenewDialog } from './RenewDialog';
import { RestartDialog } from './RestartDialog';

type DialogState =
  | { kind: 'edit'; operator: AgencyOperator | undefined }
  | { kind: 'stop' | 'restart' | 'link'; operator: AgencyOperator }
  | { kind: 'made'; link: OperatorLink };

interface Of {
  mayManage: boolean;
  ask(asked: DialogState): void;
}

interface OperatorFilters {
  role: AgencyRole;
  operatorState: OperatorState;
}
type T = { t: AgencyTexts };

const List = listPage(
  queryOperators,
  { t: agencyTexts },
  {
    path: '/agency/operators',
    words: ({ t }) => ({ noun: t.operator, nothing: t.noOperators, search: t.search, hint: t.operatorHint }),
    filters: {
      role: choiceFilter(AGENCY_ROLES, {
        label: ({ t }: T) => t.role,
        name: ({ t }) => t.roleName,
        all: ({ t }) => t.allRoles,
      }),
      operatorState: choiceFilter(OPERATOR_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.operatorState,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<OperatorFilters>) => filters,
    rows: ({ operatorList }) => operatorList,
    rowKey: ({ operatorNo }) => operatorNo,
    columns: ({ t }, _of: Of) => operatorColumns(t),
    rowActions: (operator, of) => of.mayManage && <Actions operator={operator} of={of} />,
    Actions: AddButton,
  },
);

function AddButton({ of: { mayManage, ask } }: { of: Of }) {
  const t = useTexts(agencyTexts);
  if (!mayManage) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'edit', operator: undefined })}>
      {t.add}
    </Button>
  );
}

function Actions({ operator, of: { ask } }: { operator: AgencyOperator; of: Of }) {
  const t = useTexts(agencyTexts);
  const { operatorName, operatorState, isCaller } = operator;
  const button = (text: string, asked: DialogState) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${operatorName}`}
      onClick={() => ask(asked)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, { kind: 'edit', operator })}
      {!isCaller && operatorState !== 'stopped' && button(t.link, { kind: 'link', operator })}
      {!isCaller && operatorState !== 'stopped' && button(t.stop, { kind: 'stop', operator })}
      {!isCaller && operatorState === 'stopped' && button(t.restart, { kind: 'restart', operator })}
    </>
  );
}

/** Operators of the agency: adding, changing, stopping them, and links for their first access. */
export default function Operators({ rights }: AgencyPageProps) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<OperatorFilters>, AgencyOperator>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [asked, ask] = useState<DialogState>();
  const [of] = useState((): Of => ({ mayManage: rights.includes('manageOperators'), ask }));
  const end = () => ask(undefined);
  const say = (text: string) => host.notify({ as: 'toast', text, delayMs: 0 });
  return (
    <>
      <List listing={listing} of={of} />
      <DualControl
        mayAlter={
          of.mayManage && !rights.includes('decideRecharges') && !rights.includes('settleRefundsOwed')
        }
      />
      {asked?.kind === 'edit' && (
        <OperatorDialog
          operator={asked.operator}
          onClose={end}
          onMade={(link) => ask({ kind: 'made', link })}
          onSaved={() => {
            say(t.saved);
            end();
          }}
        />
      )}
      {asked?.kind === 'made' && (
        <LinkDialog
          title={t.madeTitle}
          label={t.link}
          url={new URL(asked.link.path, location.origin).href}
          expireTime={asked.link.expireTime}
          onClose={end}
        />
      )}
      {asked?.kind === 'link' && (
        <RenewDialog operator={asked.operator} onMade={(link) => ask({ kind: 'made', link })} onClose={end} />
      )}
      {asked?.kind === 'stop' && <StopBox operator={asked.operator} onClose={end} onDone={say} />}
      {asked?.kind === 'restart' && <RestartDialog operator={asked.operator} onClose={end} onDone={say} />}
    </>
  );
}

interface StopProps {
  operator: AgencyOperator;
  onClose(): void;
  onDone(text: string): void;
}

function StopBox({ operator: { operatorNo, operatorName }, onClose, onDone }: StopProps) {
  const t = useTexts(agencyTexts);
  return (
    <ConfirmBox
      call={stopOperator}
      body={{ operatorNo, isStopped: true }}
      title={t.stopTitle}
      confirmText={t.stop}
      cancelText={t.cancel}
      danger
      onClose={onClose}
      onDone={() => {
        onDone(t.stopped);
        onClose();
      }}
    >
      {t.stopAsk(operatorName)}
    </ConfirmBox>
  );
}
