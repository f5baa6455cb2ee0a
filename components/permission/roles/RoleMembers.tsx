import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { deleteRoleMember, queryRoleMemberList } from '../../../src/contract/permission/roles';
import type { ResultOf } from '../../../src/contract/call';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { ConfirmBox } from '../../../src/element/sending/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AddMembers } from './AddMembers';
import { memberTexts } from './texts';

type Member = ResultOf<typeof queryRoleMemberList>['memberList'][number];
type Asked = 'add' | Member;

const PAGE_SIZE = 10;

/** Who has a role: found by name, added, taken out. */
export function RoleMembers({ role }: { role: { roleNO: string; roleName: string } }) {
  const t = useTexts(memberTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const [{ keyword, page }, look] = useState({ keyword: '', page: 1 });
  const [asked, ask] = useState<Asked>();
  const found = useCall(
    queryRoleMemberList,
    { key: role.roleNO, keyword, pageIndex: page, pageSize: PAGE_SIZE },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(
    (): Column<Member>[] => [
      { id: 'staffName', header: t.staffName, card: 'title', cell: ({ staffName }) => staffName },
      { id: 'deptName', header: t.deptName, cell: ({ deptName }) => deptName },
    ],
    [t],
  );
  const { data, error } = found;
  const end = () => ask(undefined);
  return (
    <Section title={t.title}>
      <FilterBar
        label={t.find}
        keyword={keyword}
        placeholder={t.hint}
        onSearch={(typed) => look({ keyword: typed, page: 1 })}
        isFiltered={keyword !== ''}
        onClear={() => look({ keyword: '', page: 1 })}
        actions={
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask('add')}>
            {t.add}
          </Button>
        }
      >
        {null}
      </FilterBar>
      {error && !data ? (
        <ErrorState
          message={t.failed(errors.of(error))}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <DataTable
          label={t.title}
          columns={columns}
          rows={data?.memberList ?? []}
          rowKey={({ staffNO }) => staffNO}
          rowActions={(member) => (
            <Button
              size="small"
              variant="text"
              aria-haspopup="dialog"
              aria-label={`${t.remove} ${member.staffName}`}
              onClick={() => ask(member)}
            >
              {t.remove}
            </Button>
          )}
          loading={found.isFetching && !data}
          empty={<EmptyState title={keyword === '' ? t.nothing : t.none} />}
          footer={
            data &&
            data.total > PAGE_SIZE && (
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={data.total}
                onChange={(to) => look({ keyword, page: to })}
              />
            )
          }
          framed={false}
        />
      )}
      {asked === 'add' && <AddMembers roleNO={role.roleNO} onClose={end} />}
      {asked !== undefined && asked !== 'add' && (
        <ConfirmBox
          call={deleteRoleMember}
          body={{ key: role.roleNO, staffNOs: [asked.staffNO] }}
          title={t.removeTitle}
          confirmText={t.remove}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.removed, delayMs: 0 });
            // the last one of a page leaves it
            if (data?.memberList.length === 1 && page > 1) look({ keyword, page: page - 1 });
            end();
          }}
        >
          {t.removeAsk(asked.staffName)}
        </ConfirmBox>
      )}
    </Section>
  );
}
