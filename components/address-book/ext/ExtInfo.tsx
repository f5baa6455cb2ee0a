import { useState } from 'react';
import { queryStaffExtInfo, staffFields } from '../../../src/contract/address-book/staff-fields';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useCanWriteIn } from '../../../src/element/resource/use-can-write';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ExtDialog } from './ExtDialog';
import { extTexts } from './texts';

/** Values of the enterprise's custom fields for a member of staff. */
export function ExtInfo({ staffNO, deptNO }: { staffNO: string; deptNO?: string }) {
  const t = useTexts(extTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryStaffExtInfo, { staffNO }, { live: true });
  const [isEditing, setEditing] = useState(false);
  const mayWrite = useCanWriteIn(staffFields)(deptNO === undefined ? [] : [deptNO]);
  const fields = data?.extInfoList ?? [];
  return (
    <Section title={t.part}>
      {!data && !error && <SkeletonRows rows={2} label={t.loading} />}
      {!data && error && (
        <ErrorState
          message={t.failed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && fields.length === 0 && <p>{t.noFields}</p>}
      {fields.length > 0 && (
        <>
          <Facts>
            {fields.map(({ fieldNO, fieldName, value }) => (
              <Fact key={fieldNO} name={fieldName}>
                {value || t.untold}
              </Fact>
            ))}
          </Facts>
          {mayWrite && (
            <Toolbar>
              <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
                {t.edit}
              </Button>
            </Toolbar>
          )}
        </>
      )}
      {isEditing && <ExtDialog staffNO={staffNO} fields={fields} onClose={() => setEditing(false)} />}
    </Section>
  );
}
