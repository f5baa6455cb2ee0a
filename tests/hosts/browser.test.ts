import assert from 'node:assert/strict';
import { openVisits } from '../support/e2e/page/visits';
import { wantedEngine } from '../support/e2e/wanted-engine';
import { describe, it } from '../support/e2e/test';

describe('the browser of the journeys', () => {
  it('fails where a page has broken a policy, also one in a frame and one that only reports', async () => {
    const session = await openVisits();
    const { page } = await session.visit('about:blank');
    const policy = "require-trusted-types-for 'script'";
    const pages: Record<string, { headers: Record<string, string>; body: string }> = {
      '/': { headers: {}, body: '<iframe src="/framed"></iframe>' },
      '/framed': {
        headers: { 'content-security-policy-report-only': policy },
        body: '<body><script>document.body.innerHTML = "<b>text</b>"</script>',
      },
    };
    await page.route('https://host.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', ...pages[new URL(route.request().url()).pathname] }),
    );
    await page.goto('https://host.example/');
    await page.frameLocator('iframe').getByText('text').waitFor();
    await assert.rejects(session.close(), /host\.example\/framed: require-trusted-types-for/);
  });

  it('is Chromium, or the engine that is named', () => {
    assert.equal(wantedEngine(undefined), process.env['TEST_BROWSER'] ?? 'chromium');
    assert.equal(wantedEngine('webkit'), 'webkit');
    assert.throws(() => wantedEngine('safari'), /TEST_BROWSER=safari is none of chromium, firefox, webkit/);
  });
});
