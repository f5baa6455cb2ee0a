import { useCallback, useMemo, useState } from 'react';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { InPlace } from '../../../src/ui/layout/disclosure/InPlace';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { usePlace } from '../use-place';
import { staffPage } from './staff-page';
import { ShowWholeForm } from './WholePageLinks';
import { ShowFiles, ShowImport } from './StaffTools';
import { staffMemberTexts } from './texts';

const Staff = resourcePage(staffMembers, staffMemberTexts, staffPage);
const Departments = lazyPart(() => import('../departments/Departments'));
const ContactRequests = lazyPart(() => import('./contacts/ContactRequests'));
const StaffEdit = lazyPart(() => import('./StaffEdit'));
const StaffImport = lazyPart(() => import('./import/StaffImport'));

/** Staff of the enterprise beside the department tree. */
export default function StaffList(props: PageProps) {
  const t = useTexts(staffMemberTexts);
  const [place, go] = usePlace(props);
  const mayWrite = useCanWrite(staffMembers);
  const asked = place['tab'];
  const tab = asked === 'departments' || (asked === 'contacts' && mayWrite) ? asked : 'staff';
  const [isAtFiles, setAtFiles] = useState(false);
  const showFiles = useCallback(() => setAtFiles(true), []);
  const showImport = useMemo(() => (mayWrite ? () => go({ at: 'import' }) : undefined), [mayWrite, go]);
  const [edited, setEdited] = useState<string>();
  const { host, row } = props;
  if (mayWrite && place['at'] === 'import') return <StaffImport onBack={() => go({})} />;
  if (edited !== undefined)
    return (
      <InPlace back={t.backToStaff} onBack={() => setEdited(undefined)}>
        <StaffEdit {...props} row={edited} />
      </InPlace>
    );
  if (isAtFiles)
    return (
      <TargetInPlace
        host={host}
        target={{ target: 'downloads' }}
        back={t.backToStaff}
        onBack={() => setAtFiles(false)}
      />
    );
  const tabs = [
    { value: 'staff', label: t.staffTab },
    { value: 'departments', label: t.departmentTab },
    ...(mayWrite ? [{ value: 'contacts', label: t.contactTab } as const] : []),
  ] as const;
  return (
    <ShowFiles.Provider value={showFiles}>
      <ShowImport.Provider value={showImport}>
        <Tabs
          label={t.tabs}
          tabs={row === '' ? tabs : []}
          value={tab}
          onChange={(to) => go(to === 'staff' ? {} : { tab: to })}
        >
          {tab === 'staff' || row !== '' ? (
            <ShowWholeForm.Provider value={setEdited}>
              <Staff {...props} />
            </ShowWholeForm.Provider>
          ) : tab === 'contacts' ? (
            <ContactRequests />
          ) : (
            <Departments
              isHeadless={place['head'] === 'none'}
              showHeadless={(isHeadless) => go(isHeadless ? { tab, head: 'none' } : { tab })}
            />
          )}
        </Tabs>
      </ShowImport.Provider>
    </ShowFiles.Provider>
  );
}
