import { useState } from 'react';
import { queryLockedAccounts, unlockAccount, type LockedAccount } from '../../../src/contract/agency/claims';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../ReasonDialog';
import { claimsTexts, type ClaimsTexts } from './texts';

interface Of {
  mayDecide: boolean;
  ask(account: LockedAccount): void;
}

const List = listPage(
  queryLockedAccounts,
  { t: claimsTexts },
  {
    path: '/agency/claims',
    isApart: true,
    words: ({ t }) => ({ noun: t.account, nothing: t.noLocked, search: t.search, hint: t.lockedHint }),
    ask: (filters: Filters<object>) => filters,
    rows: ({ accountList }) => accountList,
    rowKey: ({ userNo }) => userNo,
    columns: ({ t }, _of: Of) => columnsOf(t),
    rowActions: (account, of) => of.mayDecide && <UnlockButton account={account} of={of} />,
  },
);

const columnsOf = (t: ClaimsTexts): Column<LockedAccount>[] => [
  { id: 'userName', header: t.userName, oneLine: true, cell: ({ userName }) => userName },
  {
    id: 'entNames',
    header: t.enterprises,
    oneLine: true,
    givesWay: 1,
    cell: ({ entNames }) => t.entNames(entNames),
  },
  { id: 'telephone', header: t.telephone, cell: ({ telephone }) => telephone },
  { id: 'lockTime', header: t.lockTime, cell: ({ lockTime }) => instantText(lockTime) },
];

function UnlockButton({ account, of }: { account: LockedAccount; of: Of }) {
  const t = useTexts(claimsTexts);
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${t.unlock} ${account.userName}`}
      onClick={() => of.ask(account)}
    >
      {t.unlock}
    </Button>
  );
}

/** Accounts whose owner the agency determines before they can be used again. */
export function LockedAccounts({ mayDecide }: { mayDecide: boolean }) {
  const t = useTexts(claimsTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<object>, LockedAccount>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [asked, ask] = useState<LockedAccount>();
  const [of] = useState((): Of => ({ mayDecide, ask }));
  return (
    <>
      <List listing={listing} of={of} />
      {asked && (
        <ReasonDialog
          call={unlockAccount}
          body={(reason) => ({ userNo: asked.userNo, lockTime: asked.lockTime, reason })}
          title={t.unlockTitle}
          label={t.unlockReason}
          submitText={t.unlock}
          onClose={() => ask(undefined)}
          onDone={() => {
            host.notify({ as: 'toast', text: t.unlocked, delayMs: 0 });
            ask(undefined);
          }}
        >
          {t.unlockAsk(asked.userName, asked.telephone)}
        </ReasonDialog>
      )}
    </>
  );
}
