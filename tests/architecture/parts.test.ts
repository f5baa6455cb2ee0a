import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'vitest';
import { INTERNAL, SHOWN } from '../../demo/parts/examples/index';
import { uiParts, type UiPart } from '../../scripts/parts/ui-parts';
import { codeOf, SOURCES } from './sources';

const NAMED = /import\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g;

/** Names that a file imports from src/ui, each after its module: `src/ui/button/Button Button`. */
const importedFromUi = (file: string): string[] =>
  [...codeOf(file).matchAll(NAMED)].flatMap(([, names = '', from = '']) => {
    const module = posix.join(posix.dirname(file), from);
    if (!module.startsWith('src/ui/')) return [];
    return names.split(',').map((name) => `${module} ${name.trim().split(/\s+as\s+/)[0] ?? ''}`);
  });

/** Parts that files outside their own folder of src/ui import. */
function usedParts(): UiPart[] {
  const users = new Map<string, string[]>();
  for (const file of SOURCES) {
    for (const used of importedFromUi(file)) users.set(used, [...(users.get(used) ?? []), file]);
  }
  return uiParts().filter(({ module, name, group }) =>
    (users.get(`${module} ${name}`) ?? []).some((file) => !file.startsWith(`src/ui/${group}/`)),
  );
}

describe('the page of the parts of src/ui', () => {
  const shown = Object.entries(SHOWN).flatMap(([folder, { parts }]) =>
    Object.entries(parts).map(([name, states]) => ({ folder, name, states })),
  );

  it('shows every part that is used outside its folder, unless it is listed as internal with the reason', () => {
    const used = usedParts();
    assert.ok(used.length > 40, 'the search finds the parts');
    const missing = used.filter(
      ({ name, group }) =>
        !(name in INTERNAL) && !shown.some((part) => part.name === name && part.folder === group),
    );
    assert.deepEqual(
      missing.map(({ name, group }) => `${name}: add its states to demo/parts/examples, folder ${group}`),
      [],
    );
  });

  it('shows only parts that exist, each in a state at least and with a sentence from its comment', () => {
    const parts = uiParts();
    for (const { name, folder, states } of shown) {
      const part = parts.find((each) => each.name === name && each.group === folder);
      assert.ok(part, `${folder} has no ${name} any more`);
      assert.notEqual(part.sentence, '', `${part.module} says in a comment what ${name} is`);
      assert.ok(Object.keys(states).length > 0, `${name} has a state`);
    }
    for (const name of Object.keys(INTERNAL)) {
      assert.ok(parts.some((part) => part.name === name) && !shown.some((part) => part.name === name), name);
    }
  });
});
