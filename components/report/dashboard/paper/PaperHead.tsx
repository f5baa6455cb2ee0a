import { useSavedFilters } from '../../../../src/ui/save/saved-filters';

/** Head for printing, where the filters are hidden: owner of the figures, period and restrictions. */
export function PaperHead() {
  const facts = useSavedFilters();
  return (
    <dl className="rd-paper">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
