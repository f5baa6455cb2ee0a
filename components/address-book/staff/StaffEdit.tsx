import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { recordPage } from '../../../src/element/resource/resource-page';
import { Page } from '../../../src/ui/layout/Page';
import { ExtInfo } from '../ext/ExtInfo';
import { CONTACT, DOCUMENT, IDENTITY, PLACE, staffPage } from './staff-page';
import { staffMemberTexts } from './texts';

const Form = recordPage(staffMembers, staffMemberTexts, staffPage, [
  { title: 'identityPart', fields: IDENTITY },
  { title: 'contactPart', fields: CONTACT },
  { title: 'documentPart', fields: DOCUMENT },
  { title: 'placePart', fields: [...PLACE, 'extInfoList'] },
]);

/** Form of a member of staff. The custom fields stand below the form, or inside it for a new member. */
export default function StaffEdit(props: PageProps) {
  return (
    <Page>
      <Form {...props} />
      {props.row !== '' && <ExtInfo staffNO={props.row} />}
    </Page>
  );
}
