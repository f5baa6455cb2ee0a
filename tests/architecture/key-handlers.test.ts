import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

const HANDLER = /onKey(Down|Up|Press)\b|@key(down|up|press)=|\([^()]*'key(down|up|press)'/;
const COMPOSES = /\bisComposition\(/;
const OWN_TEST = /\bisComposing\b|\b229\b/;

/** Files whose key handlers need no check for a text composition, with the reason. */
const NO_TEXT: Readonly<Record<string, string>> = {
  'src/ui/overlay/VirtualList.tsx': 'handed on by the combobox, which asks',
  'src/ui/overlay/hold-page.ts': 'keys that would scroll, where none is typed',
  'src/ui/overlay/Menu.tsx': 'a menu of buttons',
  'src/ui/tree/TreeSelect.tsx': 'a button',
  'src/ui/tree/TreeTable.tsx': 'moves of a row, from its buttons',
  'src/ui/reorder-list/ReorderList.tsx': 'moves of a row, from its buttons',
  'src/ui/layout/tabs/Tabs.tsx': 'tabs',
  'src/ui/table/columns/ColumnResizer.tsx': 'an edge of a column',
  'src/ui/chart/Plot.tsx': 'a picture',
  'src/element/runtime/preload-parts.ts': 'any key tells that somebody is there',
  'src/element/definition/upgrade/first-paint.ts':
    'the space on a button, and Enter, which never submits there',
  'components/flight-booking/results/DateStrip.tsx': 'a row of buttons',
  'components/cost-center/manage/tree/CostTree.tsx': 'rows of a tree',
  'components/approval/flow-settings/steps/StepList.tsx': 'moves of a step with Alt, from its buttons',
  'components/approval/flow-settings/steps/StepCard.tsx': 'handed on by the list of steps',
  'components/portal/chrome/drop-down.ts': 'a button',
};

const handling = SOURCES.filter((file) => HANDLER.test(codeOf(file)));

describe('handlers of keys', () => {
  it('are seen', () => assert.ok(handling.length > 20, `${handling.length} files`));

  it('ask whether an input method has taken the key', () => {
    assert.deepEqual(
      handling.filter((file) => !(file in NO_TEXT) && !COMPOSES.test(codeOf(file))),
      [],
      'isComposition(event) of src/ui/field/text/composition.ts, before Enter or Escape does anything',
    );
  });

  it('ask in one way', () => {
    const asking = SOURCES.filter((file) => OWN_TEST.test(codeOf(file)));
    assert.deepEqual(asking, ['src/ui/field/text/composition.ts']);
  });

  it('that need not ask are still there', () => {
    assert.deepEqual(
      Object.keys(NO_TEXT).filter((file) => !handling.includes(file)),
      [],
    );
  });
});
