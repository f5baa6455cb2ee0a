import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { importsInText, importsOf } from './imports';
import { areaCircles, areaOf } from './layers';
import { circles, elementImports, violations } from './rules';

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

  it('keeps the areas of the gateway in layers: no area imports, even indirectly, an area that imports it', () => {
    assert.deepEqual(areaCircles(imports), []);
  });

  it('has no circles of an element and its views', () => {
    assert.deepEqual(elementImports(imports), []);
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
      `import { x } from '../../demo/gateway/server/http/app';`,
      /by tag, event and context/,
    ],
    ['components/order/list/x.ts', `import { useQuery } from '@tanstack/react-query';`, /useCall/],
    ['components/order/list/x.ts', `import { useForm } from 'react-hook-form';`, /createForm/],
    ['src/element/list/x.ts', `import { useQuery } from '@tanstack/react-query';`, /src\/element may/],
    ['components/order/pages.ts', `import { orderList } from './list/element';`, /plain data/],
    ['components/pages.ts', `import { Portal } from './portal/Portal';`, /gathers the pages/],
    ['demo/gateway/server/http/app.ts', `import { x } from '../../login/session';`, /know no area/],
    ['demo/gateway/db/database.ts', `import type { X } from '../order/scope';`, /know no area/],
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

  for (const [from, code] of [
    ['demo/gateway/order/lifecycle.ts', `import { x } from '../approval/applications/queries';`],
    ['demo/gateway/order/lifecycle.ts', `import type { X } from './list/queries';`],
    ['demo/gateway/order/events.ts', `import { x } from '../settlement/queries';`],
    ['demo/gateway/seed/organisation.ts', `import { x } from '../home/queries';`],
  ] as const) {
    it(`refuses ${code} in ${from}`, () => {
      const [circle] = areaCircles([...imports, ...importsInText(from, code)]);
      assert.match(circle ?? '', /goes by an event/);
      assert.ok(circle?.includes(from), circle);
    });
  }

  it('allows an area to import the layers below it, and the composition root to import all areas', () => {
    const allowed = [
      ...importsInText('demo/gateway/order/list/routes.ts', `import { x } from '../lifecycle';`),
      ...importsInText('demo/gateway/payment/pay.ts', `import { x } from '../order/lifecycle';`),
      ...importsInText('demo/gateway/gateway.ts', `import { x } from './permission/callers';`),
    ];
    assert.deepEqual(areaCircles([...imports, ...allowed]), []);
  });

  it('knows an area by its area.ts, also within another', () => {
    const areas = ['order', 'order/change'];
    const named = (path: string) => areaOf(path, (area) => areas.includes(area));
    assert.equal(named('demo/gateway/order/change/submit.ts'), 'order/change');
    assert.equal(named('demo/gateway/order/change/migrations/0001-x.ts'), 'order/change');
    assert.equal(named('demo/gateway/order/snapshot/read.ts'), 'order');
    assert.equal(named('demo/gateway/supplier/port.ts'), 'supplier');
    assert.equal(named('demo/gateway/server/http/app.ts'), undefined);
    assert.equal(named('demo/gateway/gateway.ts'), undefined);
  });

  it('refuses a view that imports its element, also for types, and lets the list of elements load it', () => {
    const view = importsInText('components/home/cards/Todo.tsx', `import type { home } from '../element';`);
    assert.equal(elementImports(view).length, 1);
    const list = importsInText('components/index.ts', `const load = () => import('./home/element');`);
    const declared = importsInText('components/home/Home.tsx', `import type { home } from './declaration';`);
    assert.deepEqual(elementImports([...list, ...declared]), []);
  });

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

  it('tells a translation from the texts it stands beside', () => {
    const beside = [
      ...importsInText('components/x/texts.ts', `export const t = () => import('./texts.en');`),
      ...importsInText('components/x/texts.en.ts', `import type { T } from './texts';`),
    ];
    assert.deepEqual(circles(beside), []);
  });

  it('does not see imports in comments', () => {
    assert.deepEqual(
      importsInText('src/domain/a.ts', `// import x from 'react';\n/* import y from 'axios'; */`),
      [],
    );
  });
});
