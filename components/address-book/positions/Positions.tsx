import { positions } from '../../../src/contract/address-book/positions';
import { count, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PortalLinks } from '../PortalLinks';
import { staffLink } from '../staff-link';
import { positionTexts } from './texts';

/** Links to the pages that add several positions at once. */
function PositionTools() {
  const t = useTexts(positionTexts);
  if (!useCanWrite(positions)) return null;
  return (
    <PortalLinks
      links={[
        { path: '/addressBook/manage/positionModule', text: t.templates },
        { path: '/addressBook/manage/addPosition', text: t.addMany },
      ]}
    />
  );
}

export default resourcePage(positions, positionTexts, {
  path: '/addressBook/manage/positionList',
  title: 'positionName',
  fields: {
    positionName: text({ max: 30, required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    sortOrder: integer(),
    staffCount: count(({ positionNO }) => staffLink({ position: String(positionNO) })),
    modifyTime: instant(),
  },
  columns: ['positionName', 'sortOrder', 'staffCount', 'remark', 'modifyTime'],
  form: ['positionName', 'remark'],
  tools: PositionTools,
});
