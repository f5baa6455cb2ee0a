// The server has no such address: the portal shows its own page that says so, and goes on from there.
history.replaceState(null, '', '/#/404');
