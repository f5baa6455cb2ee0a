// The reference gateway's cashier and the server-side site listen three and four ports above the portal.
const above = (offset) => {
  const site = new URL(location.origin);
  site.port = String(Number(location.port) + offset);
  return site.origin;
};
document.getElementById('portal').trustedOrigins = [above(3), above(4)];
