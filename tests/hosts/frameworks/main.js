import orderList from 'travel-portal-elements/order-list/element';
import provider from 'travel-portal-elements/provider/element';
import { mount as mountInAngular } from './angular.js';
import { mount as mountInPreact } from './preact.jsx';
import { mount as mountInReact } from './react.jsx';
import { mount as mountInSolid } from './solid.jsx';
import { mount as mountInSvelte } from './svelte.svelte.js';
import { give, kindsIn, mountView, unmountView } from './views.js';
import { mount as mountInVue } from './vue.js';

const MOUNTS = {
  React: mountInReact,
  Vue: mountInVue,
  Svelte: mountInSvelte,
  Preact: mountInPreact,
  Solid: mountInSolid,
  Angular: mountInAngular,
};

/** Mounts the guide's example of a framework. */
const DOCUMENTED = {
  Preact: async (target) => {
    target.id = 'app';
    await import('virtual:preact.jsx');
  },
  Solid: async (target) => {
    const { Page } = await import('virtual:solid.jsx');
    const { render } = await import('solid-js/web');
    render(Page, target);
  },
  Angular: async (target) => {
    const { BookingPage } = await import('virtual:angular.js');
    const { bootstrapApplication } = await import('@angular/platform-browser');
    target.append(document.createElement('app-booking'));
    await bootstrapApplication(BookingPage);
  },
};

/** Functions that the test calls on this page. */
window.frameworks = {
  define: () => Promise.all([orderList.define(), provider.define()]),
  mount: (framework) => mountView(framework, MOUNTS[framework]),
  give,
  kindsIn,
  unmount: unmountView,
  mountDocumented: (framework) =>
    DOCUMENTED[framework](document.body.appendChild(document.createElement('div'))),
};
