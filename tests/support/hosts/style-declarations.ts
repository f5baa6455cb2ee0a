/**
 * Declarations of style sheets as computed by the browser: values by conditions, selector and longhand; the last one
 * wins. A value with variables stays as written, apart from the notation of numbers and colours. Runs in the page,
 * which lacks the bundler's helper for names of functions; hence methods.
 */
export function declarationsOf(texts: string[]): Record<string, string>[] {
  const reader = {
    found: {} as Record<string, string>,
    probe: document.body.appendChild(document.createElement('div')),
    computed(property: string, value: string): string {
      this.probe.style.setProperty(property, value);
      const computed = getComputedStyle(this.probe).getPropertyValue(property) || value;
      this.probe.style.removeProperty(property);
      return computed;
    },
    valueOf(style: CSSStyleDeclaration, property: string): string {
      const value = style.getPropertyValue(property);
      if (property.startsWith('--') || value.includes('var(')) {
        return value
          .replace(/\s*([(),/])\s*/g, '$1')
          .replace(/#\w+|rgb\([^)]*\)/g, (colour) => this.computed('color', colour))
          .replace(/light-dark\((rgba?\([^)]*\)),\1\)/g, '$1')
          .replace(/\b(\d+)ms\b/g, (_all, ms) => `${Number(ms) / 1000}s`)
          .replace(/\b0(?=\.)/g, '');
      }
      const computed = this.computed(property, value);
      // a computed 0% equals no offset
      return property.startsWith('background-position') && computed === '0%' ? '0px' : computed;
    },
    read(style: CSSStyleDeclaration, places: string[]): void {
      for (const property of style) {
        const value = `${this.valueOf(style, property)} ${style.getPropertyPriority(property)}`.trim();
        for (const place of places) this.found[`${place} { ${property} }`] = value;
      }
    },
    walk(rules: CSSRuleList, outer: string[]): void {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const selectors = rule.selectorText.split(/,\s*(?![^(]*\))/);
          const places = outer.flatMap((place) => selectors.map((selector) => `${place} ${selector}`));
          this.read(rule.style, places);
          this.walk(rule.cssRules, places);
        } else if (rule instanceof CSSKeyframeRule) {
          this.read(
            rule.style,
            outer.map((place) => `${place} ${rule.keyText}`),
          );
        } else if (rule instanceof CSSNestedDeclarations) {
          this.read(rule.style, outer);
        } else if (rule instanceof CSSGroupingRule || rule instanceof CSSKeyframesRule) {
          const [text = ''] = rule.cssText.split('{');
          const condition = text
            .trim()
            .replace(/\(max-width: /g, '(width <= ')
            .replace(/\(min-width: /g, '(width >= ');
          this.walk(
            rule.cssRules,
            outer.map((place) => `${place} ${condition}`),
          );
        }
      }
    },
  };
  return texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    reader.found = {};
    reader.walk(sheet.cssRules, ['']);
    return reader.found;
  });
}
