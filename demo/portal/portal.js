// The cashier of the reference gateway listens three ports above the portal.
const cashier = new URL(location.origin);
cashier.port = String(Number(location.port) + 3);
document.getElementById('portal').trustedOrigins = [cashier.origin];
