import type { Application } from '../../../src/contract/approval/approval';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ApplicationFacts } from './ApplicationFacts';
import { afterSaleTexts } from './texts';

interface Props {
  application: Application;
  /** True when the current choice equals the approved one. */
  isCovered: boolean;
  onRestore(): void;
}

/** Notice at the top that the form is filled in from an approved application. */
export function ApprovedNote({ application, isCovered, onRestore }: Props) {
  const t = useTexts(afterSaleTexts);
  return (
    <section className="or-card oa-approved" data-covered={isCovered}>
      <p className="oa-line" role="status">
        <Tag tone={isCovered ? 'within' : 'over'}>{t.approved}</Tag>
        <span>{isCovered ? t.approvedBy(application.applyId) : t.differs}</span>
        {!isCovered && (
          <Button variant="text" size="small" onClick={onRestore}>
            {t.back}
          </Button>
        )}
      </p>
      <ApplicationFacts application={application} />
    </section>
  );
}
