import {
  queryFunAndDataPermissionForUse,
  REPORT_SCOPE,
  RETURN_TYPE,
} from '../../../src/contract/data-permission/data-permission';
import { APP } from '../../../src/contract/permission/objects';
import { queryUserBusiRoleByUserkeyIdForCloud } from '../../../src/contract/permission/sub-managers';
import { useCall } from '../../../src/element/data/use-call';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { personalTexts } from '../texts';
import { Card } from './Card';
import { ReadFailure } from './ReadFailure';

/** The user's roles and rights, and the data that their reports show. */
export function OwnRights({ staffNO }: { staffNO: string }) {
  const t = useTexts(personalTexts);
  const sources = useCall(queryUserBusiRoleByUserkeyIdForCloud, {}, { live: true });
  const held = useCall(
    queryFunAndDataPermissionForUse,
    { returnType: RETURN_TYPE.both, staffId: staffNO, appNo: APP.portal },
    { live: true },
  );
  const scope = held.data?.dataPermissionList.find(
    ({ busiSceneID, permissionID }) =>
      busiSceneID === REPORT_SCOPE.busiSceneID && permissionID === REPORT_SCOPE.permissionID,
  );
  const named = (type: 1 | 2) =>
    held.data?.funPermissionList
      .filter(({ objectType }) => objectType === type)
      .map(({ objectName }) => objectName) ?? [];
  return (
    <Card title={t.ownRights} hint={t.ownRightsHint}>
      {sources.data && held.data ? (
        <>
          <Facts>
            <Fact name={t.roles} wraps>
              {t.list(sources.data.roleList.map(({ roleName }) => roleName)) || t.none}
            </Fact>
            {(sources.data.isMainManager || sources.data.isSubManager) && (
              <Fact name={t.managerKind}>{t.managerName(sources.data.isMainManager)}</Fact>
            )}
            {scope && (
              <Fact name={t.reportScope} wraps>
                {t.scopeName(
                  scope.permissionRangeID,
                  scope.permMemberRealList.map(({ memberName }) => memberName),
                )}
              </Fact>
            )}
          </Facts>
          <Names heading={t.pages(named(1).length)} names={named(1)} />
          <Names heading={t.actions(named(2).length)} names={named(2)} />
        </>
      ) : (
        <ReadFailure found={sources.error ? sources : held} />
      )}
    </Card>
  );
}

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  const t = useTexts(personalTexts);
  if (names.length === 0) return null;
  return (
    <Disclosure summary={heading}>
      <p className="pi-hint">{t.objects(names)}</p>
    </Disclosure>
  );
}
