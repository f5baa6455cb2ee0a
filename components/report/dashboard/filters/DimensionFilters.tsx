import { useStore } from 'zustand';
import { DIMENSION, type ScopeDimension } from '../../../../src/domain/report/scope';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { CHOSEN } from './dimensions';
import { DimensionFilter } from './DimensionFilter';
import { useMembers, useSelectedNames } from './use-members';

interface Props {
  dashboard: Dashboard;
  /** Dimensions of the user's scope that are shown here. */
  dimensions: readonly ScopeDimension[];
}

/** Filters by the dimensions of the scope. */
export function DimensionFilters({ dashboard, dimensions }: Props) {
  const terms = useTexts(termTexts);
  const selections = useStore(dashboard.host.runtime.selections);
  const names = useSelectedNames(selections);
  return (
    <>
      {dimensions.some(({ id }) => id === DIMENSION.group) && <Group />}
      {CHOSEN.filter((chosen) => dimensions.some(({ id }) => id === chosen.id)).map(
        ({ id, by, selection }) => (
          <DimensionFilter
            key={id}
            dimension={id}
            label={terms.part(by, 'all')}
            chosen={selections[selection]}
            names={names[selection]}
            onChange={(chosen) => dashboard.select(selection, chosen)}
          />
        ),
      )}
    </>
  );
}

/** The group as a fixed value, as it offers no choice. */
function Group() {
  const t = useTexts(dashboardTexts);
  const { list } = useTexts(amountTexts);
  const members = useMembers(DIMENSION.group, true).data?.memberList ?? [];
  const names = list(members.map(({ name }) => name)) || t.wholeGroup;
  return (
    <div className="tp-field">
      <div className="tp-field-head">
        <span>{t.scope}</span>
      </div>
      <p className="rd-fixed">
        <OneLine>{names}</OneLine>
      </p>
    </div>
  );
}
