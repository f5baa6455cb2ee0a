// What a link of a mail leads to stands alone, now and when the page is read anew; everything else is the portal's.
const isByLink = /[?&]authSign=al_/.test(location.href) || history.state?.tpOpenedByLink === true;

/** Shows what a template holds, and adds the scripts that it needs, run in this order. */
function show(template, ...scripts) {
  document.body.prepend(document.getElementById(template).content);
  for (const src of scripts) {
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src, async: false }),
    );
  }
}

if (isByLink) show('by-link', '/elements/loader.js');
else show('in-portal', '/portal.js', '/elements/portal/portal.js');
