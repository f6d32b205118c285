const PRIVATE_V4 = /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./;
const PRIVATE_V6 = /^(::1$|f[cd][0-9a-f]{2}:)/i;

/** Whether a name or address is on this machine or in the restaurant's own network: what is sent there stays inside. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase();
  if (name === 'localhost' || /\.(local|lan|home\.arpa)$/.test(name)) return true;
  // A name without a dot is known only to the own network or to the containers of this machine.
  if (/^[a-z][a-z0-9-]*$/.test(name)) return true;
  return (/^\d+(\.\d+){3}$/.test(name) && PRIVATE_V4.test(name)) || PRIVATE_V6.test(name);
}
