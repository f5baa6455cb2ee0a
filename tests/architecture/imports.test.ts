import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importsInText, importsOf } from './imports';
import { circles, violations } from './rules';

const imports = importsOf(['src', 'components', 'demo']);

describe('architecture', () => {
  it('sees the project', () => {
    assert.ok(imports.length > 100, `${imports.length} imports found`);
  });

  it('keeps the import rules', () => {
    assert.deepEqual(
      violations(imports).map((violation) => violation.message),
      [],
    );
  });

  it('has no circles', () => {
    assert.deepEqual(circles(imports), []);
  });
});

describe('the architecture check can fail', () => {
  const forbidden: [from: string, code: string, allowedWay: RegExp][] = [
    ['src/domain/passenger/age.ts', `import { useState } from 'react';`, /pure rules/],
    [
      'src/domain/passenger/age.ts',
      `import { City } from '../../contract/flight-booking/booking';`,
      /import type/,
    ],
    ['src/contract/call.ts', `import axios from 'axios';`, /valibot/],
    ['src/gateway/send.ts', `import { x } from '../session/session';`, /src\/contract/],
    ['components/login/Login.tsx', `import axios from 'axios';`, /src\/gateway alone/],
    ['src/session/session.ts', `import { x } from '../ui/Button';`, /zustand/],
    ['src/ui/button/Button.tsx', `import { x } from '../../element/host/host';`, /src\/ui may import React/],
    ['src/element/host/host.ts', `import x from '../../components/login/store';`, /src\/element may import/],
    ['components/login/Login.tsx', `import { x } from '../order-list/store';`, /by tag, event and context/],
    [
      'components/login/Login.tsx',
      `const x = await import('../payment/element');`,
      /by tag, event and context/,
    ],
    [
      'components/login/Login.tsx',
      `import { x } from '../../demo/gateway/server/app';`,
      /by tag, event and context/,
    ],
    ['components/order/pages.ts', `import { orderList } from './list/element';`, /plain data/],
    ['components/pages.ts', `import { Portal } from './portal/Portal';`, /gathers the pages/],
    ['demo/gateway/server/app.ts', `import { x } from '../login/session';`, /knows no area/],
    ['demo/gateway/main.ts', `import { x } from '../../src/gateway/send';`, /reference gateway/],
    ['demo/portal/main.ts', `import { x } from '../../src/domain/money/money';`, /built package only/],
    ['elsewhere/x.ts', `import fs from 'node:fs';`, /outside every folder/],
  ];
  for (const [from, code, allowedWay] of forbidden) {
    it(`refuses ${code} in ${from}`, () => {
      const [violation] = violations(importsInText(from, code));
      assert.match(violation?.message ?? '', allowedWay);
    });
  }

  it('allows types of the contract in the domain', () => {
    const allowed = importsInText(
      'src/domain/passenger/age.ts',
      `import type { City } from '../../contract/flight-booking/booking';`,
    );
    assert.deepEqual(violations(allowed), []);
  });

  it('finds a circle of three', () => {
    const round = [
      ...importsInText('src/domain/a.ts', `import { b } from './b';`),
      ...importsInText('src/domain/b.ts', `export { c } from './c';`),
      ...importsInText('src/domain/c.ts', `import { a } from './a';`),
    ];
    assert.equal(circles(round).length, 1);
  });

  it('does not see imports in comments', () => {
    assert.deepEqual(
      importsInText('src/domain/a.ts', `// import x from 'react';\n/* import y from 'axios'; */`),
      [],
    );
  });
});
