import { queryReportBudget } from '../../../src/contract/report/budget';
import { queryCityCoordinates } from '../../../src/contract/report/city-coordinates';
import { queryReportFlow } from '../../../src/contract/report/flow';
import { queryReportLeads } from '../../../src/contract/report/leads';
import { queryReportPivot } from '../../../src/contract/report/pivot';
import {
  queryReportChange,
  queryReportDimension,
  queryReportFacts,
  queryReportFigures,
} from '../../../src/contract/report/report';
import { querySharedReportViews, shareReportView } from '../../../src/contract/report/shared-views';
import { implement, type Implementation } from '../server/http/implement';
import { budgetOfPeriod } from './queries/budget-queries';
import { changeOfSpend } from './queries/change-queries';
import { coordinatesOf } from './city-coordinates';
import { findDimension } from './queries/dimension-queries';
import { findFacts } from './queries/fact-queries';
import { sumFigures } from './queries/figure-queries';
import { flowOfSpend } from './queries/flow-queries';
import { costOfLeads } from './queries/lead-queries';
import { pivotOf } from './pivot/queries';
import { reportScope } from './queries/scope';
import { findSharedViews, setViewShared } from './shared-views';

/** Reports must not slow booking, so a read replica answers if there is one. */
const REPORT = { isHeavyRead: true, mayLag: true };

export function reportRoutes(): Implementation[] {
  return [
    implement(
      queryReportFigures,
      async ({ db, caller }, asked) => sumFigures(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportChange,
      async ({ db, caller }, asked) => changeOfSpend(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportFlow,
      async ({ db, caller }, asked) => flowOfSpend(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportPivot,
      async ({ db, caller }, asked) => pivotOf(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportLeads,
      async ({ db, caller }, asked) => costOfLeads(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportBudget,
      async ({ db, caller }, asked) => budgetOfPeriod(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(queryCityCoordinates, async (_context, { cityNameList }) => ({
      cityList: coordinatesOf(cityNameList),
    })),

    implement(
      queryReportFacts,
      async ({ db, caller }, asked) => findFacts(db, await reportScope(db, caller), asked),
      REPORT,
    ),

    implement(
      queryReportDimension,
      async ({ db, caller }, { dimension }) => ({
        memberList: await findDimension(db, await reportScope(db, caller), dimension),
      }),
      REPORT,
    ),

    implement(querySharedReportViews, async ({ db, caller }, { pagePath }) => ({
      sharedViewList: await findSharedViews(db, caller, pagePath),
    })),

    implement(shareReportView, async ({ db, caller, now }, body) => {
      await setViewShared(db, caller, body, now);
      return { isShared: body.isShared };
    }),
  ];
}
