import { useState, type ReactNode } from 'react';
import type { UiPart } from '../../scripts/parts/ui-parts';
import type { PartGroup } from './examples/example';
import { SHOWN } from './examples/index';
import { Stage, type Theme } from './Stage';

interface ShownPart extends UiPart {
  states: readonly (readonly [string, ReactNode])[];
}
interface ShownGroup extends Pick<PartGroup, 'title' | 'isWide'> {
  folder: string;
  parts: readonly ShownPart[];
}

/** Groups with the parts whose name, sentence, path or title contains a text. */
function groupsOf(all: readonly UiPart[], query: string): ShownGroup[] {
  const wanted = query.trim().toLowerCase();
  return Object.entries(SHOWN).flatMap(([folder, { parts, ...group }]) => {
    const found = Object.entries(parts).flatMap(([name, states]) => {
      const part = all.find((each) => each.name === name);
      if (!part) return [];
      const isFound = [name, part.sentence, part.module, group.title].some((text) =>
        text.toLowerCase().includes(wanted),
      );
      return isFound ? [{ ...part, states: Object.entries(states) }] : [];
    });
    return found.length === 0 ? [] : [{ ...group, folder, parts: found }];
  });
}

/** All parts with their states, by folder, with a search. */
export function PartsPage({ parts: all }: { parts: readonly UiPart[] }) {
  const [query, setQuery] = useState('');
  const [theme, setTheme] = useState<Theme>('auto');
  const [isNarrow, setNarrow] = useState(false);
  const groups = groupsOf(all, query);
  const count = groups.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <>
      <form className="look" role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          查找
          <input
            type="search"
            value={query}
            placeholder="Button、日期、empty"
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <label>
          外观
          <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
            <option value="auto">跟随系统</option>
            <option value="light">浅色</option>
            <option value="dark">深色</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isNarrow} onChange={(event) => setNarrow(event.target.checked)} />
          窄（360 px）
        </label>
        <span role="status">{count} 个部件</span>
      </form>
      <nav className="part-index" aria-label="部件">
        {groups.map(({ folder, title, parts }) => (
          <p key={folder}>
            <a href={`#${folder}`}>{title}</a>
            {parts.map(({ name }) => (
              <a key={name} href={`#${name}`}>
                <code>{name}</code>
              </a>
            ))}
          </p>
        ))}
      </nav>
      {groups.map((group) => (
        <Group key={group.folder} group={group} theme={theme} isNarrow={isNarrow} />
      ))}
    </>
  );
}

/** A comment whose words in backticks are code. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={piece}>{piece}</code> : piece));

function Group({ group, theme, isNarrow }: { group: ShownGroup; theme: Theme; isNarrow: boolean }) {
  return (
    <section aria-labelledby={group.folder}>
      <h2 id={group.folder}>
        {group.title} <code>src/ui/{group.folder}</code>
      </h2>
      {group.parts.map(({ name, module, sentence, states }) => (
        <article key={name} className="part" aria-labelledby={name}>
          <h3 id={name}>
            <a href={`#${name}`}>{name}</a>
          </h3>
          <p lang="en">{withCode(sentence)}</p>
          <p>
            <code>{`import { ${name} } from '${module}';`}</code>
          </p>
          <div className={group.isWide ? 'states wide' : 'states'}>
            {states.map(([title, view]) => (
              <figure key={title}>
                <figcaption>{title}</figcaption>
                <div className="stage" data-theme={theme}>
                  <div className={isNarrow ? 'room narrow' : 'room'}>
                    <Stage theme={theme}>{view}</Stage>
                  </div>
                </div>
              </figure>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}
