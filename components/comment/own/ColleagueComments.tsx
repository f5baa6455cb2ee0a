import { useState } from 'react';
import { queryColleagueComments } from '../../../src/contract/comment/comments';
import type { ResultOf } from '../../../src/contract/call';
import {
  createListStore,
  LATEST_FIRST,
  type Filters,
  type ListStore,
} from '../../../src/element/list/list-store';
import { ChoiceControl } from '../../../src/element/list-page/ChoiceControl';
import { listPage } from '../../../src/element/list-page/list-page';
import type { ListResult } from '../../../src/element/list-page/ListView';
import { Field } from '../../../src/ui/field/Field';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { colleagueColumns } from './columns';
import { ownCommentTexts } from './texts';

type Of = ListStore<Filters<{ airline: string }>>;
type Answer = ResultOf<typeof queryColleagueComments>;

const List = listPage(
  queryColleagueComments,
  { t: ownCommentTexts },
  {
    path: '/commentManage/myComments/colleagues',
    isApart: true,
    framed: false,
    words: ({ t }) => ({ noun: t.colleagues, nothing: t.noColleagues }),
    ask: ({ airline = '' }: Filters<{ airline: string }>) => ({ airline }),
    rows: ({ commentList }) => commentList,
    rowKey: ({ commentNO }) => commentNO,
    columns: ({ t }) => colleagueColumns(t),
    Above: AirlineChoice,
  },
);

/** Choice among the airlines with comments. */
function AirlineChoice({
  of: listing,
  answer,
  filters: { airline },
}: { of: Of } & ListResult<Answer, Filters<{ airline: string }>>) {
  const t = useTexts(ownCommentTexts);
  if (!answer || answer.airlineList.length === 0) return null;
  return (
    <FormGrid>
      <Field label={t.airline}>
        <ChoiceControl
          value={airline}
          all={t.allAirlines}
          options={answer.airlineList.map((one) => ({ value: one.airline, label: one.airlineName }))}
          onChange={(chosen) => listing.filter({ airline: chosen })}
        />
      </Field>
    </FormGrid>
  );
}

/** Comments of colleagues on flights, of all airlines or one. */
export function ColleagueComments() {
  const t = useTexts(ownCommentTexts);
  const [listing] = useState((): Of =>
    createListStore({ none: { keyword: '' }, sort: LATEST_FIRST, pageSize: 10 }),
  );
  return (
    <Section title={t.colleagues}>
      <List listing={listing} of={listing} />
    </Section>
  );
}
