import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { personalTexts } from '../texts';
import { Card } from './Card';

/** Data managed by the enterprise, with the administrators to contact about them. */
export function Managed({ managed }: { managed: PersonalInfo['managed'] }) {
  const t = useTexts(personalTexts);
  const said = (text: string) => (text === '' ? t.none : text);
  return (
    <Card
      title={t.managed}
      hint={t.managedHint(managed.administrators, managed.entPhone)}
      action={<Tag>{t.byEnterprise}</Tag>}
    >
      <Facts>
        <Fact name={t.entName}>{managed.entName}</Fact>
        <Fact name={t.staffNO}>{managed.staffNO}</Fact>
        <Fact name={t.dept}>{managed.deptName}</Fact>
        <Fact name={t.position}>{managed.positionName}</Fact>
        <Fact name={t.grade}>{managed.gradeName}</Fact>
        <Fact name={t.standard}>{said(managed.standardName)}</Fact>
        <Fact name={t.supervisor}>{said(managed.supervisorName)}</Fact>
        <Fact name={t.costCenter}>{managed.costCenterName}</Fact>
        <Fact name={t.entity}>{managed.accountingEntityName}</Fact>
      </Facts>
    </Card>
  );
}
