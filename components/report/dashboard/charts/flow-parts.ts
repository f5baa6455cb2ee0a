import type { SpendFlow } from '../../../../src/contract/report/flow';
import type { FlowPlaces } from '../../../../src/ui/chart/picture';

interface FlowParts {
  /** Drawn flows first, then those of zero or less, which cannot be drawn. */
  flows: readonly SpendFlow[];
  places: FlowPlaces;
  /** True when the flow shows more than bars would, i.e. with at least two departments and two routes. */
  isTelling: boolean;
}

interface FlowLabels {
  dept: (flow: SpendFlow) => string;
  route: (flow: SpendFlow) => string;
}

/** Flows from departments to routes, in the order of the response. */
export function partsOf(all: readonly SpendFlow[], names: FlowLabels): FlowParts {
  const drawn = all.filter(({ amount }) => amount > 0);
  const departments = drawn.filter(
    (flow, at) => drawn.findIndex(({ deptNO }) => deptNO === flow.deptNO) === at,
  );
  const others = departments.findIndex(({ deptNO }) => deptNO === null);
  const inOrder = [...new Set(all.map(({ route }) => route))];
  const routes = drawn
    .filter((flow, at) => drawn.findIndex(({ route }) => route === flow.route) === at)
    .toSorted((one, other) => rankOf(one.route, inOrder) - rankOf(other.route, inOrder));
  const isKnown = (key: string | null) => key !== null;
  return {
    flows: [...drawn, ...all.filter(({ amount }) => amount <= 0)],
    places: {
      kind: 'flow',
      from: departments.map(names.dept),
      to: routes.map(names.route),
      others: others < 0 ? undefined : others,
      ends: drawn.map(({ deptNO, route }) => [
        departments.findIndex((one) => one.deptNO === deptNO),
        routes.findIndex((one) => one.route === route),
      ]),
    },
    isTelling:
      departments.filter(({ deptNO }) => isKnown(deptNO)).length > 1 &&
      routes.filter(({ route }) => isKnown(route)).length > 1,
  };
}

/** The combined rest comes last. */
const rankOf = (route: string | null, inOrder: readonly (string | null)[]): number =>
  route === null ? Number.POSITIVE_INFINITY : inOrder.indexOf(route);
