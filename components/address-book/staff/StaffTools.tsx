import { createContext, useContext, useState } from 'react';
import { showsDebugLinks } from '../../../src/domain/address-book/debug-links';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { staffNow } from '../../../src/element/host/another-user';
import { useHost } from '../../../src/element/host/host-context';
import { Checkbox } from '../../../src/ui/field/Checkbox';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PortalLinks } from '../PortalLinks';
import { staffMemberTexts } from './texts';

/** Shows the files that are made, in the place of the list. */
export const ShowFiles = createContext<() => void>(() => undefined);

/** Has what the list shows made into a file. */
export function StaffTools({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTexts(staffMemberTexts);
  const showFiles = useContext(ShowFiles);
  const [withExtInfo, setWithExtInfo] = useState(false);
  const { sortField: _f, sortOrder: _o, pageIndex: _i, pageSize: _s, ...asked } = query;
  return (
    <>
      <DebugLinks />
      <Toolbar>
        <Checkbox checked={withExtInfo} onChange={setWithExtInfo}>
          {t.withExtInfo}
        </Checkbox>
        <ExportBar kind="staff" query={{ ...asked, withExtInfo }} onShowFiles={showFiles} />
      </Toolbar>
    </>
  );
}

/** To the pages of staff by themselves, on hosts that are no public ones. */
function DebugLinks() {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const staffNO = staffNow(host);
  if (!showsDebugLinks(location.hostname)) return null;
  return (
    <PortalLinks
      links={[
        { path: '/employeeManage/staffEdit', text: t.debugAdd },
        ...(staffNO === undefined
          ? []
          : [{ path: `/employeeManage/staffDetail/${staffNO}`, text: t.debugDetail }]),
      ]}
    />
  );
}
