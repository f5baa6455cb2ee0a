// The page behind a mail's link is shown alone, also after a reload; all other pages belong to the portal.
const isByLink = /[?&]authSign=al_/.test(location.href) || history.state?.tpOpenedByLink === true;

/** Shows the content of a template and adds its scripts, which run in this order. */
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
