// The address holds the page (`#/log`), or the token of a link (`#/start/…`), which leaves the address at once.
const agency = document.getElementById('agency');

function takeAddress() {
  const [, first = '', token = ''] = location.hash.split('/');
  if (first === 'start') {
    history.replaceState(null, '', location.pathname);
    agency.startToken = token;
  } else if (first !== '') agency.setAttribute('page', first);
}

takeAddress();
addEventListener('hashchange', takeAddress);
agency.addEventListener('tp-agency-page', ({ detail }) => {
  const address = `#/${detail.page}`;
  if (location.hash !== address) history.pushState(null, '', address);
});
addEventListener('popstate', takeAddress);
