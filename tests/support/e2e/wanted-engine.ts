const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
type Engine = (typeof ENGINES)[number];

/**
 * Engine of journeys and host pages: `TEST_BROWSER=firefox npm test -- journeys`. Chromium is found by the tests; the
 * others are those of `npx playwright install firefox webkit`.
 */
export function wantedEngine(name = process.env['TEST_BROWSER'] ?? 'chromium'): Engine {
  const engine = ENGINES.find((one) => one === name);
  if (engine !== undefined) return engine;
  throw new Error(`TEST_BROWSER=${name} is none of ${ENGINES.join(', ')}`);
}
