import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ExtInfo } from '../ext/ExtInfo';
import { ContactAction } from './contacts/ContactAction';
import type { Member } from './member';
import { WholePageLinks } from './WholePageLinks';
import { WholeNumber } from './WholeNumber';
import { staffMemberTexts } from './texts';

/** Position, contact data and travel documents of a member of staff. */
export function StaffSections({ row }: { row: Member }) {
  const t = useTexts(staffMemberTexts);
  const said = (text: string | undefined) => text || t.untold;
  return (
    <>
      <WholePageLinks row={row} />
      <Section title={t.placePart}>
        <Facts>
          <Fact name={t.jobNO}>{row.jobNO}</Fact>
          <Fact name={t.department}>{row.department.name}</Fact>
          <Fact name={t.position}>{row.position.name}</Fact>
          <Fact name={t.grade}>{row.grade.name}</Fact>
          <Fact name={t.supervisor}>{said(row.supervisor?.name)}</Fact>
          <Fact name={t.costCenter}>{row.costCenter.name}</Fact>
          <Fact name={t.accountingEntity}>{row.accountingEntity.name}</Fact>
        </Facts>
      </Section>
      <Section title={t.contactPart}>
        <Facts>
          <Fact name={t.phone}>
            <WholeNumber row={row} name={t.phone} masked={row.phone} of="phone" />
          </Fact>
          <Fact name={t.email}>{said(row.email)}</Fact>
        </Facts>
        <ContactAction row={row} />
      </Section>
      <Section title={t.documentPart}>
        <Facts>
          <Fact name={t.cardType}>{row.cardNo === '' ? t.untold : t.cardName(row.cardType)}</Fact>
          <Fact name={t.cardNo}>
            {row.cardNo === '' ? (
              t.untold
            ) : (
              <WholeNumber row={row} name={t.cardNo} masked={row.cardNo} of="cardNo" />
            )}
          </Fact>
          <Fact name={t.cardValidUntil}>{said(row.cardValidUntil)}</Fact>
        </Facts>
      </Section>
      <ExtInfo staffNO={row.staffNO} deptNO={row.department.no} />
    </>
  );
}
