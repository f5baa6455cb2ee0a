// The address is unknown to the server, so the portal shows its own 404 page and continues from there.
history.replaceState(null, '', '/#/404');
